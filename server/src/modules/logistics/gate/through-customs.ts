import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { Parcel } from '../parcels/rules/parcel.ts';
import { findGate, listGateParcels } from './gate-store.ts';

/**
 * Those of these parcels of a shipment that may be taken in: all where it has no gate. Refusal
 * `logistics.at-customs` when customs let none of them through yet.
 */
export async function throughCustoms(
  reader: Reader,
  { code, shipmentId, parcels }: { code: string; shipmentId: string; parcels: readonly Parcel[] },
): Promise<Parcel[]> {
  if (!(await findGate(reader, shipmentId))) return [...parcels];
  const through = new Set(
    (await listGateParcels(reader, shipmentId))
      .filter(({ state }) => state === 'released')
      .map(({ parcelId }) => parcelId),
  );
  const found = parcels.filter(({ id }) => through.has(id));
  refuseUnless(parcels.length === 0 || found.length > 0, 'logistics.at-customs', { code });
  return found;
}
