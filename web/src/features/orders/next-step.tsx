import type { BillRow } from '@hako/contract/billing/slips';
import type { OrderState } from '@hako/contract/orders/states';
import { formatDong } from '../../text/money.ts';
import { ButtonLink } from '../../ui/forms/button.tsx';
import styles from './order-row.module.css';

/** A bill that its customer can pay now. */
export interface OpenBill {
  readonly code: string;
  readonly totalVnd: number;
}

/** Of these bills those that can be paid, by the code of each order on them. */
export function openBillsByOrder(bills: readonly BillRow[]): Readonly<Record<string, OpenBill>> {
  const open = bills.filter((bill) => bill.may_pay);
  return Object.fromEntries(
    open.flatMap((bill) =>
      bill.orders.map((order) => [order.code, { code: bill.code, totalVnd: bill.total_vnd }]),
    ),
  );
}

/** How a bill is settled: paid, or to be paid to the carrier. */
export type Settled = 'paid' | 'at-the-door';

/** Of these bills how each that is settled is, by the code of each order on them. */
export function settledByOrder(bills: readonly BillRow[]): Readonly<Record<string, Settled>> {
  const settled = bills.filter((bill) => bill.is_paid || bill.is_cod);
  return Object.fromEntries(
    settled.flatMap((bill) =>
      bill.orders.map((order) => [order.code, bill.is_paid ? 'paid' : 'at-the-door'] as const),
    ),
  );
}

interface Props {
  readonly state: OrderState;
  readonly code: string;
  /** The bill of this order, while it can be paid. */
  readonly bill: OpenBill | undefined;
}

/** What comes next, and the button where it is the customer's turn. */
export function NextStep(props: Props) {
  return isTheirTurn(props) ? (
    <NextAct {...props} />
  ) : (
    <p className={styles.next}>
      <NextWords state={props.state} />
    </p>
  );
}

/** What comes next, where the customer has nothing to do. */
export function NextWords({ state }: Pick<Props, 'state'>) {
  const next = NEXT[state];
  return next === undefined ? null : <span>Tiếp theo: {next}</span>;
}

const isTheirTurn = ({ state, bill }: Props): boolean => bill !== undefined || state === 'PENDING';

/** The button where it is the customer's turn. */
export function NextAct({ state, code, bill }: Props) {
  if (bill)
    return (
      <ButtonLink isSmall kind="money" to={`/account/invoices?code=${bill.code}`}>
        Thanh toán lần 2: {formatDong(bill.totalVnd)}
      </ButtonLink>
    );
  if (state === 'PENDING')
    return (
      <ButtonLink isSmall kind="money" to={`/account/quotes/${code}`}>
        Xem báo giá và thanh toán
      </ButtonLink>
    );
  return null;
}

const NEXT: Readonly<Partial<Record<OrderState, string>>> = {
  REQUEST: 'Hako báo giá cho bạn.',
  TRANSACTING: 'Hako mua món này.',
  TRANSACTED: 'Hako mua món này.',
  CONFIRMED: 'Hako mua món này.',
  BUYING: 'người bán xác nhận.',
  BOUGHT: 'hàng về kho Nhật.',
  WAREHOUSE: 'hàng rời kho Nhật về Việt Nam.',
  EXPORT: 'hàng về kho Việt Nam.',
  CHECKIN: 'kiểm hàng và cân lại.',
  CHECKED: 'tính thanh toán lần 2.',
  CALCULATOR: 'lập phiếu xuất kho.',
  BILL_NEW: 'Hako duyệt phiếu xuất kho.',
  BILL_CONFIRMED: 'Hako duyệt phiếu xuất kho.',
  BILL_APPROVED: 'đóng gói và giao cho hãng vận chuyển.',
  PACKING: 'giao cho hãng vận chuyển.',
  BILL_EXPORT: 'giao tới bạn.',
  DELIVERY: 'bạn nhận hàng.',
  BILL_INVENTORY: 'bạn chọn giao lại hoặc nhận tại kho trên phiếu xuất kho.',
};
