import type { EndpointReply } from '@hako/contract/kit/endpoint';
import {
  type OwnerProof,
  type readProofWaysEndpoint,
  requestProofCodeEndpoint,
} from '@hako/contract/identity/owner';
import { type ReactNode, useId, useState } from 'react';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../ui/forms/button.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Checkbox, OtpInput, PasswordInput } from '../../ui/forms/inputs.tsx';
import { Row, Stack } from '../../ui/frames/card.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import styles from './owner-proof.module.css';

export type ProofWays = EndpointReply<typeof readProofWaysEndpoint>['data'];
type Channel = ProofWays['contacts'][number]['channel'];
type Way = 'password' | Channel;

const NAMES: Readonly<Record<Way, string>> = {
  password: 'Bằng mật khẩu',
  phone: 'Bằng mã qua tin nhắn',
  email: 'Bằng mã qua email',
};
const sendProofCode = (channel: Channel, idempotencyKey: string) =>
  call(requestProofCodeEndpoint, { body: { channel } }, { idempotencyKey });

/**
 * The fields by which a customer proves once more who they are, and what they typed, for the body of the call. A password is
 * offered where there is one; a code goes to a contact that the account has.
 */
export function useOwnerProof(
  { has_password: hasPassword, contacts }: ProofWays,
  sendTo: (channel: Channel, idempotencyKey: string) => Promise<unknown> = sendProofCode,
): { readonly proof: OwnerProof; readonly fields: ReactNode } {
  const ways: readonly Way[] = [
    ...(hasPassword ? (['password'] as const) : []),
    ...contacts.map(({ channel }) => channel),
  ];
  const group = useId();
  const [way, setWay] = useState<Way>(ways[0] ?? 'email');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const send = useAction(sendTo);
  const masked = contacts.find(({ channel }) => channel === way)?.masked.replaceAll(' ', '\u00a0');

  async function sendCode() {
    if (way !== 'password' && (await send.run(way))) toast(`Đã gửi mã tới ${masked}.`, 'good');
  }
  const fields = (
    <Stack gap={1}>
      <fieldset className={styles.ways}>
        <legend>Xác nhận lại là bạn</legend>
        {ways.map((one) => (
          <Checkbox
            key={one}
            type="radio"
            name={group}
            label={NAMES[one]}
            checked={way === one}
            onChange={() => setWay(one)}
          />
        ))}
      </fieldset>
      {way === 'password' ? (
        <PasswordInput
          label="Mật khẩu"
          required
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      ) : (
        <Row isBottom>
          <OtpInput label={`Mã gửi tới ${masked}`} code={code} onCode={setCode} />
          <Button isBusy={send.isBusy} onClick={() => void sendCode()}>
            Gửi mã
          </Button>
        </Row>
      )}
      <RefusalNote refusal={send.refusal} />
    </Stack>
  );
  return { proof: way === 'password' ? { password } : { channel: way, code }, fields };
}
