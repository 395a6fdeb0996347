import { type ExchangeRate, yen } from '../../../kernel/money.ts';
import { categoryFor } from '../tables/rules/category-of.ts';
import { price } from '../calculator/rules/price.ts';
import type { PreparedTables } from '../tables/rules/prepared-tables.ts';
import { STANDARD_LEVEL } from '../calculator/rules/price-input.ts';
import type { LandedEstimate, ListingFacts } from '../pricing.ts';

/** What one piece of a listing lands at, for somebody we know nothing about, by the first mode of the price list. Pure. */
export function landedEstimate(
  facts: ListingFacts,
  tables: PreparedTables,
  rate: ExchangeRate,
): LandedEstimate {
  const { landedTotal, certainty, flags } = price(
    {
      items: [
        {
          price: yen(facts.price),
          isTaxAdded: false,
          quantity: 1,
          site: facts.site,
          seller: undefined,
          category: facts.category ?? categoryFor(facts, tables),
          domesticShipping: facts.domesticShipping,
          isDomesticShippingLowest: facts.isDomesticShippingLowest ?? false,
          weightG: undefined,
          sizeCm: undefined,
          condition: facts.condition ?? 'unknown',
          title: facts.title,
        },
      ],
      shipMode: facts.shipMode ?? firstModeOf(tables),
      services: [],
      level: STANDARD_LEVEL,
      coupons: [],
      province: undefined,
      storedDays: 0,
      rate,
    },
    tables,
  );
  return { ...landedTotal, certainty, flags };
}

function firstModeOf({ modes, asOf }: PreparedTables): string {
  for (const value of modes.keys()) return value;
  throw new RangeError(`no ship mode on ${asOf}`);
}
