import { LIMITS } from '@hako/contract/kit/limits';
import { readTopUpEndpoint } from '@hako/contract/wallet/wallet';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { useLive } from '../../api/live.ts';
import { isRefusal } from '../../api/refusal.ts';
import { formatDong } from '../../text/money.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Stack } from '../../ui/frames/card.tsx';
import { MoneyInput } from '../../ui/forms/inputs.tsx';
import { Sheet } from '../../ui/frames/sheet.tsx';
import { ErrorState, Skeleton } from '../../ui/frames/states.tsx';
import { Tabs } from '../../ui/frames/tabs.tsx';
import { ClaimForm } from './claim-form.tsx';
import { PaymentLink } from './payment-link.tsx';
import { TransferGuide } from './transfer-guide.tsx';
import styles from './top-up-sheet.module.css';

type Guide = EndpointReply<typeof readTopUpEndpoint>['data'];

/** The key of the tab beside those of our accounts. */
const PAYOS = 'payos';
const CHIPS = [
  { vnd: 500_000, word: '500 nghìn' },
  { vnd: 1_000_000, word: '1 triệu' },
  { vnd: 2_000_000, word: '2 triệu' },
  { vnd: 5_000_000, word: '5 triệu' },
];
/** Waits until the person has stopped typing, in milliseconds. */
const TYPING_MS = 350;

/** How to top up: amount, one big code, every field with its copy button, and the arrival as it happens. */
export function TopUpSheet({
  customerId,
  isOpen,
  onClose,
  proposedVnd,
}: {
  readonly customerId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The sum that stands in the form at first, such as what a payment lacks. */
  readonly proposedVnd: number | undefined;
}) {
  const [amount, setAmount] = useState(proposedVnd);
  const [arrived, setArrived] = useState<number>();
  const reading = useGuide(amount, isOpen);
  const [bank, setBank] = useState('');
  useLive(isOpen ? `customer:${customerId}` : null, (message) => {
    if (message?.kind === 'wallet' && typeof message['amount'] === 'number')
      setArrived(message['amount']);
  });

  function close() {
    setArrived(undefined);
    onClose();
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title="Nạp tiền vào ví"
      foot={arrived === undefined ? <p className={styles.waiting}>Đang chờ tiền tới</p> : undefined}
    >
      {arrived === undefined ? (
        <Stack>
          <AmountFields amount={amount} onAmount={setAmount} />
          <Guidance reading={reading} amount={amount} bank={bank} onBank={setBank} />
          <ClaimForm />
        </Stack>
      ) : (
        <Arrival arrivedVnd={arrived} onClose={close} onMore={() => setArrived(undefined)} />
      )}
    </Sheet>
  );
}

function AmountFields({
  amount,
  onAmount,
}: {
  readonly amount: number | undefined;
  readonly onAmount: (amount: number | undefined) => void;
}) {
  return (
    <>
      <MoneyInput
        label="Số tiền muốn nạp"
        hint="Để trống nếu muốn tự nhập trong ứng dụng ngân hàng."
        isOptional
        currency="VND"
        amount={amount}
        onAmount={onAmount}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own box around the chips. */}
      <div className={styles.chips} role="group" aria-label="Số tiền gợi ý">
        {CHIPS.map(({ vnd, word }) => (
          <button
            key={vnd}
            type="button"
            aria-pressed={amount === vnd}
            className={styles.chip}
            onClick={() => onAmount(amount === vnd ? undefined : vnd)}
          >
            {word}
          </button>
        ))}
      </div>
    </>
  );
}

/** Where to transfer to: one tab for each of our accounts, and the payment link where the amount allows it. */
function Guidance({
  reading: { guide, error, isStale, retry },
  amount,
  bank,
  onBank,
}: {
  readonly reading: ReturnType<typeof useGuide>;
  readonly amount: number | undefined;
  /** The tab that was chosen: an account, or the payment link. */
  readonly bank: string;
  readonly onBank: (bank: string) => void;
}) {
  const canLink = guide?.has_payment_link && (amount ?? 0) >= LIMITS.leastPaymentLinkVnd;
  const isLink = canLink && bank === PAYOS;
  const account =
    guide?.accounts.find(({ account_number }) => account_number === bank) ?? guide?.accounts[0];
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!guide) return <Skeleton lines={3} height={120} />;
  if (!account) return null;
  return (
    <Tabs
      label="Tài khoản nhận"
      tabs={[
        ...guide.accounts.map((one) => ({
          key: one.account_number,
          label: one.bank_short_name,
        })),
        ...(canLink ? [{ key: PAYOS, label: 'payOS' }] : []),
      ]}
      chosen={isLink ? PAYOS : account.account_number}
      onChoose={onBank}
    >
      {isLink && amount !== undefined ? (
        <PaymentLink amountVnd={amount} isStale={isStale} />
      ) : (
        <TransferGuide
          account={account}
          content={guide.content}
          amountVnd={guide.amount_vnd}
          inWords={guide.amount_in_words}
          isStale={isStale}
        />
      )}
    </Tabs>
  );
}

function Arrival({
  arrivedVnd,
  onClose,
  onMore,
}: {
  readonly arrivedVnd: number;
  readonly onClose: () => void;
  readonly onMore: () => void;
}) {
  return (
    <div className={styles.arrived} role="status">
      <IconCircleCheck aria-hidden="true" size={56} stroke={1.5} />
      <p className={styles.sum}>+{formatDong(arrivedVnd)}</p>
      <p>Tiền đã vào ví và dùng được ngay.</p>
      <Button kind="main" onClick={onClose}>
        Xong
      </Button>
      <Button kind="quiet" onClick={onMore}>
        Nạp thêm
      </Button>
    </div>
  );
}

/** The guide for the amount that was typed; while a new one is read the old one stays and says that it is stale. */
function useGuide(amount: number | undefined, isOpen: boolean) {
  const [answer, setAnswer] = useState<{ of: number; guide?: Guide; error?: unknown }>();
  const [turn, setTurn] = useState(0);
  const wanted = amount ?? 0;
  const isFirst = answer === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again; whether it is the first only shortens the wait.
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const timer = setTimeout(
      async () => {
        try {
          const { data } = await call(
            readTopUpEndpoint,
            { query: { amount: wanted || undefined } },
            { signal: stop.signal },
          );
          setAnswer({ of: wanted, guide: data });
        } catch (error) {
          if (stop.signal.aborted) return;
          if (!isRefusal(error)) throw error;
          setAnswer({ of: wanted, error });
        }
      },
      isFirst ? 0 : TYPING_MS,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, isOpen, turn]);
  return {
    guide: answer?.guide,
    error: answer?.error,
    isStale: answer?.of !== wanted,
    retry: () => setTurn(turn + 1),
  };
}
