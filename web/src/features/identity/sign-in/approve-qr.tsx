import { approveQrEndpoint, type QrPlace, scanQrEndpoint } from '@hako/contract/identity/qr';
import { useEffect, useState } from 'react';
import type { Static } from 'typebox';
import { call } from '../../../api/client.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button, ButtonLink } from '../../../ui/forms/button.tsx';
import { Card, Facts, Stack } from '../../../ui/frames/card.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { OtpInput } from '../../../ui/forms/inputs.tsx';
import { useNow } from '../../../ui/figures/now.ts';
import { Banner, EmptyState, Skeleton } from '../../../ui/frames/states.tsx';

type Scan =
  | { readonly step: 'asking' }
  | { readonly step: 'asked'; readonly place: Static<typeof QrPlace>; readonly endsAtMs: number }
  | { readonly step: 'over'; readonly message: string };

/** The phone's side of a QR sign-in: shows where the code is, and signs that browser in once the number from its screen is typed. */
export function ApproveQr({ qrId, name }: { readonly qrId: string; readonly name: string }) {
  const scan = useQrScan(qrId);
  const [answered, setAnswered] = useState<'yes' | 'no'>();
  const answer = useAction((body: { allow: boolean; number?: string }, idempotencyKey) =>
    call(approveQrEndpoint, { body: { qr_id: qrId, ...body } }, { idempotencyKey }),
  );
  const seconds = Math.ceil(((scan.step === 'asked' ? scan.endsAtMs : 0) - useNow()) / 1000);
  const [number, setNumber] = useState('');

  async function say(allow: boolean) {
    if (await answer.run(allow ? { allow, number } : { allow })) setAnswered(allow ? 'yes' : 'no');
    setNumber('');
  }

  async function submit() {
    if (number.length === 2) await say(true);
  }

  if (answered) return <Ended {...ANSWERED[answered]} />;
  if (scan.step === 'asking') return <Skeleton lines={4} height={28} />;
  const isWorthless =
    answer.refusal?.code === 'identity.qr-over' ||
    answer.refusal?.code === 'identity.qr-number-spent';
  if (scan.step === 'over' || isWorthless)
    return (
      <Ended
        title={WORTHLESS}
        text={answer.refusal?.message ?? (scan as { message?: string }).message}
      />
    );
  if (seconds <= 0) return <Ended {...TOO_LATE} />;
  return (
    <Form onSubmit={submit}>
      <WaitingPlace name={name} place={scan.place} />
      <Card>
        <Stack>
          <NumberInput
            number={number}
            onNumber={setNumber}
            seconds={seconds}
            problem={answer.refusal?.message}
          />
          <Button
            type="submit"
            kind="main"
            isWide
            isBusy={answer.isBusy}
            disabled={number.length < 2}
          >
            Đăng nhập máy tính
          </Button>
          <Button isWide onClick={() => void say(false)} disabled={answer.isBusy}>
            Không phải tôi
          </Button>
        </Stack>
      </Card>
    </Form>
  );
}

const WORTHLESS = 'Mã không còn dùng được';
const TOO_LATE = {
  title: WORTHLESS,
  text: 'Mã QR đã hết hạn. Vui lòng lấy mã mới trên trang đăng nhập.',
};
const ANSWERED = {
  yes: {
    title: 'Máy tính đã được đăng nhập',
    text: 'Bạn có thể xem và đăng xuất thiết bị đó trong trang Hồ sơ.',
  },
  no: {
    title: 'Đã từ chối',
    text: 'Không có thiết bị nào được đăng nhập. Nếu ai đó gửi mã này cho bạn, đừng quét mã của họ nữa.',
  },
};

/** Tells the server that the code was scanned, and gives where it stands. */
function useQrScan(qrId: string): Scan {
  const [scan, setScan] = useState<Scan>({ step: 'asking' });
  useEffect(() => {
    let isLeaving = false;
    void call(scanQrEndpoint, { body: { qr_id: qrId } })
      .then(
        ({ place, expires_in }): Scan => ({
          step: 'asked',
          place,
          endsAtMs: Date.now() + expires_in * 1000,
        }),
      )
      .catch((error: unknown): Scan => {
        if (!isRefusal(error)) throw error;
        return { step: 'over', message: error.message };
      })
      .then((next) => {
        if (!isLeaving) setScan(next);
      });
    return () => {
      isLeaving = true;
    };
  }, [qrId]);
  return scan;
}

function NumberInput({
  number,
  onNumber,
  seconds,
  problem,
}: {
  readonly number: string;
  readonly onNumber: (number: string) => void;
  readonly seconds: number;
  readonly problem: string | undefined;
}) {
  return (
    <OtpInput
      label="Số đang hiện trên màn hình máy tính"
      hint={`Hai chữ số. Mã QR còn dùng được ${Math.min(120, seconds)} giây.`}
      length={2}
      code={number}
      onCode={onNumber}
      error={problem}
    />
  );
}

/** Where the code is shown, so that nobody lets a stranger in. */
function WaitingPlace({
  name,
  place: { browser, system, address, network },
}: {
  readonly name: string;
  readonly place: Static<typeof QrPlace>;
}) {
  return (
    <>
      <Card title="Nơi đang chờ đăng nhập">
        <Facts
          rows={[
            ['Tài khoản', name],
            ['Trình duyệt', [browser || 'Không rõ', system].filter(Boolean).join(' trên ')],
            [
              'Mạng',
              network === 'same' ? 'Cùng mạng với điện thoại này' : `Mạng khác (${address})`,
            ],
          ]}
        />
      </Card>
      <Banner tone={network === 'same' ? 'plain' : 'estimate'}>
        Chỉ tiếp tục khi chính bạn vừa mở trang đăng nhập đó. Hako không bao giờ hỏi số này qua tin
        nhắn hay điện thoại.
      </Banner>
    </>
  );
}

function Ended({ title, text }: { readonly title: string; readonly text: string | undefined }) {
  return (
    <EmptyState
      title={title}
      action={<ButtonLink to="/account/dashboard">Về trang Tổng quan</ButtonLink>}
    >
      <p role="status">{text}</p>
    </EmptyState>
  );
}
