import { type Band, bandOf, exactly } from '../../tables/rules/bands.ts';
import { isStated } from '../../../../kernel/stated-parcel.ts';
import type { Certainty } from './breakdown.ts';
import type { Draft } from './draft.ts';
import { expectedVolume, expectedWeight } from './expected-piece.ts';
import { modelKey } from '../../tables/rules/learned-weight.ts';
import { modelIn } from '../../tables/rules/model-words.ts';
import type {
  PreparedCategory,
  PreparedMode,
  PreparedTables,
} from '../../tables/rules/prepared-tables.ts';
import type { PricedItem } from './price-input.ts';
import { upToStep } from './whole.ts';
import { weighedReason, weighedWords } from '../../rules/weighed-words.ts';
import { REASONS } from './wording.ts';

/** The goods as one parcel: what the freight is billed on, in the three cases, and how sure we are. */
export interface Parcel {
  readonly realG: Band;
  readonly volumetricG: Band;
  readonly billedG: Band;
  readonly certainty: Certainty;
  readonly reason: string;
}

/**
 * The category of an item, narrowed to its model where we weighed enough of them; the row for all
 * goods when it has none.
 */
export function categoryOf(item: PricedItem, tables: PreparedTables): PreparedCategory {
  const kind =
    (item.category !== undefined && tables.categories.get(item.category)) || tables.anyCategory;
  if (tables.models.size === 0) return kind;
  const words = tables.categoryWords.find(({ code }) => code === kind.code);
  return tables.models.get(modelKey(kind.code, modelIn(item.title, words))) ?? kind;
}

/** What freight is billed on: the parcel that was measured, otherwise the sum of all pieces as far as they are known. */
export function parcelOf(draft: Omit<Draft, 'lines'>): Parcel {
  const { parcel } = draft.input;
  if (parcel === undefined) return expectedOf(draft);
  const { length, width, height } = parcel.sizeCm;
  return billed(
    draft.mode,
    exactly(parcel.weightG),
    exactly(length * width * height),
    'certain',
    '',
  );
}

/** Adds up what is expected of all pieces. */
function expectedOf({ input: { items }, categories, tables, mode }: Omit<Draft, 'lines'>): Parcel {
  const real = { low: 0, likely: 0, high: 0 };
  const volume = { low: 0, likely: 0, high: 0 };
  // Only what was weighed is certain.
  let certainty: Certainty = 'estimate';
  const sources = new Set<string>();
  for (let index = 0; index < items.length; index++) {
    const item = items[index] as PricedItem;
    const category = categories[index] as PreparedCategory;
    addTimes(real, expectedWeight(item, category), item.quantity);
    addTimes(volume, expectedVolume(item, category), item.quantity);
    const isToldBySeller = item.stated !== undefined && isStated(item.stated);
    sources.add(isToldBySeller ? REASONS.weightStated : usualReason(category, items.length));
    if (category === tables.anyCategory && item.weightG === undefined && !isToldBySeller)
      certainty = 'unknown';
  }
  return billed(
    mode,
    real,
    volume,
    certainty,
    certainty === 'unknown' ? REASONS.weightUnknown : reasonOf([...sources]),
  );
}

/** Of several sources the whole is as good as what is usual. */
const reasonOf = ([first, ...others]: readonly string[]): string =>
  first === undefined || others.length > 0 ? REASONS.weightTypical : first;

const usualReason = ({ from, label }: PreparedCategory, items: number): string => {
  if (from === undefined) return REASONS.weightTypical;
  return items > 1 ? REASONS.weightLearned : weighedReason(weighedWords(from, label));
};

function billed(
  mode: PreparedMode,
  realG: Band,
  volumeCm3: Band,
  certainty: Certainty,
  reason: string,
): Parcel {
  const volumetricG = bandOf((cm3) => Math.ceil((cm3 * 1000) / mode.divisor), volumeCm3);
  return {
    realG,
    volumetricG,
    billedG: billedOf(mode, realG, volumetricG),
    certainty,
    reason,
  };
}

/** max(real, volumetric), at least the minimum, up to the step, in the three cases; grams. */
export function billedOf(mode: PreparedMode, realG: Band, volumetricG: Band): Band {
  const ofBoth = (which: keyof Band): number =>
    upToStep(Math.max(realG[which], volumetricG[which], mode.minimumG), mode.stepG);
  return { low: ofBoth('low'), likely: ofBoth('likely'), high: ofBoth('high') };
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
