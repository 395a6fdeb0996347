import { sql } from 'kysely';
import { type Dong, dong } from '../../../kernel/money.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { lockName } from '../../../platform/database/lock.ts';
import { OPEN_STATES } from '../rules/complaint.ts';

/** A parcel that is gone, with the orders that lay in it. */
export interface LostGoods {
  readonly customerId: string;
  /** Of its bill. */
  readonly billCode: string;
  readonly orderCodes: readonly string[];
}

/**
 * Marks the open complaints about its orders as being about this parcel; one that ended before is
 * not counted.
 */
export async function markLost(
  reader: Reader,
  { customerId, billCode, orderCodes }: LostGoods,
): Promise<void> {
  await reader
    .updateTable('complaints')
    .set({ lost_bill: billCode })
    .where('customer_id', '=', customerId)
    .where('order_code', 'in', orderCodes)
    .where('state', 'in', OPEN_STATES)
    .where('lost_bill', 'is', null)
    .execute();
}

/** The lost parcel that an earlier complaint about this order is about. */
export async function findLostBill(reader: Reader, orderId: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('complaints')
    .select('lost_bill')
    .where('order_id', '=', orderId)
    .where('lost_bill', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row?.lost_bill ?? undefined;
}

/** Whoever refunds something for the same lost parcel waits until this transaction ends. */
export const lockLost = (trx: Trx, lostBill: string): Promise<void> =>
  lockName(trx, `refunds of lost ${lostBill}`);

/** What was refunded so far for each of these lost parcels, by whomever, đồng. */
export async function sumRefundedOf(
  reader: Reader,
  lostBills: readonly string[],
): Promise<ReadonlyMap<string, Dong>> {
  if (lostBills.length === 0) return new Map();
  const rows = await reader
    .selectFrom('complaints')
    .select(['lost_bill', sql<number>`sum(refund_vnd)::bigint`.as('refunded')])
    .where('lost_bill', 'in', lostBills)
    .groupBy('lost_bill')
    .execute();
  return new Map(rows.map((row) => [row.lost_bill ?? '', dong(row.refunded)]));
}
