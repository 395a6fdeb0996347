import type { FallThroughReason } from '@hako/contract/orders/messages';
import { type Dong, dong } from '../../../kernel/money.ts';
import type { Waiting } from '../../../kernel/waiting.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import { ORDER_STATES } from '../rules/order-life.ts';
import { isUnbilled } from '../rules/order-life-moves.ts';
import type { Order } from '../order.ts';
import { toOrder } from '../order-store.ts';

/** That an order comes to nothing, by one person, with more to give back than one person may. */
export interface FallThroughProposal {
  readonly orderId: string;
  readonly reason: FallThroughReason;
  readonly note: string | undefined;
  readonly refund: Dong;
  readonly by: string;
  readonly at: Date;
}

/** The one that waits for a second person. */
export async function findProposal(
  reader: Reader,
  orderId: string,
): Promise<FallThroughProposal | undefined> {
  const row = await reader
    .selectFrom('fall_throughs')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('decided_by', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      orderId,
      reason: row.reason as FallThroughReason,
      note: row.note ?? undefined,
      refund: dong(row.refund_vnd),
      by: row.proposed_by,
      at: row.proposed_at,
    }
  );
}

/** In place of one that was there. */
export async function keepProposal(
  trx: Trx,
  { orderId, reason, note, refund, by, at }: FallThroughProposal,
): Promise<void> {
  const said = { reason, note: note ?? null, refund_vnd: refund, proposed_by: by, proposed_at: at };
  await trx
    .insertInto('fall_throughs')
    .values({ order_id: orderId, ...said })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(said))
    .execute();
}

export async function updateDecided(trx: Trx, orderId: string, by: string): Promise<void> {
  await trx
    .updateTable('fall_throughs')
    .set({ decided_by: by })
    .where('order_id', '=', orderId)
    .execute();
}

export async function deleteProposal(trx: Trx, orderId: string): Promise<void> {
  await trx
    .deleteFrom('fall_throughs')
    .where('order_id', '=', orderId)
    .where('decided_by', 'is', null)
    .execute();
}

/** Orders whose proposal waits for a second person, longest waiting first. */
export async function listProposed(reader: Reader, { limit, orderIds }: Waiting): Promise<Order[]> {
  const rows = await reader
    .selectFrom('orders')
    .innerJoin('fall_throughs', 'fall_throughs.order_id', 'orders.id')
    .selectAll('orders')
    .where('fall_throughs.decided_by', 'is', null)
    .where('orders.state', 'in', ORDER_STATES.filter(isUnbilled))
    .$if(orderIds !== undefined, (query) => query.where('orders.id', 'in', orderIds ?? []))
    .orderBy('fall_throughs.proposed_at')
    .limit(limit)
    .execute();
  return rows.map(toOrder);
}
