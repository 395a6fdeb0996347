import { type Band, exactly } from '../../tables/rules/bands.ts';
import type { PreparedCategory } from '../../tables/rules/prepared-tables.ts';
import type { LineHead } from '../../rules/line-head.ts';
import type { PriceLine } from './breakdown.ts';
import { addDongBand, type Draft } from './draft.ts';
import { BASIS, timesHalfUp } from './whole.ts';
import { LABELS, REASONS, RULES } from './wording.ts';

const DUTY: LineHead = {
  code: 'thue-nhap-khau',
  label: LABELS['thue-nhap-khau'],
  group: 'taxes',
  payment: 2,
};
const VAT: LineHead = { code: 'thue-gtgt', label: LABELS['thue-gtgt'], group: 'taxes', payment: 2 };

/**
 * Import duty and VAT where the mode states them: on goods, domestic shipping and freight.
 * Estimates until customs has decided and it is booked.
 */
export function addImportTaxes(
  { lines, mode, tables, categories, goodsDong, input: { booked = {} } }: Draft,
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
    // Carriage takes the highest rate of the parcel: sharing it out by value would let a dearer
    // item lower the duty.
    if (dearest === undefined || category.dutyBp.likely > dearest.dutyBp.likely) dearest = category;
  }
  if (dearest === undefined) return;
  duty.low += timesHalfUp(carriage.low, dearest.dutyBp.low, BASIS);
  duty.likely += timesHalfUp(carriage.likely, dearest.dutyBp.likely, BASIS);
  duty.high += timesHalfUp(carriage.high, dearest.dutyBp.high, BASIS);
  const bookedDuty = booked.duty;
  if (bookedDuty !== undefined) duty.low = duty.likely = duty.high = bookedDuty;
  addTax(lines, DUTY, dearest.dutyRule, duty, bookedDuty);
  const { basisPoints, rule } = tables.importVat;
  const vat = {
    low: timesHalfUp(goods + carriage.low + duty.low, basisPoints, BASIS),
    likely: timesHalfUp(goods + carriage.likely + duty.likely, basisPoints, BASIS),
    high: timesHalfUp(goods + carriage.high + duty.high, basisPoints, BASIS),
  };
  addTax(lines, VAT, rule, vat, booked.vat);
}

/** As customs took it, or as it is expected to be. */
function addTax(
  lines: PriceLine[],
  head: LineHead,
  rule: string,
  expected: Band,
  booked: number | undefined,
): void {
  if (booked !== undefined && booked > 0)
    addDongBand(lines, head, RULES.booked, exactly(booked), 'certain', '');
  else if (booked === undefined && expected.high > 0)
    addDongBand(lines, head, rule, expected, 'estimate', REASONS.customs);
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
