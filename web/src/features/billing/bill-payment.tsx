import { chooseCodEndpoint } from '@hako/contract/billing/cash-on-delivery';
import { type BillRow, confirmReceivedEndpoint } from '@hako/contract/billing/slips';
import { useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatDong } from '../../text/money.ts';
import { Dong } from '../../ui/figures/money.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Checkbox } from '../../ui/forms/inputs.tsx';
import { Row } from '../../ui/frames/card.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import styles from './bill-card.module.css';
import type { Outcome } from './pay-outcome.tsx';

export interface BillPaymentProps {
  readonly bill: BillRow;
  readonly isChosen: boolean;
  /** Undefined: there is no other bill to pay it with. */
  readonly onChoose: ((isChosen: boolean) => void) | undefined;
  /** Pays this one alone. */
  readonly onPay: () => void;
  readonly isPaying: boolean;
  /** Why this bill could not be paid just now. */
  readonly problem: Outcome | undefined;
}

/** What a bill comes to, how it is or will be paid, and the buttons for that. */
export function BillPayment({
  bill,
  isChosen,
  onChoose,
  onPay,
  isPaying,
  problem,
}: BillPaymentProps) {
  const received = useReceipt(bill.code);
  const atTheDoor = usePayAtTheDoor(bill.code);
  return (
    <>
      <RefusalNote
        refusal={problem && { code: problem.refusal ?? '', message: problem.message ?? '' }}
      />
      <RefusalNote refusal={atTheDoor.refusal} />
      <RefusalNote refusal={received.refusal} />
      <Row isSpread>
        <strong>
          {bill.is_paid ? 'Đã thanh toán ' : bill.is_cod ? 'Thanh toán khi nhận hàng ' : 'Tổng '}
          <Dong amount={bill.total_vnd} size="large" />
        </strong>
        {bill.may_pay ? (
          onChoose ? (
            <Checkbox
              label="Chọn để trả chung"
              checked={isChosen}
              onChange={(event) => onChoose(event.target.checked)}
            />
          ) : null
        ) : bill.may_confirm_received ? (
          <Button isBusy={received.isBusy} onClick={() => void received.confirm()}>
            Đã nhận được hàng
          </Button>
        ) : (
          <span className={styles.facts}>{settledWords(bill)}</span>
        )}
      </Row>
      <NotReported bill={bill} />
      {bill.may_pay ? (
        <div className={styles.pay}>
          <Button kind="money" isBusy={isPaying} onClick={onPay}>
            Thanh toán {formatDong(bill.total_vnd)}
          </Button>
          {bill.is_cod ? null : (
            <Button isBusy={atTheDoor.isBusy} onClick={() => void atTheDoor.choose()}>
              Thanh toán khi nhận hàng
            </Button>
          )}
        </div>
      ) : null}
    </>
  );
}

/** Whom its payment waits for; when it was paid stands at the foot of the slip. */
function settledWords({ paid_at: paidAt, is_cod: isCod, state }: BillRow): string {
  if (paidAt) return '';
  if (!isCod) return 'Chờ duyệt, Hako báo khi có thể thanh toán';
  return state === 'COMPLETED' ? 'Người giao hàng đã thu, chờ hãng nộp' : 'Trả cho người giao hàng';
}

/** The parcel arrived and the carrier has not reported the cash: a second payment would be a mistake. */
function NotReported({ bill }: Pick<BillPaymentProps, 'bill'>) {
  if (!bill.may_pay || bill.state !== 'COMPLETED') return null;
  return (
    <p className={styles.facts}>
      Hãng chưa báo đã thu tiền của phiếu này. Nếu đã trả cho người giao hàng, bạn đừng thanh toán
      lần nữa; Hako chờ hãng chuyển tiền.
    </p>
  );
}

/** The customer confirms that the parcel arrived. */
function useReceipt(code: string) {
  const { revalidate } = useRevalidator();
  const { run, isBusy, refusal } = useAction((_: null, idempotencyKey) =>
    call(confirmReceivedEndpoint, { params: { code } }, { idempotencyKey }),
  );
  async function confirm() {
    if (!(await run(null))) return;
    toast('Cảm ơn bạn đã xác nhận.', 'good');
    await revalidate();
  }
  return { confirm, isBusy, refusal };
}

/** The customer chooses to pay the carrier in cash. */
function usePayAtTheDoor(code: string) {
  const { revalidate } = useRevalidator();
  const { run, isBusy, refusal } = useAction((_: null, idempotencyKey) =>
    call(chooseCodEndpoint, { params: { code } }, { idempotencyKey }),
  );
  async function choose() {
    if (!(await run(null))) return;
    toast(
      'Bạn sẽ trả tiền cho người giao hàng. Đến khi phiếu được đóng hàng, bạn vẫn có thể trả từ ví.',
      'good',
    );
    await revalidate();
  }
  return { choose, isBusy, refusal };
}
