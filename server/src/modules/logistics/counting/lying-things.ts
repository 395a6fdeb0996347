import { MOST_SCANNED, type ScanVerdict } from '@hako/contract/logistics/counting';
import type { Reader } from '../../../platform/database/database.ts';
import { findParcel } from '../parcels/parcel-store.ts';
import { listParcelsOn } from '../places/place-store.ts';
import { HOUSE_OF, houseOfPlace, ON_PLACES, placeOf } from '../places/rules/house.ts';
import { findUnknown, listUnknownOn } from '../unknown-parcels/unknown-store.ts';
import type { Scan } from './count-store.ts';

/** Codes of whatever should lie on a place: parcels, and those that no order knows. */
export async function codesOn(reader: Reader, place: string): Promise<string[]> {
  const [parcels, unknown] = await Promise.all([
    listParcelsOn(reader, place, ON_PLACES[houseOfPlace(place)], MOST_SCANNED),
    listUnknownOn(reader, place, MOST_SCANNED),
  ]);
  return [...parcels, ...unknown].map(({ code }) => code);
}

/** What a code is that was scanned on this place, and where it should lie. */
export async function judgeScan(reader: Reader, code: string, place: string): Promise<Scan> {
  const house = houseOfPlace(place);
  const told = (knownPlace: string | undefined): Scan => ({
    code,
    verdict: knownPlace === place ? 'here' : 'misplaced',
    knownPlace,
  });
  const parcel = await findParcel(reader, code);
  if (parcel && HOUSE_OF[parcel.state] === house) return told(placeOf(parcel));
  const unknown = parcel ? undefined : await findUnknown(reader, code);
  if (unknown?.state === 'open' && unknown.house === house) return told(unknown.place);
  return { code, verdict: 'foreign' satisfies ScanVerdict, knownPlace: undefined };
}
