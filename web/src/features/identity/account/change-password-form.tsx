import { changePasswordEndpoint } from '@hako/contract/identity/passwords';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { PasswordInput } from '../../../ui/forms/inputs.tsx';
import { toast } from '../../../ui/frames/toast.tsx';

/** Changes the password of the signed-in person; their other devices are signed out. */
export function ChangePasswordForm() {
  const [oldPassword, setOld] = useState('');
  const [newPassword, setNew] = useState('');
  const change = useAction((body: { oldPassword: string; newPassword: string }, idempotencyKey) =>
    call(changePasswordEndpoint, { body }, { idempotencyKey }),
  );
  const isOldWrong = change.refusal?.code === 'identity.wrong-old-password';

  async function submit() {
    if (!(await change.run({ oldPassword, newPassword }))) return;
    setOld('');
    setNew('');
    toast('Đã đổi mật khẩu. Các thiết bị khác đã được đăng xuất.', 'good');
  }

  return (
    <Form onSubmit={submit} refusal={isOldWrong ? undefined : change.refusal}>
      <PasswordInput
        label="Mật khẩu hiện tại"
        required
        error={isOldWrong ? change.refusal?.message : undefined}
        value={oldPassword}
        onChange={(event) => setOld(event.currentTarget.value)}
      />
      <PasswordInput
        label="Mật khẩu mới"
        hint="Ít nhất 8 ký tự."
        autoComplete="new-password"
        required
        minLength={8}
        value={newPassword}
        onChange={(event) => setNew(event.currentTarget.value)}
      />
      <Button type="submit" kind="main" isBusy={change.isBusy}>
        Đổi mật khẩu
      </Button>
    </Form>
  );
}
