import { type Band, bandOf, exactly } from '../../tables/rules/bands.ts';
import type { Certainty, PriceLine } from './breakdown.ts';
import { addDongBand, type Draft } from './draft.ts';
import type { Parcel } from './parcel.ts';
import type {
  PreparedDelivery,
  PreparedMode,
  PreparedZone,
} from '../../tables/rules/prepared-tables.ts';
import type { ExpectedCarriage, PriceInput } from './price-input.ts';
import { tiered } from '../../tables/rules/tiers.ts';
import { LABELS, REASONS, RULES } from './wording.ts';
import type { LineHead } from '../../rules/line-head.ts';

const FREIGHT: LineHead = {
  code: 'phi-van-chuyen-quoc-te',
  label: LABELS['phi-van-chuyen-quoc-te'],
  group: 'freight',
  payment: 2,
};
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
  const { carriage, booked } = input;
  if (booked?.freight !== undefined) return addShare(lines, FREIGHT, RULES.booked, booked.freight);
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

/**
 * What a box of this weight costs from the warehouse in Vietnam to the province; without one, over
 * all of them.
 */
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
