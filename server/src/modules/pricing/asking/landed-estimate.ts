import { yen } from '../../../kernel/money.ts';
import { categoryFor } from '../tables/rules/category-of.ts';
import { price } from '../calculator/rules/price.ts';
import type { PreparedTables } from '../tables/rules/prepared-tables.ts';
import type { LandedEstimate, ListingFacts, PriceBasis } from './question.ts';

/** What one piece of a listing lands at for the asker. Pure. */
export function landedEstimate(
  facts: ListingFacts,
  { tables, rate, asker }: PriceBasis,
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
          stated: facts.stated,
          isPageUnread: facts.isPageUnread,
        },
      ],
      shipMode: tables.modes.has(asker.shipMode) ? asker.shipMode : firstModeOf(tables),
      services: [],
      level: asker.level,
      coupons: [],
      province: asker.province,
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
