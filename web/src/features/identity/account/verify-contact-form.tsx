import {
  requestEmailCodeEndpoint,
  requestPhoneCodeEndpoint,
  verifyEmailEndpoint,
  verifyPhoneEndpoint,
} from '@hako/contract/identity/identity';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { vi } from '../../../text/vi.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import { CodeStep, type SentCode, sentCode } from '../sign-in/code-step.tsx';

type Channel = 'phone' | 'email';

/** Proves a phone number or e-mail address and makes it the account's own. */
export function VerifyContactForm({
  channel,
  current,
}: {
  readonly channel: Channel;
  readonly current: string | null;
}) {
  const [contact, setContact] = useState('');
  const [sent, setSent] = useState<SentCode>();
  const { revalidate } = useRevalidator();
  const isPhone = channel === 'phone';
  const request = useAction((text: string) =>
    isPhone
      ? call(requestPhoneCodeEndpoint, { body: { phone: text } })
      : call(requestEmailCodeEndpoint, { body: { email: text } }),
  );
  const verify = useAction((otp: string) =>
    isPhone
      ? call(verifyPhoneEndpoint, { body: { phone: contact, otp } })
      : call(verifyEmailEndpoint, { body: { email: contact, otp } }),
  );

  async function send() {
    const reply = await request.run(contact.trim());
    if (reply) setSent(sentCode(reply));
  }
  async function finish(code: string) {
    if (!(await verify.run(code))) return;
    setSent(undefined);
    setContact('');
    toast(vi.updated, 'good');
    await revalidate();
  }

  if (sent)
    return (
      <CodeStep
        {...sent}
        error={verify.refusal?.message ?? request.refusal?.message}
        isBusy={verify.isBusy}
        action={vi.confirm}
        onCode={(code) => void finish(code)}
        onResend={() => void send()}
        onBack={() => setSent(undefined)}
      />
    );
  return (
    <Form onSubmit={send} refusal={request.refusal}>
      <p>
        {current === null ? (
          'Chưa có.'
        ) : (
          <>
            Hiện tại: <strong>{current}</strong>.
          </>
        )}{' '}
        {isPhone ? 'Chuyển khoản ghi số này sẽ tự vào ví của bạn.' : null}
      </p>
      <TextInput
        label={isPhone ? 'Số điện thoại mới' : 'E-mail mới'}
        type={isPhone ? 'tel' : 'email'}
        autoComplete={isPhone ? 'tel' : 'email'}
        required
        value={contact}
        onChange={(event) => setContact(event.currentTarget.value)}
      />
      <Button type="submit" isBusy={request.isBusy}>
        Gửi mã xác thực
      </Button>
    </Form>
  );
}
