import type {
  Counted,
  DeliveryRule,
  ModeRule,
  PriceRow,
  RestrictionRule,
  SurchargeRule,
} from './price-rows.ts';
import { surchargeRule } from '../../calculator/rules/rules-of-extras.ts';
import type { LearnedWeight } from './learned-weight.ts';
import { prepareKinds } from './prepare-kinds.ts';
import { indexWords } from './word-index.ts';
import { kindPatterns } from './kind-patterns.ts';
import { anyOf } from './word-patterns.ts';
import { prepareTiers } from './tiers.ts';
import {
  deliveryRule,
  feeRule,
  freightRule,
  japanTaxRule,
  storageRule,
  vatRule,
} from '../../calculator/rules/wording.ts';
import {
  ANY,
  type PreparedDelivery,
  type PreparedFee,
  type PreparedMode,
  type PreparedRestriction,
  type PreparedSurcharge,
  type PreparedTables,
  type SiteTables,
} from './prepared-tables.ts';

/**
 * Selects the rows of the day and makes them ready, with what was `learned` by that day. Throws
 * RangeError when a row that every price needs is missing or cannot be read.
 */
export function prepareTables(
  rows: readonly PriceRow[],
  day: string,
  learned: readonly LearnedWeight[] = [],
): PreparedTables {
  const of = <Kind extends PriceRow['kind']>(
    kind: Kind,
  ): Map<string, NonNullable<Extract<PriceRow, { kind: Kind }>['rule']>> =>
    rulesOf(rows, kind, day);
  const japanTax = need(of('japan-tax').get(ANY), 'japan-tax');
  const importVat = need(of('import-vat').get(ANY), 'import-vat');
  const storage = need(of('storage').get(ANY), 'storage');
  const deliveries = mapValues(of('delivery'), prepareDelivery);
  const { categories, models } = prepareKinds(of('category'), learned);
  const siteRules = of('site');
  const anyRule = need(siteRules.get(ANY), 'site');
  const serviceFees = mapValues(of('service-fee'), (fee) => prepareFee(fee));
  const anyServiceFee = need(serviceFees.get(ANY), 'service-fee');
  const paymentFees = mapValues(of('payment-fee'), (fee) => prepareFee(fee));
  const anyPaymentFee = need(paymentFees.get(ANY), 'payment-fee');
  const siteTables = (site: string): SiteTables => ({
    domesticCounted: (siteRules.get(site) ?? anyRule).domesticCounted,
    domesticGuessJpy: (siteRules.get(site) ?? anyRule).domesticGuessJpy,
    serviceFee: serviceFees.get(site) ?? anyServiceFee,
    paymentFee: paymentFees.get(site) ?? anyPaymentFee,
  });
  const sites = new Map(
    [...siteRules.keys(), ...serviceFees.keys(), ...paymentFees.keys()].map((site) => [
      site,
      siteTables(site),
    ]),
  );
  return {
    asOf: day,
    sites,
    anySite: siteTables(ANY),
    serviceFees,
    paymentFees,
    japanTax: { ...japanTax, rule: japanTaxRule(japanTax.basisPoints) },
    importVat: { ...importVat, rule: vatRule(importVat.basisPoints) },
    modes: mapValues(of('mode'), (mode, value) =>
      prepareMode(mode, value, need(deliveries.get(mode.hub), `delivery of ${mode.hub}`)),
    ),
    surcharges: [...of('surcharge').values()].map(prepareSurcharge),
    storage: { ...storage, rule: storageRule(storage.freeDays, storage.dongPerKgDay) },
    categories,
    models,
    anyCategory: need(categories.get(ANY), 'category'),
    categoryWords: [...categories.values()].flatMap(kindPatterns),
    wordIndex: indexWords(categories.values()),
    services: of('service'),
    restrictions: [...of('restriction')].map(([code, rule]) => prepareRestriction(code, rule)),
  };
}
/** The latest row of each key that has begun by the day; of two for the same day the one that stands later in the list. */
function rulesOf<Rule>(
  rows: readonly PriceRow[],
  kind: PriceRow['kind'],
  day: string,
): Map<string, Rule> {
  const latest = new Map<string, PriceRow>();
  for (const row of rows) {
    if (row.kind !== kind || row.validFrom > day) continue;
    const other = latest.get(row.key);
    if (other === undefined || other.validFrom <= row.validFrom) latest.set(row.key, row);
  }
  const rules = new Map<string, Rule>();
  for (const [key, { rule }] of latest) if (rule !== null) rules.set(key, rule as Rule);
  return rules;
}
interface FeeInput {
  readonly counted: Counted;
  readonly tiers: readonly {
    readonly fromJpy: number;
    readonly fixedJpy: number;
    readonly basisPoints: number;
  }[];
  readonly minimumJpy: number;
  readonly maximumJpy: number | null;
}
function prepareFee(fee: FeeInput): PreparedFee {
  return {
    counted: fee.counted,
    tiers: prepareTiers(
      fee.tiers.map(({ fromJpy, fixedJpy, basisPoints }) => ({
        from: fromJpy,
        fixed: fixedJpy,
        rate: basisPoints,
      })),
    ),
    minimum: fee.minimumJpy,
    maximum: fee.maximumJpy ?? Number.POSITIVE_INFINITY,
    rule: feeRule(fee),
  };
}
function prepareMode(mode: ModeRule, value: string, delivery: PreparedDelivery): PreparedMode {
  const tiers = prepareTiers(
    mode.tiers.map(({ fromG, dongPerKg }) => ({ from: fromG, fixed: 0, rate: dongPerKg })),
    1000,
  );
  return { ...mode, value, tiers, rule: freightRule(mode), delivery };
}
function prepareDelivery({ zones, likelyZone }: DeliveryRule): PreparedDelivery {
  const worded = zones.map((zone) => ({
    ...zone,
    rule: deliveryRule(zone.label, zone.baseDong, zone.baseG, zone.dongPerStep, zone.stepG),
  }));
  const byProvince = new Map(
    worded.flatMap((zone) => zone.provinces.map((province) => [province, zone] as const)),
  );
  return {
    zones: worded,
    likely: need(
      worded.find(({ code }) => code === likelyZone),
      `zone ${likelyZone}`,
    ),
    byProvince,
  };
}
function prepareSurcharge({ code, label, when, charge }: SurchargeRule): PreparedSurcharge {
  return {
    head: { code, label, group: 'freight', payment: 2 },
    rule: surchargeRule(charge),
    carriage: when.carriage ?? null,
    categories: when.categories ?? null,
    longestCm: when.longestCm ?? null,
    goodsOverJpy: when.goodsOverJpy ?? null,
    pieceOverJpy: when.pieceOverJpy ?? null,
    charge,
  };
}
function prepareRestriction(
  code: string,
  { rule, reason, when }: RestrictionRule,
): PreparedRestriction {
  return {
    code,
    rule,
    reason,
    carriage: when.carriage ?? null,
    condition: when.condition ?? null,
    isUsedBanned: when.isUsedBanned ?? null,
    hasBattery: when.hasBattery ?? null,
    categories: when.categories ?? null,
    pattern: when.words === undefined ? null : anyOf(when.words),
    goodsOverJpy: when.goodsOverJpy ?? null,
  };
}
function mapValues<From, To>(
  map: ReadonlyMap<string, From>,
  change: (value: From, key: string) => To,
): Map<string, To> {
  return new Map([...map].map(([key, value]) => [key, change(value, key)]));
}
function need<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new RangeError(`the price list has no row for ${name}`);
  return value;
}
