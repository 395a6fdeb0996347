import type { Dong } from '../../../../kernel/money.ts';
import type { Breakdown, Certainty, DongRange, PriceLine } from './breakdown.ts';
import { addDiscounts } from './discounts.ts';
import type { Draft } from './draft.ts';
import { addServices } from './extra-services.ts';
import { addDomesticShipping, addGoods, addPaymentFee, addServiceFee } from './first-payment.ts';
import { addDomesticDifference } from './domestic-difference.ts';
import { addImportTaxes } from './import-taxes.ts';
import { flagsOf } from './flags.ts';
import { categoryOf, parcelOf } from './parcel.ts';
import type { PreparedTables } from '../../tables/rules/prepared-tables.ts';
import type { PriceInput } from './price-input.ts';
import { addDelivery, addFreight, addStorage } from './second-payment.ts';
import { addSurcharges } from './surcharges.ts';

/**
 * The price of an order, every line and both payments. Pure: the same input and tables give the same price for ever.
 * The caller has checked that the ship mode and services exist (a mode that does not is a RangeError) and that quantities and amounts are whole and not below zero.
 */
export function price(input: PriceInput, tables: PreparedTables): Breakdown {
  const mode = tables.modes.get(input.shipMode);
  if (mode === undefined) throw new RangeError(`no ship mode ${input.shipMode} on ${tables.asOf}`);
  const lines: PriceLine[] = [];
  const { goodsJpy, goodsDong } = addGoods(lines, input, tables);
  const categories = input.items.map((item) => categoryOf(item, tables));
  const sites = input.items.map(({ site }) => tables.sites.get(site) ?? tables.anySite);
  const draft: Draft = { input, tables, mode, lines, goodsJpy, goodsDong, categories, sites };
  const parcel = parcelOf(draft);
  addDomesticShipping(draft);
  addServiceFee(draft);
  addPaymentFee(draft);
  addServices(draft, 1, parcel);
  const freight = addFreight(draft, parcel);
  addSurcharges(draft, parcel);
  addServices(draft, 2, parcel);
  addImportTaxes(draft, freight);
  addDelivery(draft, parcel);
  addStorage(draft, parcel);
  addDiscounts(draft);
  addDomesticDifference(draft);
  let goods = 0;
  for (const jpy of goodsJpy) goods += jpy;
  const firstPayment = totalOf(lines, 1);
  const secondPayment = totalOf(lines, 2);
  return {
    lines,
    firstPayment,
    secondPayment,
    landedTotal: {
      low: (firstPayment.low + secondPayment.low) as Dong,
      likely: (firstPayment.likely + secondPayment.likely) as Dong,
      high: (firstPayment.high + secondPayment.high) as Dong,
    },
    certainty: leastCertain(lines),
    weight: {
      realG: parcel.realG.likely,
      volumetricG: parcel.volumetricG.likely,
      billedG: parcel.billedG.likely,
    },
    flags: flagsOf(input.items, categories, goods, mode.carriage, tables),
    shipMode: input.shipMode,
    asOf: tables.asOf,
  };
}

function totalOf(lines: readonly PriceLine[], payment: 1 | 2): DongRange {
  let low = 0;
  let likely = 0;
  let high = 0;
  for (const line of lines) {
    if (line.payment !== payment) continue;
    low += line.lowDong;
    likely += line.dong;
    high += line.highDong;
  }
  return { low: low as Dong, likely: likely as Dong, high: high as Dong };
}

function leastCertain(lines: readonly PriceLine[]): Certainty {
  let certainty: Certainty = 'certain';
  for (const line of lines) {
    if (line.certainty === 'unknown') return 'unknown';
    if (line.certainty === 'estimate') certainty = 'estimate';
  }
  return certainty;
}
