import { linkSocialEndpoint, requestLinkCodeEndpoint } from '@hako/contract/identity/social';
import { useState } from 'react';
import { type AccessReply, keepAccess } from '../../../api/access.ts';
import { call } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Card } from '../../../ui/frames/card.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { PasswordInput } from '../../../ui/forms/inputs.tsx';
import { CodeStep, type SentCode, sentCode } from './code-step.tsx';

interface Props {
  readonly state: string;
  readonly hasPassword: boolean;
  readonly onLinked: () => void;
}

/** The owner agrees that the account at Google is theirs, by password or by a code to the address. */
export function LinkGoogleForm({ state, hasPassword, onLinked }: Props) {
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState<SentCode>();
  const request = useAction((_: null) => call(requestLinkCodeEndpoint, { body: { state } }));
  const link = useAction((proof: { password: string } | { otp: string }, idempotencyKey) =>
    call(linkSocialEndpoint, { body: { state, ...proof } }, { idempotencyKey }),
  );

  async function send() {
    const reply = await request.run(null);
    if (reply) setSent(sentCode(reply));
  }
  async function prove(proof: { password: string } | { otp: string }) {
    const reply = await link.run(proof);
    if (!reply) return;
    keepAccess(reply as AccessReply);
    onLinked();
  }

  if (sent)
    return (
      <Card>
        <CodeStep
          {...sent}
          error={link.refusal?.message ?? request.refusal?.message}
          isBusy={link.isBusy}
          action="Xác nhận và đăng nhập"
          onCode={(otp) => void prove({ otp })}
          onResend={() => void send()}
          onBack={() => setSent(undefined)}
        />
      </Card>
    );
  return (
    <Card>
      <Form
        onSubmit={() => (hasPassword ? prove({ password }) : send())}
        refusal={link.refusal ?? request.refusal}
      >
        {hasPassword ? (
          <PasswordFields password={password} onPassword={setPassword} isBusy={link.isBusy} />
        ) : null}
        <Button
          type={hasPassword ? 'button' : 'submit'}
          isWide
          isBusy={request.isBusy}
          onClick={hasPassword ? () => void send() : undefined}
        >
          Gửi mã xác thực tới email của tôi
        </Button>
      </Form>
    </Card>
  );
}

function PasswordFields({
  password,
  onPassword,
  isBusy,
}: {
  readonly password: string;
  readonly onPassword: (password: string) => void;
  readonly isBusy: boolean;
}) {
  return (
    <>
      <PasswordInput
        label="Mật khẩu Hako của bạn"
        required
        value={password}
        onChange={(event) => onPassword(event.currentTarget.value)}
      />
      <Button type="submit" kind="main" isWide isBusy={isBusy}>
        Xác nhận và đăng nhập
      </Button>
    </>
  );
}
