import { useState } from 'react';
import { type ProofWays, useOwnerProof } from '../../../parts/owner-proof/use-owner-proof.tsx';
import { OtpInput, PasswordInput } from '../../../ui/forms/inputs.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { customerCalls, type Passkey, staffCalls } from './passkey-calls.ts';
import { PasskeyList } from './passkey-list.tsx';

/** The passkeys of a customer, who proves to be the owner by the ways that the account has. */
export function CustomerPasskeys({
  passkeys,
  ways,
}: {
  readonly passkeys: readonly Passkey[];
  readonly ways: ProofWays;
}) {
  return (
    <PasskeyList passkeys={passkeys} calls={customerCalls} useProof={useOwnerProof} ways={ways} />
  );
}

/** The passkeys of a member of staff, who types both factors once more. */
export const StaffPasskeys = ({ passkeys }: { readonly passkeys: readonly Passkey[] }) => (
  <PasskeyList passkeys={passkeys} calls={staffCalls} useProof={useBothFactors} ways={null} />
);

function useBothFactors(_: null) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const fields = (
    <Stack>
      <PasswordInput
        label="Mật khẩu"
        required
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <OtpInput
        label="Mã xác thực"
        hint="Mỗi mã dùng một lần: nếu vừa dùng để đăng nhập, hãy đợi mã kế tiếp."
        code={code}
        onCode={setCode}
      />
    </Stack>
  );
  return { proof: { password, code }, fields };
}
