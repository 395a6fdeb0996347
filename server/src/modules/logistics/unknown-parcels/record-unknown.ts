import type { Warehouse } from '@hako/contract/kit/endpoint';
import { newCode, newId } from '../../../kernel/chance.ts';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { LogisticsDeps, Staff } from '../deps.ts';
import type { Measures } from '../parcels/rules/parcel.ts';
import { refuseOtherHouse } from '../places/rules/own-house.ts';
import { refuseClosedPlace } from '../places/save-place.ts';
import { placeOfHouse } from '../places/rules/typed-place.ts';
import { subjectOf, type UnknownParcel } from './rules/unknown-parcel.ts';
import { insertUnknown, listOpenUnknown, lockUnknown, updateUnknown } from './unknown-store.ts';

interface Person {
  readonly by: Staff;
  /** The only house in which the person works. */
  readonly warehouse: Warehouse | undefined;
}

interface Recorded extends Person {
  readonly house: Warehouse;
  readonly carrierNumber: string;
  readonly sellerName: string;
  readonly measures: Measures;
  readonly photos: readonly string[];
  readonly place: string;
  readonly note: string;
  /** Said by whoever holds another parcel with a number that an open one bears. */
  readonly isFurther: boolean;
}

/**
 * Records a parcel that no order knows. Refusals `access.other-warehouse`, `logistics.not-a-place`,
 * `logistics.unknown-known`, `files.not-found`.
 */
export async function recordUnknown(
  deps: LogisticsDeps,
  { by, warehouse, isFurther, ...recorded }: Recorded,
): Promise<{ code: string }> {
  const { house } = recorded;
  refuseOtherHouse(house, { by, warehouse });
  const place = placeOfHouse(recorded.place, house);
  const now = deps.clock.now();
  const parcel: UnknownParcel = {
    ...recorded,
    place,
    carrierNumber: recorded.carrierNumber.trim(),
    sellerName: recorded.sellerName.trim(),
    note: recorded.note.trim(),
    id: newId(now.getTime()),
    code: newCode('KL'),
    state: 'open',
    recordedBy: by.id,
    recordedAt: now,
    closedAt: undefined,
  };
  const { code, carrierNumber, sellerName, note } = parcel;
  await inTransaction(deps.db, async (trx) => {
    await refuseClosedPlace(trx, place);
    await deps.refuseOwnedPictures(trx, parcel.photos);
    if (!isFurther) await refuseKnown(trx, parcel);
    await insertUnknown(trx, parcel);
    await deps.audit(trx, {
      actor: by.id,
      action: 'unknown-parcel.record',
      subject: subjectOf(code),
      after: { house, place, carrierNumber, sellerName, note, ...parcel.measures },
    });
    await deps.live.tell(trx, 'desk', { kind: 'unknown-parcels', code });
  });
  return { code };
}

/** Of two people who record one parcel the second is told. */
async function refuseKnown(trx: Trx, { house, carrierNumber: number }: UnknownParcel) {
  const known = (await listOpenUnknown(trx, [number])).filter((one) => one.house === house);
  const codes = known.map(({ code }) => code).join(', ');
  refuseUnless(known.length === 0, 'logistics.unknown-known', { number, codes });
}

/**
 * Moves an open one. Refusals `access.other-warehouse`, `logistics.unknown-not-found`,
 * `logistics.unknown-settled`, `logistics.not-a-place`.
 */
export async function placeUnknown(
  deps: LogisticsDeps,
  asked: Person & { readonly code: string; readonly place: string },
): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const code = asked.code.trim().toUpperCase();
    const parcel = await lockUnknown(trx, code);
    refuseUnless(parcel, 'logistics.unknown-not-found', { code });
    refuseOtherHouse(parcel.house, asked);
    refuseUnless(parcel.state === 'open', 'logistics.unknown-settled', { code });
    const place = placeOfHouse(asked.place, parcel.house);
    if (place === parcel.place) return;
    await refuseClosedPlace(trx, place);
    await updateUnknown(trx, parcel.id, { place });
    await deps.audit(trx, {
      actor: asked.by.id,
      action: 'unknown-parcel.place',
      subject: subjectOf(code),
      before: { place: parcel.place },
      after: { place },
    });
  });
}
