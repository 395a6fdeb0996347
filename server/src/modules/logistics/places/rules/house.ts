import type { Warehouse } from '@hako/contract/kit/endpoint';
import type { Parcel, ParcelState } from '../../parcels/rules/parcel.ts';

/** In which house a parcel lies; undefined while it travels, or when it is no more. */
export const HOUSE_OF: Readonly<Record<ParcelState, Warehouse | undefined>> = {
  stored: 'JP',
  packed: 'JP',
  closed: undefined,
  exported: undefined,
  arrived: 'VN',
  opened: 'VN',
};

/** Parcels that are counted on the places of a house. */
export const ON_PLACES: Readonly<Record<Warehouse, readonly ParcelState[]>> = {
  JP: ['stored', 'packed'],
  VN: ['arrived'],
};

/**
 * The house that the code of a place begins with: `JP-A-01`. A code without one is of Japan, where
 * parcels are received.
 */
export const houseOfPlace = (place: string): Warehouse => (place.startsWith('VN') ? 'VN' : 'JP');

/**
 * The place on which a parcel lies; undefined when it has none in the house where it is. What left
 * a house keeps the code of its old place, which says nothing of where it is now.
 */
export const placeOf = ({ state, shelf }: Pick<Parcel, 'state' | 'shelf'>): string | undefined =>
  shelf !== undefined && HOUSE_OF[state] === houseOfPlace(shelf) ? shelf : undefined;
