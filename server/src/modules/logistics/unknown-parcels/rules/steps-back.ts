import type { Warehouse } from '@hako/contract/kit/endpoint';
import { hasArrived, type Parcel } from '../../parcels/rules/parcel.ts';

type Step = 'BOUGHT' | 'EXPORT' | 'CHECKIN' | 'CHECKED';

/**
 * The moves of an order once a parcel was not its own, by what is left of it: where that parcel
 * alone kept it in Japan, it follows the others as far as they came.
 */
export function stepsBack(
  house: Warehouse,
  state: string,
  left: readonly Pick<Parcel, 'state'>[],
): Step[] {
  if (state === 'CANCEL') return [];
  if (house === 'VN') return state === 'CHECKIN' && !left.every(hasArrived) ? ['EXPORT'] : [];
  if (left.length === 0) return ['BOUGHT'];
  if (left.some((parcel) => parcel.state === 'stored' || parcel.state === 'packed')) return [];
  if (!left.every(hasArrived)) return ['EXPORT'];
  const isOpened = left.every((parcel) => parcel.state === 'opened');
  return ['EXPORT', 'CHECKIN', ...(isOpened ? (['CHECKED'] as const) : [])];
}
