import { type Warehouse, WAREHOUSE_NAMES } from '@hako/contract/kit/endpoint';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import { lockParcels } from '../parcels/parcel-store.ts';
import { updatePlace } from './place-store.ts';
import { refuseClosedPlace } from './save-place.ts';
import { HOUSE_OF, houseOfPlace } from './rules/house.ts';
import { refuseOtherHouse } from './rules/own-house.ts';

interface Put {
  readonly code: string;
  readonly place: string;
  readonly by: Staff;
  /** The only house in which the person works. */
  readonly warehouse: Warehouse | undefined;
}

/**
 * Puts a parcel on a place, or moves it there; the same place again changes nothing. Gives where it
 * was before. Refusals `access.other-warehouse`, `logistics.parcel-not-found`,
 * `logistics.parcel-elsewhere`, `logistics.place-of-other-house`.
 */
export async function putParcel(
  deps: LogisticsDeps,
  put: Put,
): Promise<{ code: string; place: string; before: string | null }> {
  const { code: scanned, place, by } = put;
  const house = houseOfPlace(place);
  refuseOtherHouse(house, put);
  return inTransaction(deps.db, async (trx) => {
    const code = scanned.trim().toUpperCase();
    const [parcel] = await lockParcels(trx, [code]);
    refuseUnless(parcel, 'logistics.parcel-not-found', { code });
    const lies = HOUSE_OF[parcel.state];
    refuseUnless(lies, 'logistics.parcel-elsewhere', { code });
    refuseUnless(lies === house, 'logistics.place-of-other-house', {
      code,
      place,
      house: WAREHOUSE_NAMES[lies],
    });
    const before = parcel.shelf ?? null;
    if (before === place) return { code, place, before };
    await refuseClosedPlace(trx, place);
    await updatePlace(trx, parcel.id, place);
    await deps.audit(trx, {
      actor: by.id,
      action: 'parcel.place',
      subject: `parcel:${code}`,
      before: { place: before },
      after: { place },
    });
    return { code, place, before };
  });
}
