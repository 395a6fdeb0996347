import { yen } from '../../../kernel/money.ts';
import { isStated } from '../../../kernel/stated-parcel.ts';
import { categoryOf } from '../calculator/rules/parcel.ts';
import type { PricedItem } from '../calculator/rules/price-input.ts';
import { weighedWords } from '../rules/weighed-words.ts';
import { categoryFor } from '../tables/rules/category-of.ts';
import { price } from '../calculator/rules/price.ts';
import type { PreparedTables } from '../tables/rules/prepared-tables.ts';
import type { LandedEstimate, ListingFacts, PriceBasis } from './question.ts';

/** What one piece of a listing lands at for the asker. Pure. */
export function landedEstimate(
  facts: ListingFacts,
  { tables, rate, asker }: PriceBasis,
): LandedEstimate {
  const item: PricedItem = {
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
    ...(facts.title === undefined ? {} : { title: facts.title }),
    stated: facts.stated,
    isPageUnread: facts.isPageUnread,
  };
  const { landedTotal, certainty, flags } = price(
    {
      items: [item],
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
  return {
    ...landedTotal,
    certainty,
    flags,
    weighed: weighedFrom(item, tables),
    isKindUnknown: isKindUnknown(item, tables),
  };
}

/** Whether nothing is known of the goods: neither what they are, nor what the seller wrote of them. */
const isKindUnknown = (item: PricedItem, tables: PreparedTables): boolean =>
  !(item.stated !== undefined && isStated(item.stated)) &&
  categoryOf(item, tables) === tables.anyCategory;

/** From what on our scale the weight is known, in words; undefined where it is not. */
function weighedFrom(item: PricedItem, tables: PreparedTables): string | undefined {
  if (item.stated !== undefined && isStated(item.stated)) return undefined;
  const { from, label } = categoryOf(item, tables);
  return from && weighedWords(from, label);
}

function firstModeOf({ modes, asOf }: PreparedTables): string {
  for (const value of modes.keys()) return value;
  throw new RangeError(`no ship mode on ${asOf}`);
}
