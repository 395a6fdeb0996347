import type { Reader } from '../../../platform/database/database.ts';
import type { BillShare } from '../../billing/index.ts';
import type { BookedMovement, DeskDeps, MoneyCause, OrderComplaint } from '../deps.ts';

/** One movement of an order's money. */
export interface OrderFlow {
  readonly key: string;
  readonly kind: BookedMovement['kind'];
  /** The account of ours at the other end, without its `company:`. */
  readonly account: string;
  /**
   * Above zero, but for yen that a seller gave back. Of a bill of several orders only this one's
   * share.
   */
  readonly amount: number;
  readonly currency: 'VND' | 'JPY';
  readonly memo: string | undefined;
  readonly at: Date;
  readonly cause: MoneyCause & { readonly code: string };
  /** Part of a movement that also paid for other orders of the bill. */
  readonly isShare: boolean;
}

/** What came in for an order, went back to its customer, and was spent on it; đồng and yen. */
export interface OrderMoney {
  readonly flows: readonly OrderFlow[];
  readonly received: number;
  readonly refunded: number;
  readonly spentJpy: number;
}

const NOTHING: OrderMoney = { flows: [], received: 0, refunded: 0, spentJpy: 0 };

/**
 * The money of these orders as the ledger has it: what was booked for the order itself, for
 * complaints about it, and its share of what was booked for its bills. The shares of all orders of
 * a bill sum to what the ledger has for the bill.
 */
export async function moneyOf(
  deps: Pick<DeskDeps, 'movementsFor' | 'complaintsOf' | 'billing'>,
  reader: Reader,
  orders: readonly { readonly id: string; readonly code: string }[],
): Promise<(orderId: string) => OrderMoney> {
  const ids = orders.map(({ id }) => id);
  const [shares, complaints] = await Promise.all([
    deps.billing.listShares(reader, ids),
    deps.complaintsOf(reader, ids),
  ]);
  const causes: MoneyCause[] = [
    ...ids.map((id) => ({ type: 'order' as const, id })),
    ...complaints.map(({ id }) => ({ type: 'complaint' as const, id })),
    ...new Map(shares.map(({ billId: id }) => [id, { type: 'bill' as const, id }])).values(),
  ];
  const booked = Map.groupBy(await deps.movementsFor(reader, causes), ({ cause }) => cause.id);
  const sharesOf = Map.groupBy(shares, ({ orderId }) => orderId);
  const complaintsOf = Map.groupBy(complaints, ({ orderId }) => orderId);
  const money = new Map(
    orders.map((order) => [
      order.id,
      summed([
        ...ownFlows(booked.get(order.id) ?? [], { type: 'order', ...order }),
        ...complaintFlows(complaintsOf.get(order.id) ?? [], booked),
        ...(sharesOf.get(order.id) ?? []).flatMap((share) =>
          billFlows(booked.get(share.billId) ?? [], share),
        ),
      ]),
    ]),
  );
  return (orderId) => money.get(orderId) ?? NOTHING;
}

/** What the ledger has for a bill itself: its payment and what came after it, whole. */
export async function moneyOfBill(
  { movementsFor }: Pick<DeskDeps, 'movementsFor'>,
  reader: Reader,
  { id, code }: { readonly id: string; readonly code: string },
): Promise<OrderMoney> {
  const booked = await movementsFor(reader, [{ type: 'bill', id }]);
  return summed(ownFlows(booked, { type: 'bill', id, code }));
}

const ownFlows = (booked: readonly BookedMovement[], cause: OrderFlow['cause']): OrderFlow[] =>
  booked.map((movement) => flowOf(movement, cause, movement.amount, false));

const complaintFlows = (
  complaints: readonly OrderComplaint[],
  booked: ReadonlyMap<string, readonly BookedMovement[]>,
): OrderFlow[] =>
  complaints.flatMap(({ id, code }) =>
    ownFlows(booked.get(id) ?? [], { type: 'complaint', id, code }),
  );

/**
 * What was booked for the bill as such: its payment by what it asks for each order, everything else
 * in equal parts.
 */
function billFlows(booked: readonly BookedMovement[], share: BillShare): OrderFlow[] {
  const cause = { type: 'bill', id: share.billId, code: share.billCode } as const;
  if (share.orders === 1) return ownFlows(booked, cause);
  const isPayment = ({ key }: BookedMovement) => key.startsWith(`bill:${share.billId}`);
  const payment = booked.find((one) => isPayment(one) && one.kind === 'payment');
  const paid: OrderFlow[] =
    payment && share.share > 0
      ? [{ ...flowOf(payment, cause, share.share, true), account: 'bill' }]
      : [];
  const others = booked.filter((one) => !isPayment(one));
  return [
    ...paid,
    ...others
      .map((one) => flowOf(one, cause, equalPart(one.amount, share), true))
      .filter(({ amount }) => amount > 0),
  ];
}

/**
 * A sum in whole parts that differ by one at most: the first orders of the bill bear what does not
 * divide.
 */
const equalPart = (amount: number, { orders, place }: BillShare): number =>
  Math.floor(amount / orders) + (place < amount % orders ? 1 : 0);

const flowOf = (
  { key, kind, from, to, currency, memo, at }: BookedMovement,
  cause: OrderFlow['cause'],
  amount: number,
  isShare: boolean,
): OrderFlow => ({
  key,
  kind,
  account: (isGiver(kind, from) ? from : to).replace(/^company:/, ''),
  amount: kind === 'cost' && from === SPENT_IN_JAPAN ? -amount : amount,
  currency,
  memo,
  at,
  cause,
  isShare,
});

const SPENT_IN_JAPAN = 'company:marketplace-spend';
const isGiver = (kind: OrderFlow['kind'], from: string): boolean =>
  kind === 'discount' || kind === 'refund' || from === SPENT_IN_JAPAN;

function summed(flows: readonly OrderFlow[]): OrderMoney {
  const sum = (...kinds: readonly OrderFlow['kind'][]) =>
    flows.reduce((total, { kind, amount }) => total + (kinds.includes(kind) ? amount : 0), 0);
  return {
    flows: flows.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    received: sum('capture', 'payment') - sum('discount'),
    refunded: sum('refund'),
    spentJpy: sum('cost'),
  };
}
