import type { Yen } from '../../../kernel/money.ts';
import type { ListingPrice } from '../listing.ts';
import { listingPrice } from '../listing-price.ts';
import { broken } from '../reading/shape.ts';
import { believablePrice } from '../rules/believable.ts';
import { USUAL_TAX_PERCENT, withTax } from '../rules/tax.ts';
import { type RakutenItem, SOURCE } from './shapes.ts';

/**
 * `itemPrice` is the lowest price of all variants. `itemPriceMin1` to `3` and `itemPriceMax1` to `3`
 * are the ranges: 1 of all variants, 2 of those that the search shows, 3 of those that can be bought
 * now. Where they differ, nothing may be bought before a variant is chosen, so there is no price to
 * buy at.
 *
 * `taxFlag` 0 is a price with tax, 1 one without. Which rate a shop adds is not told: the standard
 * one is taken, so that for food (8 %) too much is asked rather than too little.
 */
export function priceOf(item: RakutenItem, at: string): ListingPrice {
  const { lowest, highest } = rangeOf(item, at);
  const isAdded = item.taxFlag === 1;
  const paid = (written: Yen) => (isAdded ? withTax(written, USUAL_TAX_PERCENT) : written);
  const isRange = highest !== lowest;
  const beforeTax = isAdded ? lowest : undefined;
  return listingPrice({
    current: paid(lowest),
    currentBeforeTax: beforeTax,
    ...(isRange
      ? { highest: paid(highest) }
      : { buyNow: paid(lowest), buyNowBeforeTax: beforeTax }),
    tax: isAdded ? 'added' : 'included',
  });
}

function rangeOf(item: RakutenItem, at: string): { lowest: Yen; highest: Yen } {
  const written = amountOf(item.itemPrice, `${at}itemPrice`);
  if (written === undefined)
    throw broken(SOURCE, `${at}itemPrice`, `${item.itemPrice} is no price`);
  const low = firstAmount(item, ['itemPriceMin3', 'itemPriceMin2', 'itemPriceMin1'], at);
  const high = firstAmount(item, ['itemPriceMax3', 'itemPriceMax2', 'itemPriceMax1'], at);
  if (high === undefined && (item.hasPriceRange === 1 || low !== undefined))
    throw broken(SOURCE, `${at}itemPriceMax3`, 'a range without its end');
  const lowest = low ?? written;
  const highest = high ?? written;
  if (lowest > highest) throw broken(SOURCE, `${at}itemPriceMax3`, `${highest} is below ${lowest}`);
  return { lowest, highest };
}

type RangeKey = keyof RakutenItem & `itemPriceM${string}`;

/** The narrowest range that the service tells; sold out goods have 0 in that of what can be bought. */
function firstAmount(item: RakutenItem, keys: readonly RangeKey[], at: string): Yen | undefined {
  for (const key of keys) {
    const amount = amountOf(item[key], `${at}${key}`);
    if (amount !== undefined) return amount;
  }
  return undefined;
}

function amountOf(written: number | string | undefined, at: string): Yen | undefined {
  if (written === undefined || Number(written) === 0) return undefined;
  const amount = believablePrice(written);
  if (amount === undefined) throw broken(SOURCE, at, `${written} is no price`);
  return amount;
}
