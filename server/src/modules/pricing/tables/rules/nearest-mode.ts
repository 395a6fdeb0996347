import type { PreparedMode, PreparedTables } from './prepared-tables.ts';

/**
 * Of the offered ship modes with the carriage of the first one, the mode whose warehouse delivers
 * cheapest to a province; the first one
 * wins where they cost the same, and where nobody told the province.
 */
export function nearestMode(
  first: string,
  offered: readonly string[],
  province: string | undefined,
  { modes }: Pick<PreparedTables, 'modes'>,
): string {
  const usual = modes.get(first);
  if (usual === undefined || province === undefined) return first;
  let nearest = usual;
  for (const value of offered) {
    const mode = modes.get(value);
    if (mode?.carriage !== usual.carriage || mode.route !== usual.route) continue;
    if (deliveryFrom(mode, province) < deliveryFrom(nearest, province)) nearest = mode;
  }
  return nearest.value;
}

/** Đồng for the smallest parcel to a province. */
const deliveryFrom = ({ delivery }: PreparedMode, province: string): number =>
  (delivery.byProvince.get(province) ?? delivery.zones.at(-1))?.baseDong ??
  Number.POSITIVE_INFINITY;
