import type { Band } from '../../tables/rules/bands.ts';
import { addDongBand, addYen, type Draft, WHOLE_ORDER } from './draft.ts';
import type { Parcel } from './parcel.ts';
import type { PreparedCategory, PreparedSurcharge } from '../../tables/rules/prepared-tables.ts';
import type { PricedItem } from './price-input.ts';
import { BASIS, timesHalfUp } from './whole.ts';
import { REASONS } from './wording.ts';

/** Surcharges of the owner's list that these goods meet; those that hang on an unknown size get a range. */
export function addSurcharges(draft: Draft, parcel: Parcel): void {
  let goodsJpy = 0;
  for (const jpy of draft.goodsJpy) goodsJpy += jpy;
  for (const surcharge of draft.tables.surcharges) {
    if (surcharge.carriage !== null && surcharge.carriage !== draft.mode.carriage) continue;
    if (surcharge.goodsOverJpy !== null && goodsJpy <= surcharge.goodsOverJpy) continue;
    addSurcharge(draft, surcharge, parcel);
  }
}

function addSurcharge(draft: Draft, surcharge: PreparedSurcharge, parcel: Parcel): void {
  let met: { pieces: Three; goods: Three } | undefined;
  for (let index = 0; index < draft.categories.length; index++) {
    const item = draft.input.items[index] as PricedItem;
    const category = draft.categories[index] as PreparedCategory;
    if (surcharge.categories !== null && !surcharge.categories.includes(category.code)) continue;
    if (
      surcharge.pieceOverJpy !== null &&
      (draft.goodsJpy[index] as number) <= surcharge.pieceOverJpy * item.quantity
    )
      continue;
    const high = longestOf(draft, item, category.longestCm.high);
    if (surcharge.longestCm !== null && high < surcharge.longestCm) continue;
    met ??= { pieces: { low: 0, likely: 0, high: 0 }, goods: { low: 0, likely: 0, high: 0 } };
    for (const which of CASES) {
      if (
        surcharge.longestCm !== null &&
        longestOf(draft, item, category.longestCm[which]) < surcharge.longestCm
      )
        continue;
      met.pieces[which] += item.quantity;
      met.goods[which] += draft.goodsDong[index] as number;
    }
  }
  if (met !== undefined) charge(draft, surcharge, met, parcel);
}

type Three = { -readonly [Case in keyof Band]: number };
const CASES = ['low', 'likely', 'high'] as const;

/** The longest side of a piece: as the box was measured, as told, or the typical one. */
function longestOf(
  { input: { items, parcel } }: Draft,
  { sizeCm }: PricedItem,
  typical: number,
): number {
  if (parcel !== undefined) {
    // In one box the pieces lie on one another: its length and width are those of each, its height is of all together.
    const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
    return Math.max(
      parcel.sizeCm.length,
      parcel.sizeCm.width,
      Math.ceil(parcel.sizeCm.height / pieces),
    );
  }
  return sizeCm === undefined ? typical : Math.max(sizeCm.length, sizeCm.width, sizeCm.height);
}

function charge(
  { lines, input }: Draft,
  { head, rule, charge: by, longestCm }: PreparedSurcharge,
  { pieces, goods }: { pieces: Band; goods: Band },
  parcel: Parcel,
): void {
  if (by.per === 'order') {
    addYen(lines, head, rule, WHOLE_ORDER, by.jpy, input.rate);
    return;
  }
  const cost =
    by.per === 'piece'
      ? (which: keyof Band) => pieces[which] * by.dong
      : (which: keyof Band) => timesHalfUp(goods[which], by.basisPoints, BASIS);
  // A typical size may be far over the limit, and the box on the scale still under it.
  const isSizeKnown = longestCm === null || parcel.certainty === 'certain';
  const certainty =
    isSizeKnown && pieces.low === pieces.high
      ? 'certain'
      : parcel.certainty === 'unknown'
        ? 'unknown'
        : 'estimate';
  const dong = { low: cost('low'), likely: cost('likely'), high: cost('high') };
  addDongBand(
    lines,
    head,
    rule,
    dong,
    certainty,
    certainty === 'certain' ? '' : REASONS.weightTypical,
  );
}
