import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';

/** One act with which customs let parcels through. */
export interface Release {
  readonly id: string;
  readonly shipmentId: string;
  readonly dutyVnd: number;
  readonly vatVnd: number;
  readonly reason: string;
  /** Ids of files. */
  readonly proofs: readonly string[];
  readonly by: { readonly id: string; readonly name: string };
  readonly at: Date;
}

export async function insertRelease(trx: Trx, release: Release): Promise<void> {
  await trx
    .insertInto('customs_releases')
    .values({
      id: release.id,
      shipment_id: release.shipmentId,
      duty_vnd: release.dutyVnd,
      vat_vnd: release.vatVnd,
      reason: release.reason,
      proofs: [...release.proofs],
      released_by: release.by.id,
      released_by_name: release.by.name,
      released_at: release.at,
    })
    .execute();
}

/** The newest first, with how many parcels went through; fifty at most. */
export async function listReleases(
  reader: Reader,
  shipmentId: string,
): Promise<(Release & { readonly parcels: number })[]> {
  const rows = await reader
    .selectFrom('customs_releases as r')
    .selectAll('r')
    .select(
      sql<number>`(select count(*) from customs_gate_parcels p where p.release_id = r.id)`.as(
        'parcels',
      ),
    )
    .where('r.shipment_id', '=', shipmentId)
    .orderBy('r.released_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    shipmentId: row.shipment_id,
    dutyVnd: row.duty_vnd,
    vatVnd: row.vat_vnd,
    reason: row.reason,
    proofs: row.proofs,
    by: { id: row.released_by, name: row.released_by_name },
    at: row.released_at,
    parcels: Number(row.parcels),
  }));
}
