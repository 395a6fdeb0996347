import type { ConsignmentState } from '@hako/contract/billing/slips';
import { lockName } from '../../../platform/database/lock.ts';
import type { CarrierName } from '@hako/contract/billing/carriers';
import { type Selectable, sql } from 'kysely';
import { type Dong, dong } from '../../../kernel/money.ts';
import { refusedBy } from '../../../platform/database/constraints.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Accepted } from './carrier.ts';

export interface Consignment {
  readonly billId: string;
  /** 1 the first time; a parcel that came back goes out with the next one. */
  readonly attempt: number;
  readonly carrier: CarrierName | 'by-hand';
  /** `sending` asked, no answer yet · `unknown` the answer was lost · `created` · `refused` */
  readonly state: ConsignmentState;
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
