import type { PriceLine } from './breakdown.ts';
import { addYen, addYenBand, type Draft } from './draft.ts';
import type {
  PreparedFee,
  PreparedTables,
  SiteTables,
} from '../../tables/rules/prepared-tables.ts';
import type { PricedItem, PriceInput } from './price-input.ts';
import { tiered } from '../../tables/rules/tiers.ts';
import { eachUnit } from '../../tables/rules/units.ts';
import { BASIS, timesDown } from './whole.ts';
import { LABELS, REASONS, RULES } from './wording.ts';
import type { LineHead } from '../../rules/line-head.ts';

const GOODS: LineHead = {
  code: 'tien-hang',
  label: LABELS['tien-hang'],
  group: 'goods',
  payment: 1,
};
const JAPAN_TAX: LineHead = {
  code: 'thue-nhat-ban',
  label: LABELS['thue-nhat-ban'],
  group: 'japan',
  payment: 1,
};
const DOMESTIC: LineHead = {
  code: 'phi-van-chuyen-noi-dia',
  label: LABELS['phi-van-chuyen-noi-dia'],
  group: 'japan',
  payment: 1,
};
const SERVICE_FEE: LineHead = {
  code: 'phi-dich-vu',
  label: LABELS['phi-dich-vu'],
  group: 'fees',
  payment: 1,
};
const PAYMENT_FEE: LineHead = {
  code: 'phi-thanh-toan',
  label: LABELS['phi-thanh-toan'],
  group: 'fees',
  payment: 1,
};

/** Goods and Japanese tax of every item: adds their lines; gives the yen and đồng of each item with tax. */
export function addGoods(
  lines: PriceLine[],
  { items, rate }: PriceInput,
  tables: PreparedTables,
): { goodsJpy: number[]; goodsDong: number[] } {
  const goodsJpy: number[] = [];
  const goodsDong: number[] = [];
  for (let index = 0; index < items.length; index++) {
    const { price, quantity, isTaxAdded } = items[index] as PricedItem;
    const jpy = price * quantity;
    let dong = addYen(lines, GOODS, RULES.goods, index, jpy, rate);
    // Yahoo stores round the tax down (4164 × 1.10 = 4580.4 is charged as 4580), piece by piece.
    const taxJpy = isTaxAdded ? timesDown(price, tables.japanTax.basisPoints, BASIS) * quantity : 0;
    if (isTaxAdded) dong += addYen(lines, JAPAN_TAX, tables.japanTax.rule, index, taxJpy, rate);
    goodsJpy.push(jpy + taxJpy);
    goodsDong.push(dong);
  }
  return { goodsJpy, goodsDong };
}

/** What sellers charge to send the goods to our warehouse in Japan. */
export function addDomesticShipping(draft: Draft): void {
  const { items } = draft.input;
  if (items.length === 1) addDomesticOf(draft, 0, ONLY_ITEM);
  else
    eachUnit(
      items,
      (index) => (draft.sites[index] as SiteTables).domesticCounted,
      (first, members) => addDomesticOf(draft, first, members),
    );
}

function addDomesticOf(
  { lines, input: { items, rate }, sites }: Draft,
  first: number,
  members: readonly number[],
): void {
  const { domesticCounted, domesticGuessJpy: guess } = sites[first] as SiteTables;
  let known = 0;
  let isUnknown = false;
  let isLowest = false;
  for (const index of members) {
    const item = items[index] as PricedItem;
    if (item.domesticShipping === undefined) isUnknown = true;
    else if (item.domesticShipping > known) known = item.domesticShipping;
    if (item.isDomesticShippingLowest) isLowest = true;
  }
  const rule = domesticCounted === 'seller' ? RULES.domesticShared : RULES.domestic;
  if (isUnknown) {
    const band = {
      low: Math.max(known, guess.low),
      likely: Math.max(known, guess.likely),
      high: Math.max(known, guess.high),
    };
    addYenBand(lines, DOMESTIC, rule, first, band, rate, 'unknown', REASONS.domesticUnknown);
  } else if (isLowest) {
    addYenBand(
      lines,
      DOMESTIC,
      rule,
      first,
      { low: known, likely: known, high: Math.max(known, guess.high) },
      rate,
      'estimate',
      REASONS.domesticLowest,
    );
  } else addYen(lines, DOMESTIC, rule, first, known, rate);
}

const ONLY_ITEM: readonly number[] = [0];

/** Our service fee, once for each unit that its row counts. */
export function addServiceFee(draft: Draft): void {
  const { items, feeShare } = draft.input;
  const shared = feeShare?.serviceFeeJpy;
  if (shared !== undefined) addFeeShare(draft, SERVICE_FEE, 'serviceFee', shared);
  else if (items.length === 1)
    addFee(draft, SERVICE_FEE, (draft.sites[0] as SiteTables).serviceFee, 0, ONLY_ITEM);
  else
    eachUnit(
      items,
      (index) => (draft.sites[index] as SiteTables).serviceFee.counted,
      (first, members) =>
        addFee(draft, SERVICE_FEE, (draft.sites[first] as SiteTables).serviceFee, first, members),
    );
}

/** The payment fee, once for each unit that its row counts. */
export function addPaymentFee(draft: Draft): void {
  const { items, feeShare } = draft.input;
  const shared = feeShare?.paymentFeeJpy;
  if (shared !== undefined) addFeeShare(draft, PAYMENT_FEE, 'paymentFee', shared);
  else if (items.length === 1)
    addFee(draft, PAYMENT_FEE, (draft.sites[0] as SiteTables).paymentFee, 0, ONLY_ITEM);
  else
    eachUnit(
      items,
      (index) => (draft.sites[index] as SiteTables).paymentFee.counted,
      (first, members) =>
        addFee(draft, PAYMENT_FEE, (draft.sites[first] as SiteTables).paymentFee, first, members),
    );
}

function addFeeShare(
  { lines, input, sites }: Draft,
  head: LineHead,
  which: 'serviceFee' | 'paymentFee',
  jpy: number,
): void {
  const { rule } = (sites[0] as SiteTables)[which];
  addYen(lines, head, `${rule} ${RULES.feeShare}`, 0, jpy, input.rate);
}

function addFee(
  { lines, input: { items, rate }, goodsJpy }: Draft,
  head: LineHead,
  fee: PreparedFee,
  first: number,
  members: readonly number[],
): void {
  const jpy = feeOf(fee, (items[first] as PricedItem).quantity, goodsJpy, members);
  addYen(lines, head, fee.rule, first, jpy, rate);
}

/** Yen of one fee on the goods that it counts together. `quantity` is that of their first. */
export function feeOf(
  fee: PreparedFee,
  quantity: number,
  goodsJpy: readonly number[],
  members: readonly number[],
): number {
  let base = 0;
  for (const index of members) base += goodsJpy[index] as number;
  return fee.counted === 'piece' ? feeFor(fee, base / quantity) * quantity : feeFor(fee, base);
}

function feeFor({ tiers, minimum, maximum }: PreparedFee, base: number): number {
  const fee = tiered(tiers, base);
  return fee < minimum ? minimum : fee > maximum ? maximum : fee;
}
