import {
  requestResetCodeEndpoint,
  resetPasswordEndpoint,
  verifyResetCodeEndpoint,
} from '@hako/contract/identity/passwords';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { Stack } from '../../../ui/frames/card.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { PasswordInput, TextInput } from '../../../ui/forms/inputs.tsx';
import { Banner } from '../../../ui/frames/states.tsx';
import { CodeStep, type SentCode, sentCode } from '../sign-in/code-step.tsx';

type Step = 'contact' | 'code' | 'password' | 'done';

/** A forgotten password in three steps: where to send the code, the code, the new password. What was typed stays when one goes back. */
export function ResetPasswordForm({ contact: known = '' }: { readonly contact?: string }) {
  const [step, setStep] = useState<Step>('contact');
  const [contact, setContact] = useState(known);
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState<SentCode>({ destination: '', resendFromMs: 0 });
  const [token, setToken] = useState('');
  const { request, verify, reset } = useResetCalls(contact, token);

  async function send() {
    const reply = await request.run(contact.trim());
    if (reply) setSent(sentCode(reply));
    // A code that left a moment ago is still good.
    if (reply || request.refusal?.code === 'identity.code-too-soon') setStep('code');
  }
  async function check(code: string) {
    const reply = await verify.run(code);
    if (!reply) return;
    setToken(reply.token);
    setStep('password');
  }
  async function save() {
    if (await reset.run(password)) setStep('done');
  }

  if (step === 'code')
    return (
      <CodeStep
        {...sent}
        error={verify.refusal?.message ?? request.refusal?.message}
        isBusy={verify.isBusy}
        action="Tiếp tục"
        onCode={(code) => void check(code)}
        onResend={() => void send()}
        onBack={() => setStep('contact')}
      />
    );
  if (step === 'done') return <SavedNote />;
  return (
    <Form
      onSubmit={() => (step === 'contact' ? send() : save())}
      refusal={step === 'contact' ? request.refusal : reset.refusal}
    >
      {step === 'contact' ? (
        <ContactFields contact={contact} onContact={setContact} isBusy={request.isBusy} />
      ) : (
        <PasswordFields
          reset={reset}
          onPassword={setPassword}
          password={password}
          onNewCode={() => setStep('contact')}
        />
      )}
      {known ? null : (
        <p>
          <Link to="/account/login">Trở lại đăng nhập</Link>
        </p>
      )}
    </Form>
  );
}

/** The three calls: a code is sent, the code is read, the new password is saved. */
function useResetCalls(contact: string, token: string) {
  const request = useAction((phoneOrEmail: string) =>
    call(requestResetCodeEndpoint, { body: { phoneOrEmail, step: 'request_code' } }),
  );
  const verify = useAction((otp: string) =>
    call(verifyResetCodeEndpoint, { body: { phoneOrEmail: contact, otp } }),
  );
  const reset = useAction((newPassword: string, idempotencyKey) =>
    call(
      resetPasswordEndpoint,
      { body: { phoneOrEmail: contact, securityCode: token, newPassword, step: 'change_pwd' } },
      { idempotencyKey },
    ),
  );
  return { request, verify, reset };
}

function SavedNote() {
  return (
    <Stack>
      <Banner tone="good">Mật khẩu mới đã được lưu. Mọi thiết bị khác đã được đăng xuất.</Banner>
      <ButtonLink to="/account/login" kind="main">
        Đăng nhập
      </ButtonLink>
    </Stack>
  );
}

function ContactFields({
  contact,
  onContact,
  isBusy,
}: {
  readonly contact: string;
  readonly onContact: (contact: string) => void;
  readonly isBusy: boolean;
}) {
  return (
    <>
      <TextInput
        label="Email hoặc số điện thoại của tài khoản"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        required
        value={contact}
        onChange={(event) => onContact(event.currentTarget.value)}
      />
      <Button type="submit" kind="main" isBusy={isBusy}>
        Gửi mã
      </Button>
    </>
  );
}

function PasswordFields({
  password,
  onPassword,
  reset,
  onNewCode,
}: {
  readonly password: string;
  readonly onPassword: (password: string) => void;
  readonly reset: ReturnType<typeof useResetCalls>['reset'];
  readonly onNewCode: () => void;
}) {
  return (
    <>
      {reset.refusal?.code === 'identity.reset-expired' ? (
        <Button kind="quiet" onClick={onNewCode}>
          Yêu cầu mã mới
        </Button>
      ) : null}
      <PasswordInput
        label="Mật khẩu mới"
        hint="Ít nhất 8 ký tự. Vài từ ghép lại dễ nhớ và khó đoán hơn."
        autoComplete="new-password"
        required
        minLength={8}
        value={password}
        onChange={(event) => onPassword(event.currentTarget.value)}
      />
      <Button type="submit" kind="main" isBusy={reset.isBusy}>
        Đặt lại mật khẩu
      </Button>
    </>
  );
}
