import { requestSignInCodeEndpoint, signInByCodeEndpoint } from '@hako/contract/identity/identity';
import { useState } from 'react';
import { keepAccess } from '../../../api/access.ts';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextInput } from '../../../ui/forms/inputs.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import { CodeStep, type SentCode, sentCode } from './code-step.tsx';
import { useNextPage } from './next-page.ts';

/** Signs in with a phone number and the code that is sent to it: nothing to remember. */
export function PhoneSignInForm({ next }: { readonly next: string | null }) {
  const [phone, setPhone] = useState('');
  const [sent, setSent] = useState<SentCode>();
  const goOn = useNextPage(next);
  const request = useAction((PhoneNr: string) =>
    call(requestSignInCodeEndpoint, { query: { PhoneNr } }, { isProven: true }),
  );
  const signIn = useAction((otp: string, idempotencyKey) =>
    call(signInByCodeEndpoint, { body: { PhoneNr: phone.trim(), otp } }, { idempotencyKey }),
  );

  async function send() {
    const reply = await request.run(phone.trim());
    if (reply) setSent(sentCode(reply));
  }
  async function finish(code: string) {
    const reply = await signIn.run(code);
    if (!reply) return;
    keepAccess(reply);
    toast('Đăng nhập thành công', 'good');
    await goOn();
  }

  if (sent)
    return (
      <CodeStep
        {...sent}
        error={signIn.refusal?.message ?? request.refusal?.message}
        isBusy={signIn.isBusy}
        action="Đăng nhập"
        onCode={(code) => void finish(code)}
        onResend={() => void send()}
        onBack={() => setSent(undefined)}
      />
    );
  return (
    <Form onSubmit={send} refusal={request.refusal}>
      <TextInput
        label="Số điện thoại đã đăng ký"
        hint="Hako gửi một mã 6 chữ số bằng tin nhắn. Ai chiếm được số điện thoại thì đọc được mã: passkey hoặc mật khẩu an toàn hơn."
        type="tel"
        name="phone"
        autoComplete="tel"
        required
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <Button type="submit" kind="main" isBusy={request.isBusy}>
        Gửi mã đăng nhập
      </Button>
    </Form>
  );
}
