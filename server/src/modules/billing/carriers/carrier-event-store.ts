import { liveBillsOf } from '../slips/bill-store.ts';
import type { Waiting } from '../../../kernel/waiting.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { CarrierEvent } from './carrier.ts';

/** Keeps what a carrier told. False when exactly this was told before. */
export async function keepCarrierEvent(
  trx: Trx,
  event: CarrierEvent,
  isApplied: boolean,
  at: Date,
): Promise<boolean> {
  const kept = await trx
    .insertInto('carrier_events')
    .values({
      carrier: event.carrier,
      carrier_code: event.code,
      type: event.type,
      status: event.status,
      at: event.at,
      told: JSON.stringify(event.told),
      is_applied: isApplied,
      received_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('carrier_code')
    .executeTakeFirst();
  return kept !== undefined;
}
/** What a carrier told of a delivery, in the order in which it happened; also before we knew the delivery (the webhook overtook the answer). */
export async function listEventsOf(
  reader: Reader,
  carrier: string,
  code: string,
): Promise<
  { status: string; type: string; at: Date; receivedAt: Date; isApplied: boolean; told: unknown }[]
> {
  return reader
    .selectFrom('carrier_events')
    .select([
      'status',
      'type',
      'at',
      'received_at as receivedAt',
      'is_applied as isApplied',
      'told',
    ])
    .where('carrier', '=', carrier)
    .where('carrier_code', '=', code)
    .orderBy('at')
    .orderBy('received_at')
    .execute();
}
/** What was kept was applied after all, when the delivery became known. */
export async function updateEventApplied(
  trx: Trx,
  { carrier, code, type, status, at }: CarrierEvent,
): Promise<void> {
  await trx
    .updateTable('carrier_events')
    .set({ is_applied: true })
    .where('carrier', '=', carrier)
    .where('carrier_code', '=', code)
    .where('type', '=', type)
    .where('status', '=', status)
    .where('at', '=', at)
    .execute();
}
/** Bills on their way of which these carriers told nothing since `before`, and did not answer either, longest silent first: asked by program. */
export async function listSilentBillIds(
  reader: Reader,
  carriers: readonly string[],
  before: Date,
  limit: number,
): Promise<string[]> {
  return carriers.length === 0
    ? []
    : listQuietBillIds(
        reader,
        sql<Date>`greatest(coalesce(c.status_at, c.asked_at), c.tracked_at)`,
        before,
        { limit },
        carriers,
      );
}
/** The same of all carriers, and of which no person asked either. */
export async function listUnheardBillIds(
  reader: Reader,
  before: Date,
  waiting: Waiting,
): Promise<string[]> {
  return listQuietBillIds(
    reader,
    sql<Date>`greatest(coalesce(c.status_at, c.asked_at), c.looked_up_at)`,
    before,
    waiting,
  );
}
async function listQuietBillIds(
  reader: Reader,
  since: RawBuilder<Date>,
  before: Date,
  { limit, orderIds }: Waiting,
  carriers?: readonly string[],
): Promise<string[]> {
  const rows = await reader
    .selectFrom('consignments as c')
    .innerJoin('bills as b', 'b.id', 'c.bill_id')
    .select('c.bill_id')
    .where('c.state', '=', 'created')
    .where('c.ended_at', 'is', null)
    .$if(carriers !== undefined, (query) => query.where('c.carrier', 'in', carriers ?? []))
    .$if(orderIds !== undefined, (query) =>
      query.where('b.id', 'in', liveBillsOf(reader, orderIds ?? [])),
    )
    .where('b.state', 'in', ['BILL_EXPORT', 'DELIVERY'])
    .where(since, '<', before)
    .orderBy(since)
    .limit(limit)
    .execute();
  return rows.map(({ bill_id }) => bill_id);
}
/** A person asked the carrier. */
export async function updateLookedUp(trx: Trx, billId: string, at: Date): Promise<void> {
  await trx
    .updateTable('consignments')
    .set({ looked_up_at: at })
    .where('bill_id', '=', billId)
    .where('ended_at', 'is', null)
    .execute();
}
/** The program asked the carrier, which knew something or nothing, or broke over it. */
export async function updateTracked(
  trx: Trx,
  carrier: string,
  code: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('consignments')
    .set({ tracked_at: at })
    .where('carrier', '=', carrier)
    .where('carrier_code', '=', code)
    .execute();
}
