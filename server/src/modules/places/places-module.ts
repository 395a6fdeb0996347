import type { OldWard } from './old-wards.ts';
import type { Commune, Province } from './places.ts';

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
