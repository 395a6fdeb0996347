import type { Warehouse } from '@hako/contract/kit/endpoint';
import type { ParcelState } from '../../parcels/rules/parcel.ts';

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

/** The house that the code of a place begins with: `JP-A-01`. */
export const houseOfPlace = (place: string): Warehouse => (place.startsWith('JP') ? 'JP' : 'VN');
