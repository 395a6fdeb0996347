import type { BILL_STATES } from '@hako/contract/billing/bill-table';
import type { Dong } from '../../../kernel/money.ts';
import type { OrderAddress } from '../../orders/index.ts';
import type { PaymentPart } from '../../wallet/index.ts';
import type { Guaranteed } from '../guarantee/guaranteed.ts';
import type { Redelivery } from '../redelivery/redelivery.ts';

/** The states of an order from the bill on; the orders of a bill move together with it. CANCEL: the slip was taken back. */
export type BillState = (typeof BILL_STATES)[number];

export interface Bill {
  readonly id: string;
  /** What people read out: `PX7Q2M9XWA`. */
  readonly code: string;
  readonly customerId: string;
  readonly state: BillState;
  readonly total: Dong;
  readonly paidAt: Date | undefined;
  /** Delivered on the customer's word alone: its carrier said nothing of it yet. */
  readonly receivedWordAt: Date | undefined;
  /** The carrier collects at the door what is not paid yet. */
  readonly isCod: boolean;
  readonly address: OrderAddress;
  readonly createdAt: Date;
  readonly movedAt: Date;
  readonly orders: readonly BillOrder[];
}

export interface BillOrder {
  readonly orderId: string;
  readonly orderCode: string;
  readonly secondPayment: Dong;
  /** What a deposit left open of the first payment. */
  readonly outstandingFirst: Dong;
  /** Of a lower charge of the seller, what goes back to the wallet when the bill is approved. */
  readonly returned: Dong;
  readonly site: string;
  /** What its second payment was forecast to be, as likely. */
  readonly forecast: Dong;
  readonly guarantee: Guaranteed;
  readonly parts: readonly PaymentPart[];
}

/**
 * Approved; or back in our hands from a carrier that was to collect it: then nobody else collects meanwhile; or with its customer, as they say
 * themselves. What a carrier says that it delivered it has collected.
 */
export function isPayable(
  { state, paidAt, receivedWordAt }: Pick<Bill, 'state' | 'paidAt' | 'receivedWordAt'>,
  redelivery: Redelivery | undefined,
): boolean {
  if (paidAt !== undefined) return false;
  if (state === 'BILL_INVENTORY') return redelivery?.returned !== undefined && !redelivery.ended;
  return state === 'BILL_APPROVED' || (state === 'COMPLETED' && receivedWordAt !== undefined);
}

/** On its way to its customer. */
export const isOnItsWay = ({ state }: Pick<Bill, 'state'>): boolean =>
  state === 'BILL_EXPORT' || state === 'DELIVERY';

/** Who has the goods in hand says so; of what is paid at the door the carrier tells, together with its money. */
export const mayConfirmReceived = (
  bill: Pick<Bill, 'state' | 'isCod' | 'paidAt' | 'total'>,
): boolean => isOnItsWay(bill) && toCollect(bill) === 0;

/** What the carrier has to collect at the door. */
export const toCollect = ({
  isCod,
  paidAt,
  total,
}: Pick<Bill, 'isCod' | 'paidAt' | 'total'>): Dong => (isCod && !paidAt ? total : (0 as Dong));

/** What we pay of a bill by our guarantee. */
export const carriedOf = ({ orders }: Pick<Bill, 'orders'>): Dong =>
  orders.reduce((sum, { guarantee }) => (sum + guarantee.carried) as Dong, 0 as Dong);

/** Parts of all orders of a bill as one payment: one for each account. */
export function partsOfBill(orders: readonly BillOrder[]): PaymentPart[] {
  const sums = new Map<PaymentPart['to'], number>();
  for (const { parts } of orders)
    for (const { to, amount } of parts) sums.set(to, (sums.get(to) ?? 0) + amount);
  return [...sums]
    .filter(([, amount]) => amount !== 0)
    .map(([to, amount]) => ({ to, amount: amount as Dong }));
}

/** By its state; what is paid while it stands under `unpaid` is under `packing`. */
export const BILL_TABS = {
  unpaid: ['BILL_NEW', 'BILL_CONFIRMED', 'BILL_APPROVED'],
  packing: ['PACKING'],
  delivery: ['BILL_EXPORT', 'DELIVERY', 'BILL_INVENTORY'],
  delivered: ['COMPLETED'],
} as const satisfies Record<string, readonly BillState[]>;
export type BillTab = keyof typeof BILL_TABS;
