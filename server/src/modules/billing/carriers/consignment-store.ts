import { lockName } from '../../../platform/database/lock.ts';
import type { CarrierName } from '@hako/contract/billing/carriers';
import { liveBillsOf } from '../slips/bill-store.ts';
import type { Waiting } from '../../../kernel/waiting.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type Dong, dong } from '../../../kernel/money.ts';
import { refusedBy } from '../../../platform/database/constraints.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Accepted, CarrierEvent } from './carrier.ts';

export interface Consignment {
  readonly billId: string;
  /** 1 the first time; a parcel that came back goes out with the next one. */
  readonly attempt: number;
  readonly carrier: CarrierName | 'by-hand';
  /** `sending` asked, no answer yet · `unknown` the answer was lost · `created` · `refused` */
  readonly state: 'sending' | 'unknown' | 'created' | 'refused';
  readonly carrierCode: string | undefined;
  readonly fee: Dong | undefined;
  readonly expectedAt: Date | undefined;
  readonly detail: string | undefined;
  /** The newest event that was applied, in the carrier's words. */
  readonly status: string | undefined;
  readonly statusAt: Date | undefined;
  readonly askedAt: Date;
  readonly askedBy: string;
  /** The parcel went on without this carrier: what it still tells moves nothing. */
  readonly endedAt: Date | undefined;
}

/** Asked, and the answer did not come or is lost: nobody knows whether the carrier has it. */
export const isOpen = ({ state }: Consignment): boolean =>
  state === 'sending' || state === 'unknown';

const toConsignment = (row: Selectable<Tables['consignments']>): Consignment => ({
  billId: row.bill_id,
  attempt: row.attempt,
  carrier: row.carrier as Consignment['carrier'],
  state: row.state as Consignment['state'],
  carrierCode: row.carrier_code ?? undefined,
  fee: row.fee_vnd === null ? undefined : dong(row.fee_vnd),
  expectedAt: row.expected_at ?? undefined,
  detail: row.detail ?? undefined,
  status: row.status ?? undefined,
  statusAt: row.status_at ?? undefined,
  askedAt: row.asked_at,
  askedBy: row.asked_by,
  endedAt: row.ended_at ?? undefined,
});

/** Books that a carrier is asked; one that refused before may be asked again. Returns which attempt it is. */
export async function beginConsignment(
  trx: Trx,
  billId: string,
  carrier: Consignment['carrier'],
  askedBy: string,
  at: Date,
): Promise<number> {
  const fresh = {
    carrier,
    state: 'sending',
    carrier_code: null,
    fee_vnd: null,
    expected_at: null,
    detail: null,
    asked_at: at,
    asked_by: askedBy,
  };
  const { attempt } = await trx
    .insertInto('consignments')
    .values({
      bill_id: billId,
      attempt: sql`(select coalesce(max(attempt), 0) + 1 from consignments where bill_id = ${billId})`,
      ...fresh,
    })
    .onConflict((conflict) =>
      conflict.column('bill_id').where('ended_at', 'is', null).doUpdateSet(fresh),
    )
    .returning('attempt')
    .executeTakeFirstOrThrow();
  return attempt;
}

/** The parcel is with this carrier no more. */
export async function endConsignment(trx: Trx, billId: string, at: Date): Promise<void> {
  await trx
    .updateTable('consignments')
    .set({ ended_at: at })
    .where('bill_id', '=', billId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function updateAccepted(
  trx: Trx,
  billId: string,
  { code, fee, expectedAt }: Accepted,
): Promise<void> {
  await refusedBy(
    { consignments_carrier_code: 'billing.tracking-taken' },
    trx
      .updateTable('consignments')
      .set({
        state: 'created',
        carrier_code: code,
        fee_vnd: fee ?? null,
        expected_at: expectedAt ?? null,
        detail: null,
      })
      .where('bill_id', '=', billId)
      .where('ended_at', 'is', null)
      .execute(),
    { tracking: code },
  );
}

/** What the carrier's own answer adds when its webhook was faster. */
export async function completeAccepted(
  trx: Trx,
  billId: string,
  { code, fee, expectedAt }: Accepted,
): Promise<void> {
  await trx
    .updateTable('consignments')
    .set({ fee_vnd: fee ?? null, expected_at: expectedAt ?? null })
    .where('bill_id', '=', billId)
    .where('ended_at', 'is', null)
    .where('carrier_code', '=', code)
    .where('fee_vnd', 'is', null)
    .execute();
}

export async function updateNotAccepted(
  trx: Trx,
  billId: string,
  state: 'unknown' | 'refused',
  detail: string,
): Promise<void> {
  await trx
    .updateTable('consignments')
    .set({ state, detail: detail.slice(0, 500) })
    .where('bill_id', '=', billId)
    .where('ended_at', 'is', null)
    .execute();
}

/** The attempt that stands. */
export async function findConsignment(
  reader: Reader,
  billId: string,
): Promise<Consignment | undefined> {
  return (await listConsignments(reader, [billId]))[0];
}

/** The attempts that stand, one a bill. */
export async function listConsignments(
  reader: Reader,
  billIds: readonly string[],
): Promise<Consignment[]> {
  if (billIds.length === 0) return [];
  const rows = await reader
    .selectFrom('consignments')
    .selectAll()
    .where('bill_id', 'in', billIds)
    .where('ended_at', 'is', null)
    .execute();
  return rows.map(toConsignment);
}

/** The attempts of a bill that failed, the first one first. */
export async function listEndedConsignments(
  reader: Reader,
  billId: string,
): Promise<Consignment[]> {
  const rows = await reader
    .selectFrom('consignments')
    .selectAll()
    .where('bill_id', '=', billId)
    .where('ended_at', 'is not', null)
    .orderBy('attempt')
    .execute();
  return rows.map(toConsignment);
}

/** Whoever books a carrier's code and whoever hears of that code come one after the other, so that no event falls between them. */
export async function lockCarrierCode(trx: Trx, carrier: string, code: string): Promise<void> {
  await lockName(trx, `${carrier}:${code}`);
}

/** Also one that ended. */
export async function findConsignmentByCode(
  reader: Reader,
  carrier: string,
  code: string,
): Promise<Consignment | undefined> {
  const row = await reader
    .selectFrom('consignments')
    .selectAll()
    .where('carrier', '=', carrier)
    .where('carrier_code', '=', code)
    .executeTakeFirst();
  return row && toConsignment(row);
}

export async function updateStatus(
  trx: Trx,
  billId: string,
  status: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('consignments')
    .set({ status, status_at: at })
    .where('bill_id', '=', billId)
    .where('ended_at', 'is', null)
    .execute();
}

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
