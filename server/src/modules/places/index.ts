/**
 * Places: Vietnam's administrative units. The two-level list (province, commune) is the truth; what the three-level calls
 * of older clients get is decided in docs/decisions (see `old-three-levels`).
 */
import { findCommune, findProvince, listCommunes, listProvinces } from './two-level-list.ts';
import { findOldWards, type OldWard } from './old-wards.ts';
import type { Commune, Province } from './places.ts';

export type { Commune, Province } from './places.ts';
export { placesRoutes } from './routes.ts';

export interface Places {
  listProvinces(): readonly Province[];
  /** By two-digit code. */
  findProvince(code: string): Province | undefined;
  /** Of one province, in the order of their codes; empty for an unknown province. */
  listCommunes(provinceCode: string): readonly Commune[];
  /** By five-digit code. */
  findCommune(code: string): Commune | undefined;
  /** Wards of the old three levels whose names hold these words; at most twenty. */
  findOldWards(asked: string): OldWard[];
}

export const createPlaces = (): Places => ({
  listProvinces,
  findProvince,
  listCommunes,
  findCommune,
  findOldWards,
});
