import { type Band, bandOf, exactly } from '../../tables/rules/bands.ts';
import type { Certainty, PriceLine } from './breakdown.ts';
import { addDongBand, type Draft } from './draft.ts';
import type { Parcel } from './parcel.ts';
import type {
  PreparedCategory,
  PreparedDelivery,
  PreparedMode,
  PreparedZone,
} from '../../tables/rules/prepared-tables.ts';
import type { ExpectedCarriage, PriceInput } from './price-input.ts';
import { tiered } from '../../tables/rules/tiers.ts';
import { BASIS, timesHalfUp } from './whole.ts';
import { LABELS, REASONS } from './wording.ts';
import type { LineHead } from '../../rules/line-head.ts';

const FREIGHT: LineHead = {
  code: 'phi-van-chuyen-quoc-te',
  label: LABELS['phi-van-chuyen-quoc-te'],
  group: 'freight',
  payment: 2,
};
const DUTY: LineHead = {
  code: 'thue-nhap-khau',
  label: LABELS['thue-nhap-khau'],
  group: 'taxes',
  payment: 2,
};
const VAT: LineHead = { code: 'thue-gtgt', label: LABELS['thue-gtgt'], group: 'taxes', payment: 2 };
const DELIVERY: LineHead = {
  code: 'phi-giao-hang',
  label: LABELS['phi-giao-hang'],
  group: 'vietnam',
  payment: 2,
};
const STORAGE: LineHead = {
  code: 'phi-luu-kho',
  label: LABELS['phi-luu-kho'],
  group: 'vietnam',
  payment: 2,
};

/** International freight on the billed weight. Gives its đồng for the taxes that build on it. */
export function addFreight({ lines, mode, input }: Draft, parcel: Parcel): Band {
  const { carriage } = input;
  if (carriage) return addShare(lines, FREIGHT, carriage.rule, carriage.freight);
  const expected = expectedShare(input);
  if (expected) {
    addDongBand(lines, FREIGHT, mode.rule, expected.freight, expected.certainty, REASONS.oneBox);
    return expected.freight;
  }
  const dong = freightOf(mode, parcel.billedG);
  addDongBand(lines, FREIGHT, mode.rule, dong, parcel.certainty, parcel.reason);
  return dong;
}

/** What a box of this weight costs by a mode, in the three cases. */
export const freightOf = (mode: PreparedMode, billedG: Band): Band =>
  bandOf((grams) => tiered(mode.tiers, grams), billedG);

/** The part of an expected box, until the goods were weighed. */
const expectedShare = ({ parcel, expectedCarriage }: PriceInput): ExpectedCarriage | undefined =>
  parcel === undefined ? expectedCarriage : undefined;

/** Import duty and VAT where the mode states them: on goods, domestic shipping and freight. Always estimates: customs decides. */
export function addImportTaxes(
  { lines, mode, tables, categories, goodsDong }: Draft,
  freight: Band,
): void {
  if (mode.taxes === 'included') return;
  const carriage = plus(freight, sumOf(lines, 'phi-van-chuyen-noi-dia'));
  const duty = { low: 0, likely: 0, high: 0 };
  let goods = 0;
  let dearest: PreparedCategory | undefined;
  for (let index = 0; index < categories.length; index++) {
    const category = categories[index] as PreparedCategory;
    const dong = goodsDong[index] as number;
    goods += dong;
    duty.low += timesHalfUp(dong, category.dutyBp.low, BASIS);
    duty.likely += timesHalfUp(dong, category.dutyBp.likely, BASIS);
    duty.high += timesHalfUp(dong, category.dutyBp.high, BASIS);
    // Carriage takes the highest rate of the parcel: sharing it out by value would let a dearer item lower the duty.
    if (dearest === undefined || category.dutyBp.likely > dearest.dutyBp.likely) dearest = category;
  }
  if (dearest === undefined) return;
  duty.low += timesHalfUp(carriage.low, dearest.dutyBp.low, BASIS);
  duty.likely += timesHalfUp(carriage.likely, dearest.dutyBp.likely, BASIS);
  duty.high += timesHalfUp(carriage.high, dearest.dutyBp.high, BASIS);
  if (duty.high > 0) addDongBand(lines, DUTY, dearest.dutyRule, duty, 'estimate', REASONS.customs);
  const { basisPoints, rule } = tables.importVat;
  const vat = {
    low: timesHalfUp(goods + carriage.low + duty.low, basisPoints, BASIS),
    likely: timesHalfUp(goods + carriage.likely + duty.likely, basisPoints, BASIS),
    high: timesHalfUp(goods + carriage.high + duty.high, basisPoints, BASIS),
  };
  if (vat.high > 0) addDongBand(lines, VAT, rule, vat, 'estimate', REASONS.customs);
}

/** From the warehouse in Vietnam to the door. */
export function addDelivery({ lines, mode, input }: Draft, parcel: Parcel): void {
  if (input.carriage)
    return void addShare(lines, DELIVERY, input.carriage.rule, input.carriage.delivery);
  const { province } = input;
  const { rule, dong } = deliveryOf(mode, province, parcel.billedG);
  const expected = expectedShare(input);
  if (expected) {
    addDongBand(lines, DELIVERY, rule, expected.delivery, expected.certainty, REASONS.oneBox);
  } else if (province !== undefined) {
    addDongBand(lines, DELIVERY, rule, dong, parcel.certainty, parcel.reason);
  } else {
    const certainty: Certainty = parcel.certainty === 'unknown' ? 'unknown' : 'estimate';
    addDongBand(lines, DELIVERY, rule, dong, certainty, REASONS.destination);
  }
}

/** What a box of this weight costs from the warehouse in Vietnam to the province; without one, over all of them. */
export function deliveryOf(
  { delivery }: PreparedMode,
  province: string | undefined,
  billedG: Band,
): { readonly rule: string; readonly dong: Band } {
  if (province === undefined)
    return { rule: delivery.likely.rule, dong: anywhere(delivery, billedG) };
  const zone = delivery.byProvince.get(province) ?? (delivery.zones.at(-1) as PreparedZone);
  return { rule: zone.rule, dong: bandOf((grams) => deliveryIn(zone, grams), billedG) };
}

function anywhere(delivery: PreparedDelivery, billedG: Band): Band {
  const likely = deliveryIn(delivery.likely, billedG.likely);
  let low = likely;
  let high = likely;
  for (const zone of delivery.zones) {
    low = Math.min(low, deliveryIn(zone, billedG.low));
    high = Math.max(high, deliveryIn(zone, billedG.high));
  }
  return { low, likely, high };
}

function deliveryIn({ baseDong, baseG, stepG, dongPerStep }: PreparedZone, grams: number): number {
  return grams <= baseG ? baseDong : baseDong + Math.ceil((grams - baseG) / stepG) * dongPerStep;
}

/** Days in the warehouse beyond the free ones, for each kg begun. */
export function addStorage({ lines, tables, input }: Draft, parcel: Parcel): void {
  if (input.carriage)
    return void addShare(lines, STORAGE, input.carriage.rule, input.carriage.storage);
  const { freeDays, dongPerKgDay, rule } = tables.storage;
  const days = input.storedDays - Math.max(freeDays, input.level.freeStorageDays);
  if (days <= 0) return;
  const dong = bandOf((grams) => days * Math.ceil(grams / 1000) * dongPerKgDay, parcel.billedG);
  addDongBand(lines, STORAGE, rule, dong, parcel.certainty, parcel.reason);
}

/** A share of what a whole box costs: worked out from what was weighed, so nothing about it is open. */
function addShare(lines: PriceLine[], head: LineHead, rule: string, dong: number): Band {
  const band = exactly(dong);
  if (dong > 0) addDongBand(lines, head, rule, band, 'certain', '');
  return band;
}

const plus = (one: Band, other: Band): Band => ({
  low: one.low + other.low,
  likely: one.likely + other.likely,
  high: one.high + other.high,
});

function sumOf(lines: readonly PriceLine[], code: string): Band {
  const sum = { low: 0, likely: 0, high: 0 };
  for (const line of lines) {
    if (line.code !== code) continue;
    sum.low += line.lowDong;
    sum.likely += line.dong;
    sum.high += line.highDong;
  }
  return sum;
}
