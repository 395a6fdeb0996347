import { signUpEndpoint } from '@hako/contract/customers/customers';
import { useState } from 'react';
import { keepAccess } from '../../../api/access.ts';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { PasswordInput, TextInput } from '../../../ui/forms/inputs.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import { CodeStep, type SentCode, sentCode } from './code-step.tsx';
import { useNextPage } from './next-page.ts';

interface Typed {
  readonly full_name: string;
  readonly contact: string;
  readonly password: string;
}

/** Opens an account: who and how to reach them, then the code that was sent there; afterwards they are signed in. */
export function SignUpForm({ next }: { readonly next: string | null }) {
  const [form, setForm] = useState<Typed>({ full_name: '', contact: '', password: '' });
  const [sent, setSent] = useState<SentCode>();
  const goOn = useNextPage(next);
  const ask = useAction((asked: Typed) => call(signUpEndpoint, { body: bodyOf(asked) }));
  const open = useAction((otp: string, idempotencyKey) =>
    call(signUpEndpoint, { body: { ...bodyOf(form), otp } }, { idempotencyKey }),
  );
  const change = (field: keyof Typed) => (event: { currentTarget: { value: string } }) =>
    setForm({ ...form, [field]: event.currentTarget.value });

  async function send() {
    const reply = await ask.run(form);
    if (reply) setSent(sentCode(reply));
  }
  async function finish(code: string) {
    const reply = await open.run(code);
    if (!reply?.access_token || !reply.expires_in) return;
    keepAccess({ access_token: reply.access_token, expires_in: reply.expires_in });
    toast('Chào mừng bạn đến với Hako', 'good');
    await goOn();
  }

  if (sent)
    return (
      <CodeStep
        {...sent}
        error={open.refusal?.message ?? ask.refusal?.message}
        isBusy={open.isBusy}
        action="Đăng ký"
        onCode={(code) => void finish(code)}
        onResend={() => void send()}
        onBack={() => setSent(undefined)}
      />
    );
  return (
    <Form onSubmit={send} refusal={ask.refusal}>
      <SignUpFields form={form} change={change} />
      <Button type="submit" kind="main" isBusy={ask.isBusy}>
        Gửi mã xác thực
      </Button>
    </Form>
  );
}

type Changed = (event: { currentTarget: { value: string } }) => void;

function SignUpFields({
  form,
  change,
}: {
  readonly form: Typed;
  readonly change: (field: keyof Typed) => Changed;
}) {
  return (
    <>
      <TextInput
        label="Họ và tên"
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        value={form.full_name}
        onChange={change('full_name')}
      />
      <TextInput
        label="Số điện thoại hoặc email"
        hint="Số điện thoại giúp chuyển khoản của bạn tự vào đúng ví."
        name="username"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        required
        value={form.contact}
        onChange={change('contact')}
      />
      <PasswordInput
        label="Mật khẩu"
        hint="Ít nhất 8 ký tự. Vài từ ghép lại dễ nhớ và khó đoán hơn."
        name="password"
        autoComplete="new-password"
        required
        minLength={8}
        value={form.password}
        onChange={change('password')}
      />
    </>
  );
}

function bodyOf({ full_name, contact, password }: Typed) {
  const reached = contact.includes('@') ? { email: contact.trim() } : { phone: contact.trim() };
  return { full_name: full_name.trim(), ...reached, password, type_mode: 'hako' };
}
