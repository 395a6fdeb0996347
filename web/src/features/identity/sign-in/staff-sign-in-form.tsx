import { signInStaffEndpoint } from '@hako/contract/staff/staff';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { keepAccess } from '../../../api/access.ts';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { OtpInput, PasswordInput, TextInput } from '../../../ui/forms/inputs.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';

/** Staff sign-in: both factors, or a passkey, which counts as both. */
export function StaffSignIn({ next }: { readonly next: string }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const goOn = async () => {
    await revalidate();
    await navigate(next, { replace: true });
  };
  return (
    <Stack>
      <FactorsForm onSignedIn={goOn} />
      <PasskeyButton kind="staff" onSignedIn={goOn} />
    </Stack>
  );
}

/** Both at once, so that nobody learns which one was wrong. */
function FactorsForm({ onSignedIn }: { readonly onSignedIn: () => Promise<void> }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const signIn = useAction(
    (body: { email: string; password: string; code: string }, idempotencyKey) =>
      call(signInStaffEndpoint, { body }, { idempotencyKey }),
  );

  async function submit() {
    const reply = await signIn.run({ email: email.trim(), password, code });
    // A code opens the door once: after a refusal the next one is needed.
    if (!reply) return setCode('');
    keepAccess(reply);
    await onSignedIn();
  }

  return (
    <Form onSubmit={submit} refusal={signIn.refusal}>
      <TextInput
        label="Email công việc"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordInput
        label="Mật khẩu"
        name="password"
        required
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <OtpInput
        label="Mã xác thực"
        hint="6 chữ số trong ứng dụng xác thực của bạn."
        code={code}
        onCode={setCode}
      />
      <Button type="submit" kind="main" isBusy={signIn.isBusy} disabled={code.length < 6}>
        Vào bàn làm việc
      </Button>
    </Form>
  );
}
