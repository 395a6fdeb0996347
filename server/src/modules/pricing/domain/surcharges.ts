import { type Band, exactly } from './bands.ts';
import { addDongBand, addYen, type Draft, type LineHead } from './draft.ts';
import { categoryOf, type Parcel } from './parcel.ts';
import type { PricedItem } from './price-input.ts';
import type { SurchargeRule } from './price-rows.ts';
import { surchargeRule } from './rules-of-extras.ts';
import { BASIS, timesHalfUp } from './whole.ts';
import { REASONS } from './wording.ts';

/** Surcharges of the owner's list that these goods meet; those that hang on an unknown size get a range. */
export function addSurcharges(draft: Draft, parcel: Parcel): void {
  let goodsJpy = 0;
  for (const jpy of draft.goodsJpy) goodsJpy += jpy;
  for (const surcharge of draft.tables.surcharges) {
    const { when } = surcharge;
    if (when.carriage !== undefined && when.carriage !== draft.mode.carriage) continue;
    if (when.goodsOverJpy !== undefined && goodsJpy <= when.goodsOverJpy) continue;
    addSurcharge(draft, surcharge, parcel);
  }
}

function addSurcharge(draft: Draft, { code, label, when, charge }: SurchargeRule, parcel: Parcel): void {
  const pieces = { low: 0, likely: 0, high: 0 };
  const goods = { low: 0, likely: 0, high: 0 };
  for (let index = 0; index < draft.input.items.length; index++) {
    const item = draft.input.items[index] as PricedItem;
    if (when.categories !== undefined && (item.category === undefined || !when.categories.includes(item.category))) continue;
    if (when.pieceOverJpy !== undefined && (draft.goodsJpy[index] as number) <= when.pieceOverJpy * item.quantity) continue;
    const longest = longestSideOf(item, draft);
    for (const which of CASES) {
      if (when.longestCm !== undefined && longest[which] < when.longestCm) continue;
      pieces[which] += item.quantity;
      goods[which] += draft.goodsDong[index] as number;
    }
  }
  if (pieces.high === 0) return;
  const certainty = pieces.low === pieces.high ? 'certain' : parcel.certainty === 'unknown' ? 'unknown' : 'estimate';
  const reason = certainty === 'certain' ? '' : REASONS.weightTypical;
  const line: LineHead = { code, label, group: 'freight', payment: 2, rule: surchargeRule(charge), item: -1 };
  if (charge.per === 'order') {
    addYen(draft.lines, line, charge.jpy, draft.input.rate);
  } else if (charge.per === 'piece') {
    addDongBand(draft.lines, line, each(pieces, (count) => count * charge.dong), certainty, reason);
  } else {
    addDongBand(draft.lines, line, each(goods, (dong) => timesHalfUp(dong, charge.basisPoints, BASIS)), certainty, reason);
  }
}

const CASES = ['low', 'likely', 'high'] as const;

const each = (band: Band, change: (value: number) => number): Band => ({ low: change(band.low), likely: change(band.likely), high: change(band.high) });

function longestSideOf(item: PricedItem, { tables }: Draft): Band {
  if (item.sizeCm === undefined) return categoryOf(item, tables).longestCm;
  return exactly(Math.max(item.sizeCm.length, item.sizeCm.width, item.sizeCm.height));
}
