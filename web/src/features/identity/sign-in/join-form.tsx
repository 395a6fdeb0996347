import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { joinStaffEndpoint, type readJoinEndpoint } from '@hako/contract/staff/joining';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { keepAccess } from '../../../api/access.ts';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { QrCode } from '../../../ui/figures/qr-code.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { OtpInput, PasswordInput } from '../../../ui/forms/inputs.tsx';

interface Props {
  readonly token: string;
  readonly joining: EndpointReply<typeof readJoinEndpoint>['data'];
}

/** Password and second factor of a new member of staff; a code proves that the app has the secret. */
export function JoinForm({ token, joining }: Props) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const join = useAction((body: { password: string; code: string }, idempotencyKey) =>
    call(joinStaffEndpoint, { params: { token }, body }, { idempotencyKey }),
  );

  async function submit() {
    const reply = await join.run({ password, code });
    if (!reply) return setCode('');
    keepAccess(reply);
    await revalidate();
    await navigate('/desk', { replace: true });
  }

  return (
    <Form onSubmit={submit} refusal={join.refusal}>
      <PasswordInput
        label="Mật khẩu mới"
        hint="Từ 8 ký tự trở lên, không dùng lại mật khẩu ở nơi khác."
        name="new-password"
        autoComplete="new-password"
        required
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <p>Quét mã này bằng ứng dụng xác thực (Google Authenticator, 1Password, Aegis…).</p>
      <QrCode content={joining.totp_uri} name="Mã QR cho ứng dụng xác thực" size={220} />
      <p>
        Không quét được thì nhập khóa: <code data-secret>{spaced(joining.totp_secret)}</code>
      </p>
      <OtpInput
        label="Mã xác thực"
        hint="6 chữ số mà ứng dụng đang hiện."
        code={code}
        onCode={setCode}
      />
      <Button type="submit" kind="main" isBusy={join.isBusy} disabled={code.length < 6}>
        Nhận tài khoản
      </Button>
    </Form>
  );
}

/** In groups of four, as people read and type it. */
const spaced = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';
