import type { BillRow } from '@hako/contract/billing/slips';
import { InvoiceButton } from '../../parts/invoices/invoice-button.tsx';
import { formatPhone } from '../../text/contact.ts';
import { orderStateWord } from '../../text/order-states.ts';
import { formatMoment } from '../../text/time.ts';
import { Tag } from '../../ui/figures/tag.tsx';
import { Row, Stack } from '../../ui/frames/card.tsx';
import { PictureButtons } from '../../ui/paper/picture-buttons.tsx';
import { Seal } from '../../ui/paper/seal.tsx';
import { Slip } from '../../ui/paper/slip.tsx';
import styles from './bill-card.module.css';
import { pictureOfBill } from './bill-picture.ts';
import { BillOrders } from './bill-orders.tsx';
import { billTone } from './bill-row.tsx';
import { BillPayment, type BillPaymentProps } from './bill-payment.tsx';
import { PrintButtons } from './print-buttons.tsx';
import { RedeliveryNote } from './redelivery.tsx';

/** One delivery slip: the orders on it with forecast beside actual, what is to be paid, and where its parcel is. */
export function BillCard({
  isJustPaid = false,
  ...props
}: BillPaymentProps & { readonly isJustPaid?: boolean }) {
  const { bill } = props;
  return (
    <Slip
      title={`Phiếu ${bill.code}`}
      action={<Tag tone={billTone(bill)}>{orderStateWord(bill.state, bill.status_label)}</Tag>}
      seal={bill.is_paid ? <Seal word="paid" isFresh={isJustPaid} /> : null}
      foot={{
        code: bill.code,
        at: bill.paid_at ?? bill.created_at,
        did: bill.paid_at ? 'Thanh toán' : 'Lập',
      }}
    >
      <Stack>
        <BillOrders orders={bill.orders} />
        <p className={styles.facts}>
          Giao tới {bill.address.receiver}, {formatPhone(bill.address.phone)}, {bill.address.text}
        </p>
        <Parcel bill={bill} />
        <RedeliveryNote bill={bill} />
        <BillPayment {...props} />
        <Row>
          <PrintButtons codes={[bill.code]} />
          <PictureButtons
            isQuiet
            slip={pictureOfBill(bill)}
            keep="Lưu ảnh phiếu"
            share="Chia sẻ phiếu"
          />
          {bill.is_paid ? (
            <InvoiceButton billCode={bill.code} receiver={bill.address.receiver} />
          ) : null}
        </Row>
      </Stack>
    </Slip>
  );
}

/** The carrier, its tracking code, and when it means to arrive while it is on its way. */
function Parcel({ bill: { delivery, state } }: { readonly bill: BillRow }) {
  if (!delivery?.tracking) return null;
  const isOnItsWay = state === 'BILL_EXPORT' || state === 'DELIVERY';
  return (
    <p className={styles.facts}>
      {delivery.carrier_name} · mã vận đơn <span className="tabular">{delivery.tracking}</span>
      {delivery.status_label ? ` · ${delivery.status_label}` : ''}
      {delivery.expected_at && isOnItsWay
        ? ` · dự kiến giao ${formatMoment(delivery.expected_at)}`
        : ''}
    </p>
  );
}
