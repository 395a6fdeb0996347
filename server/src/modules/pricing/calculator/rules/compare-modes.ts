import type { ModeComparison } from './breakdown.ts';
import { price } from './price.ts';
import type { PreparedTables } from '../../tables/rules/prepared-tables.ts';
import type { PriceInput } from './price-input.ts';

/** The same order by every ship mode of a route, cheapest likely total first, then fastest. */
export function compareModes(
  input: Omit<PriceInput, 'shipMode'>,
  route: string,
  tables: PreparedTables,
): ModeComparison[] {
  const compared: ModeComparison[] = [];
  for (const mode of tables.modes.values()) {
    if (mode.route !== route) continue;
    const { landedTotal, secondPayment, flags } = price({ ...input, shipMode: mode.value }, tables);
    compared.push({
      shipMode: mode.value,
      label: mode.label,
      daysMin: mode.daysMin,
      daysMax: mode.daysMax,
      landedTotal,
      secondPayment,
      flags,
    });
  }
  return compared.sort(
    (one, other) =>
      one.landedTotal.likely - other.landedTotal.likely || one.daysMax - other.daysMax,
  );
}
