import { signInSocialEndpoint } from '@hako/contract/identity/social';
import { useEffect, useRef, useState } from 'react';
import { type AccessReply, keepAccess } from '../../../api/access.ts';
import { call } from '../../../api/client.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { ButtonLink } from '../../../ui/forms/button.tsx';
import { Banner, EmptyState, Skeleton } from '../../../ui/frames/states.tsx';
import { toast } from '../../../ui/frames/toast.tsx';
import { LinkGoogleForm } from './link-google-form.tsx';
import { useNextPage } from './next-page.ts';

interface Props {
  readonly code: string | null;
  readonly state: string | null;
  /** What Google says instead of a code, e.g. `access_denied`. */
  readonly error: string | null;
}

type Step =
  | { readonly at: 'asking' }
  | { readonly at: 'link'; readonly destination: string; readonly hasPassword: boolean }
  | { readonly at: 'failed'; readonly message: string };

/** Back from Google: signs in, or asks the owner of the existing account to agree. */
export function GoogleReturn({ code, state, error }: Props) {
  const [step, setStep] = useState<Step>({ at: 'asking' });
  const [next, setNext] = useState<string | null>(null);
  const goOn = useNextPage(next);
  const wasSent = useRef(false);
  const [isIn, setIn] = useState(false);

  useEffect(() => {
    // A code counts once, and effects may run twice.
    if (wasSent.current || !code || !state || error) return;
    wasSent.current = true;
    call(signInSocialEndpoint, { body: { provider: 'google', code, state } })
      .then((reply) => {
        setNext(reply.next ?? null);
        if (reply.step === 'link')
          return setStep({
            at: 'link',
            destination: reply.destination ?? '',
            hasPassword: reply.has_password === true,
          });
        keepAccess(reply as AccessReply);
        setIn(true);
      })
      .catch((failure: unknown) => {
        if (!isRefusal(failure)) throw failure;
        setStep({ at: 'failed', message: failure.message });
      });
  }, [code, state, error]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the person is in and the page knows where they wanted to go.
  useEffect(() => {
    if (!isIn) return;
    toast('Đăng nhập thành công', 'good');
    void goOn();
  }, [isIn]);

  if (error || !code || !state)
    return (
      <Ended title="Chưa đăng nhập">
        {error === 'access_denied'
          ? 'Bạn đã hủy đăng nhập bằng Google. Chưa có gì thay đổi.'
          : 'Google không gửi lại thông tin đăng nhập.'}
      </Ended>
    );
  if (step.at === 'failed') return <Ended title="Chưa đăng nhập được">{step.message}</Ended>;
  if (step.at === 'link')
    return <LinkStep step={step} state={state} onLinked={() => setIn(true)} />;
  return (
    <>
      <p role="status">Đang xác nhận với Google…</p>
      <Skeleton lines={2} height={28} />
    </>
  );
}

/** The address has an account already: its owner agrees once. */
function LinkStep({
  step,
  state,
  onLinked,
}: {
  readonly step: Extract<Step, { readonly at: 'link' }>;
  readonly state: string;
  readonly onLinked: () => void;
}) {
  return (
    <>
      <Banner>
        Địa chỉ <strong>{step.destination}</strong> đã có tài khoản Hako. Hãy xác nhận đó là tài
        khoản của bạn; từ lần sau bạn chỉ cần bấm Tiếp tục với Google.
      </Banner>
      <LinkGoogleForm state={state} hasPassword={step.hasPassword} onLinked={onLinked} />
    </>
  );
}

function Ended({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink to="/account/login" kind="main">
          Về trang đăng nhập
        </ButtonLink>
      }
    >
      <p role="alert">{children}</p>
    </EmptyState>
  );
}
