import { chooseCodEndpoint } from '@hako/contract/billing/cash-on-delivery';
import { type BillRow, confirmReceivedEndpoint } from '@hako/contract/billing/slips';
import { Link, useRevalidator } from 'react-router';
import { call } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { formatPhone } from '../../text/contact.ts';
import { languageOf } from '../../text/language.ts';
import { formatDong, formatWeight } from '../../text/money.ts';
import { formatMoment } from '../../text/time.ts';
import { RefusalNote } from '../../ui/forms/form.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Card, Row, Stack } from '../../ui/frames/card.tsx';
import { Checkbox } from '../../ui/forms/inputs.tsx';
import { Dong } from '../../ui/figures/money.tsx';
import { Picture } from '../../ui/frames/picture.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { toast } from '../../ui/frames/toast.tsx';
import { BillLines } from './bill-lines.tsx';
import styles from './bill-card.module.css';
import { InvoiceButton } from '../../parts/invoice-button.tsx';
import type { Outcome } from './pay-outcome.tsx';
import { RedeliveryNote } from './redelivery.tsx';
import { PrintButtons } from './print-buttons.tsx';

interface Props {
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

/** One delivery slip: the orders on it with forecast beside actual, what is to be paid, and where its parcel is. */
export function BillCard({ bill, isChosen, onChoose, onPay, isPaying, problem }: Props) {
  const { revalidate } = useRevalidator();
  const received = useAction((_: null, idempotencyKey) =>
    call(confirmReceivedEndpoint, { params: { code: bill.code } }, { idempotencyKey }),
  );
  const atTheDoor = useAction((_: null, idempotencyKey) =>
    call(chooseCodEndpoint, { params: { code: bill.code } }, { idempotencyKey }),
  );
  const payAtTheDoor = async () => {
    if (!(await atTheDoor.run(null))) return;
    toast(
      'Bạn sẽ trả tiền cho người giao hàng. Đến khi phiếu được đóng hàng, bạn vẫn có thể trả từ ví.',
      'good',
    );
    await revalidate();
  };
  const confirm = async () => {
    if (!(await received.run(null))) return;
    toast('Cảm ơn bạn đã xác nhận.', 'good');
    await revalidate();
  };
  return (
    <Card
      title={`Phiếu ${bill.code}`}
      action={
        <Tag
          tone={
            bill.state === 'COMPLETED' && !bill.may_pay ? 'good' : bill.may_pay ? 'estimate' : 'act'
          }
        >
          {bill.status_label}
        </Tag>
      }
    >
      <Stack>
        <ul role="list" className={styles.orders}>
          {bill.orders.map((order) => (
            <li key={order.code}>
              <div className={styles.picture}>
                <Picture src={order.picture ?? undefined} alt="" />
              </div>
              <div>
                <Link
                  to={`/account/quotes/${order.code}`}
                  className={styles.name}
                  lang={languageOf(order.name)}
                >
                  {order.name}
                </Link>
                <p className={styles.facts}>
                  <span className="tabular">{order.code}</span>
                  {order.weight_g === null ? '' : ` · ${formatWeight(order.weight_g)}`}
                  {order.outstanding_first_vnd > 0
                    ? ` · còn lại của lần 1: ${formatDong(order.outstanding_first_vnd)}`
                    : ''}
                </p>
              </div>
              <Dong amount={order.second_payment_vnd + order.outstanding_first_vnd} />
              <BillLines order={order} />
            </li>
          ))}
        </ul>
        <p className={styles.facts}>
          Giao tới {bill.address.receiver}, {formatPhone(bill.address.phone)}, {bill.address.text}
        </p>
        {bill.delivery?.tracking ? (
          <p className={styles.facts}>
            {bill.delivery.carrier_name} · mã vận đơn{' '}
            <span className="tabular">{bill.delivery.tracking}</span>
            {bill.delivery.status_label ? ` · ${bill.delivery.status_label}` : ''}
            {bill.delivery.expected_at &&
            (bill.state === 'BILL_EXPORT' || bill.state === 'DELIVERY')
              ? ` · dự kiến giao ${formatMoment(bill.delivery.expected_at)}`
              : ''}
          </p>
        ) : null}
        <RedeliveryNote bill={bill} />
        <RefusalNote
          refusal={problem && { code: problem.refusal ?? '', message: problem.message ?? '' }}
        />
        <RefusalNote refusal={atTheDoor.refusal} />
        <RefusalNote refusal={received.refusal} />
        <Row isSpread>
          <strong>
            {bill.is_paid ? 'Đã thanh toán ' : bill.is_cod ? 'Trả khi nhận hàng ' : 'Tổng '}
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
            <Button isBusy={received.isBusy} onClick={() => void confirm()}>
              Đã nhận được hàng
            </Button>
          ) : bill.paid_at ? (
            <span className={styles.facts}>{formatMoment(bill.paid_at)}</span>
          ) : (
            <span className={styles.facts}>
              {bill.is_cod
                ? bill.state === 'COMPLETED'
                  ? 'Người giao hàng đã thu, chờ hãng nộp'
                  : 'Trả cho người giao hàng'
                : 'Chờ duyệt, chúng tôi sẽ báo khi có thể thanh toán'}
            </span>
          )}
        </Row>
        {bill.may_pay && bill.state === 'COMPLETED' ? (
          <p className={styles.facts}>
            Hãng chưa báo đã thu tiền của phiếu này. Nếu đã trả cho người giao hàng, bạn đừng trả
            lại: hãy chờ hãng nộp.
          </p>
        ) : null}
        {bill.may_pay ? (
          <div className={styles.pay}>
            <Button kind="money" isBusy={isPaying} onClick={onPay}>
              Thanh toán {formatDong(bill.total_vnd)}
            </Button>
            {bill.is_cod ? null : (
              <Button isBusy={atTheDoor.isBusy} onClick={() => void payAtTheDoor()}>
                Trả khi nhận hàng
              </Button>
            )}
          </div>
        ) : null}
        <Row>
          <PrintButtons codes={[bill.code]} />
          {bill.is_paid ? (
            <InvoiceButton billCode={bill.code} receiver={bill.address.receiver} />
          ) : null}
        </Row>
      </Stack>
    </Card>
  );
}
