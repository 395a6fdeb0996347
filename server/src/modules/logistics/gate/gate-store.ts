import type { HoldCause } from '@hako/contract/logistics/gate';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Declaration, GateParcel } from './rules/gate.ts';

/**
 * Something of a shipment on its way may be taken in: it has no customs gate, or customs let
 * through what is not there yet.
 */
export const mayCheckIn = (shipmentId: RawBuilder<unknown>) => sql<boolean>`
  (not exists (select from customs_gates c where c.shipment_id = ${shipmentId})
    or exists (select from customs_gate_parcels g join parcels p on p.id = g.parcel_id
      where g.shipment_id = ${shipmentId} and g.state = 'released' and p.state = 'exported'))`;

/** The gate of a shipment opens with everything that left in it. */
export async function insertGate(
  trx: Trx,
  shipmentId: string,
  parcelIds: readonly string[],
  at: Date,
): Promise<void> {
  await trx
    .insertInto('customs_gates')
    .values({ shipment_id: shipmentId, opened_at: at })
    .execute();
  if (parcelIds.length === 0) return;
  await trx
    .insertInto('customs_gate_parcels')
    .values(
      parcelIds.map((id) => ({
        parcel_id: id,
        shipment_id: shipmentId,
        state: 'waiting',
        since: at,
      })),
    )
    .execute();
}

/** Undefined where a shipment has no gate. */
export async function findGate(
  reader: Reader,
  shipmentId: string,
): Promise<{ readonly declaration: Declaration | undefined } | undefined> {
  const row = await reader
    .selectFrom('customs_gates')
    .select([
      'declaration_number',
      'declared_by',
      'declared_at',
      sql<string | null>`declared_on::text`.as('day'),
    ])
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { declaration_number: number, declared_by: by, declared_at: at, day } = row;
  const isWhole = number !== null && by !== null && at !== null && day !== null;
  return { declaration: isWhole ? { number, day, by, at } : undefined };
}

export async function updateDeclaration(
  trx: Trx,
  shipmentId: string,
  { number, day, by, at }: Declaration,
): Promise<void> {
  await trx
    .updateTable('customs_gates')
    .set({
      declaration_number: number,
      declared_on: sql`${day}::date`,
      declared_by: by,
      declared_at: at,
    })
    .where('shipment_id', '=', shipmentId)
    .execute();
}

export async function listGateParcels(reader: Reader, shipmentId: string): Promise<GateParcel[]> {
  const rows = await reader
    .selectFrom('customs_gate_parcels')
    .selectAll()
    .where('shipment_id', '=', shipmentId)
    .execute();
  return rows.map((row) => ({
    parcelId: row.parcel_id,
    shipmentId: row.shipment_id,
    state: row.state as GateParcel['state'],
    since: row.since,
    cause: (row.cause ?? undefined) as HoldCause | undefined,
    reason: row.reason,
    changedBy: row.changed_by ?? undefined,
  }));
}

interface Change {
  readonly parcelIds: readonly string[];
  readonly by: string;
  readonly at: Date;
}

/** A parcel that is held already keeps its age, whatever the new reason. */
export async function updateHeld(
  trx: Trx,
  { parcelIds, by, at, cause, reason }: Change & { cause: HoldCause; reason: string },
): Promise<void> {
  await trx
    .updateTable('customs_gate_parcels')
    .set({
      state: 'held',
      cause,
      reason,
      changed_by: by,
      since: sql`case state when 'held' then since else ${at}::timestamptz end`,
    })
    .where('parcel_id', 'in', parcelIds)
    .execute();
}

/** As if nobody had held them; why stands in the audit. */
export async function updateWaiting(trx: Trx, { parcelIds, by, at }: Change): Promise<void> {
  await trx
    .updateTable('customs_gate_parcels')
    .set({ state: 'waiting', cause: null, reason: '', changed_by: by, since: at })
    .where('parcel_id', 'in', parcelIds)
    .execute();
}

export async function updateReleased(
  trx: Trx,
  { parcelIds, by, at, releaseId }: Change & { releaseId: string },
): Promise<void> {
  await trx
    .updateTable('customs_gate_parcels')
    .set({ state: 'released', changed_by: by, since: at, release_id: releaseId })
    .where('parcel_id', 'in', parcelIds)
    .execute();
}
