import { signInEndpoint } from '@hako/contract/identity/identity';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { keepAccess } from '../../../api/access.ts';
import { call } from '../../../api/client.ts';
import { isTheirs } from '../../../api/refusal.ts';
import { useAction } from '../../../api/use-action.ts';
import { vi } from '../../../text/vi.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { PasswordInput, TextInput } from '../../../ui/forms/inputs.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import { useNextPage } from './next-page.ts';

/** Signs in with e-mail or phone and password, then goes on to `next` where that is a page of ours. */
export function SignInForm({ next }: { readonly next: string | null }) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const goOn = useNextPage(next);
  const { state } = useRevalidator();
  const signIn = useAction((body: { username: string; password: string }, idempotencyKey) =>
    call(signInEndpoint, { body }, { idempotencyKey }),
  );

  async function submit() {
    const reply = await signIn.run({ username: username.trim(), password });
    if (!reply) return;
    keepAccess(reply);
    toast('Đăng nhập thành công', 'good');
    await goOn();
  }

  const { refusal } = signIn;
  const told = refusal && {
    code: refusal.code,
    message: isTheirs(refusal) ? refusal.message : `${vi.signInFailed}. ${refusal.message}`,
  };
  return (
    <Form onSubmit={submit} refusal={told}>
      <TextInput
        label="Email hoặc số điện thoại"
        name="username"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        required
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      <PasswordInput
        label="Mật khẩu"
        name="password"
        required
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" kind="main" isBusy={signIn.isBusy || state === 'loading'}>
        Đăng nhập
      </Button>
    </Form>
  );
}
