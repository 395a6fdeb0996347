import type { CarrierName, CarrierRule } from '@hako/contract/billing/carriers';

/** What the rule looks at. Grams, đồng. */
export interface Parcel {
  readonly provinceCode: string;
  readonly weightG: number;
  readonly value: number;
  readonly collect: number;
}

/** The first line of the owner's rule that fits the parcel and whose carrier is connected; undefined when none does. */
export const ruleFor = (
  parcel: Parcel,
  rules: readonly CarrierRule[],
  connected: ReadonlySet<CarrierName>,
): CarrierRule | undefined =>
  rules.find((rule) => connected.has(rule.carrier) && fits(rule, parcel));

const fits = (rule: CarrierRule, { provinceCode, weightG, value, collect }: Parcel): boolean =>
  (rule.provinces.length === 0 || rule.provinces.includes(provinceCode)) &&
  isWithin(weightG, rule.min_weight_g, rule.max_weight_g) &&
  isWithin(value, rule.min_value_vnd, rule.max_value_vnd) &&
  isWithin(collect, null, rule.max_collect_vnd);

/** Both ends belong to it. */
const isWithin = (amount: number, least: number | null, most: number | null): boolean =>
  (least === null || amount >= least) && (most === null || amount <= most);
