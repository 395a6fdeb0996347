import { type Warehouse, WAREHOUSE_NAMES } from '@hako/contract/kit/endpoint';
import { PLACE_CODE } from '@hako/contract/logistics/places';
import { refuseUnless } from '../../../../kernel/refusal.ts';
import { houseOfPlace } from './house.ts';

const PLACE = new RegExp(PLACE_CODE);

/**
 * The code of a place as its label says it, from what somebody of that house typed; undefined for
 * blanks. Refusal `logistics.not-a-place`.
 */
export const typedPlace = (typed: string | undefined, house: Warehouse): string | undefined =>
  typed?.trim() ? placeOfHouse(typed, house) : undefined;

/** The same where there must be one. Refusal `logistics.not-a-place`, for blanks as well. */
export function placeOfHouse(typed: string, house: Warehouse): string {
  const place = typed.trim().toUpperCase();
  refuseUnless(PLACE.test(place) && houseOfPlace(place) === house, 'logistics.not-a-place', {
    place,
    house: WAREHOUSE_NAMES[house],
    like: `${house}-A-01`,
  });
  return place;
}
