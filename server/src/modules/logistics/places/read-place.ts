import { FIND_MESSAGES } from '@hako/contract/desk/find-messages';
import type { LabelSize } from '@hako/contract/logistics/labels';
import { MOST_ON_PLACE, type PlacedParcel } from '@hako/contract/logistics/places';
import type { Readable } from 'node:stream';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { writeLabel } from '../../../platform/pdf/label.ts';
import type { LogisticsDeps } from '../deps.ts';
import { LABEL_WORDS } from '../labels.ts';
import { findParcel } from '../parcels/parcel-store.ts';
import { ordersIn, type Parcel } from '../parcels/rules/parcel.ts';
import { listParcelsOn } from './place-store.ts';
import { HOUSE_OF, houseOfPlace, ON_PLACES, placeOf } from './rules/house.ts';

/** Where a parcel is. Refusal `logistics.parcel-not-found`. */
export async function findPlacedParcel(
  deps: LogisticsDeps,
  scanned: string,
): Promise<PlacedParcel> {
  const code = scanned.trim().toUpperCase();
  const parcel = await findParcel(deps.db, code);
  refuseUnless(parcel, 'logistics.parcel-not-found', { code });
  return (await rowsOf(deps, [parcel]))[0] as PlacedParcel;
}

/** What lies unopened on a place. */
export async function readPlace(deps: LogisticsDeps, place: string) {
  const found = await listParcelsOn(
    deps.db,
    place,
    ON_PLACES[houseOfPlace(place)],
    MOST_ON_PLACE + 1,
  );
  const parcels = await rowsOf(deps, found.slice(0, MOST_ON_PLACE));
  return { place, parcels, is_more: found.length > MOST_ON_PLACE };
}

/** The label of a place. */
export const printPlace = (
  deps: LogisticsDeps,
  { place, size }: { readonly place: string; readonly size: LabelSize },
): Readable =>
  writeLabel(
    { kind: LABEL_WORDS.place[houseOfPlace(place)], code: place, lines: [] },
    { size, createdAt: deps.clock.now() },
  );

async function rowsOf(deps: LogisticsDeps, parcels: readonly Parcel[]): Promise<PlacedParcel[]> {
  const codes = new Map(
    (await deps.orders.readMany(deps.db, ordersIn(parcels))).map(({ id, code }) => [id, code]),
  );
  return parcels.map((parcel) => ({
    code: parcel.code,
    state: FIND_MESSAGES.parcels[parcel.state],
    place: placeOf(parcel) ?? null,
    house: HOUSE_OF[parcel.state] ?? null,
    weight_g: parcel.received.weightG,
    orders: parcel.contents.flatMap(({ orderId }) => codes.get(orderId) ?? []),
  }));
}
