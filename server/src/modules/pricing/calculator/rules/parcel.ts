import { type Band, bandOf, exactly } from '../../tables/rules/bands.ts';
import type { Certainty } from './breakdown.ts';
import type { Draft } from './draft.ts';
import type {
  PreparedCategory,
  PreparedMode,
  PreparedTables,
} from '../../tables/rules/prepared-tables.ts';
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

/** What freight is billed on: the parcel that was measured, otherwise the sum of all pieces as far as they are known. */
export function parcelOf(draft: Omit<Draft, 'lines'>): Parcel {
  const { parcel } = draft.input;
  if (parcel === undefined) return expectedOf(draft);
  const { length, width, height } = parcel.sizeCm;
  return billed(draft.mode, exactly(parcel.weightG), exactly(length * width * height), 'certain');
}

/** Adds up weight and volume of all pieces; typical figures of the category stand in for what is not known. */
function expectedOf({ input: { items }, categories, tables, mode }: Omit<Draft, 'lines'>): Parcel {
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
  return billed(mode, real, volume, certainty);
}

function billed(mode: PreparedMode, realG: Band, volumeCm3: Band, certainty: Certainty): Parcel {
  const volumetricG = bandOf((cm3) => Math.ceil((cm3 * 1000) / mode.divisor), volumeCm3);
  const ofBoth = (which: keyof Band): number =>
    upToStep(Math.max(realG[which], volumetricG[which], mode.minimumG), mode.stepG);
  return {
    realG,
    volumetricG,
    billedG: { low: ofBoth('low'), likely: ofBoth('likely'), high: ofBoth('high') },
    certainty,
    reason:
      certainty === 'certain'
        ? ''
        : certainty === 'estimate'
          ? REASONS.weightTypical
          : REASONS.weightUnknown,
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
