/**
 * Places: Vietnam's administrative units. The two-level list (province, commune) is the truth; what the three-level calls
 * of older clients get is decided in docs/decisions (see `old-three-levels`).
 */
import { findOldWards } from './old-wards.ts';
import type { Places } from './places-module.ts';
import { findCommune, findProvince, listCommunes, listProvinces } from './two-level-list.ts';

export type { Commune, Province } from './places.ts';
export { placesRoutes } from './routes.ts';
export const createPlaces = (): Places => ({
  listProvinces,
  findProvince,
  listCommunes,
  findCommune,
  findOldWards,
});

export type { Places } from './places-module.ts';
