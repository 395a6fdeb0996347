import { type Band, bandOf } from './bands.ts';
import type { Certainty } from './breakdown.ts';
import type { Draft } from './draft.ts';
import type { PreparedCategory, PreparedTables } from './prepare-tables.ts';
import type { PricedItem } from './price-input.ts';
import { upToStep } from './whole.ts';
import { REASONS } from './wording.ts';

/** The goods as one parcel: what the freight is billed on, in the three cases, and how sure we are. */
export interface Parcel {
  readonly realG: Band;
  readonly volumetricG: Band;
  readonly billedG: Band;
  readonly certainty: Certainty;
  readonly reason: string;
}

/** The category of an item; the row for all goods when it has none. */
export const categoryOf = (item: PricedItem, tables: PreparedTables): PreparedCategory =>
  (item.category !== undefined && tables.categories.get(item.category)) || tables.anyCategory;

/** Adds up weight and volume of all pieces; typical figures of the category stand in for what is not known. */
export function parcelOf({ input: { items }, categories, tables, mode }: Omit<Draft, 'lines'>): Parcel {
  const real = { low: 0, likely: 0, high: 0 };
  const volume = { low: 0, likely: 0, high: 0 };
  let certainty: Certainty = 'certain';
  for (let index = 0; index < items.length; index++) {
    const { quantity, weightG, sizeCm } = items[index] as PricedItem;
    const category = categories[index] as PreparedCategory;
    if (weightG === undefined) addTimes(real, category.weightG, quantity);
    else addSame(real, weightG * quantity);
    if (sizeCm === undefined) addTimes(volume, category.volumeCm3, quantity);
    else addSame(volume, sizeCm.length * sizeCm.width * sizeCm.height * quantity);
    if (weightG !== undefined && sizeCm !== undefined) continue;
    if (category === tables.anyCategory && weightG === undefined) certainty = 'unknown';
    else if (certainty === 'certain') certainty = 'estimate';
  }
  const volumetricG = bandOf((cm3) => Math.ceil((cm3 * 1000) / mode.divisor), volume);
  const billed = (realG: number, byVolumeG: number): number => upToStep(Math.max(realG, byVolumeG, mode.minimumG), mode.stepG);
  return {
    realG: real,
    volumetricG,
    billedG: {
      low: billed(real.low, volumetricG.low),
      likely: billed(real.likely, volumetricG.likely),
      high: billed(real.high, volumetricG.high),
    },
    certainty,
    reason: certainty === 'certain' ? '' : certainty === 'estimate' ? REASONS.weightTypical : REASONS.weightUnknown,
  };
}

interface Sum {
  low: number;
  likely: number;
  high: number;
}

function addTimes(sum: Sum, band: Band, quantity: number): void {
  sum.low += band.low * quantity;
  sum.likely += band.likely * quantity;
  sum.high += band.high * quantity;
}

function addSame(sum: Sum, amount: number): void {
  sum.low += amount;
  sum.likely += amount;
  sum.high += amount;
}
