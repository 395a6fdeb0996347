import type { Yen } from '../../kernel/money.ts';
import type { ListingPrice } from './listing.ts';
import { USUAL_TAX_PERCENT } from './rules/tax.ts';

/**
 * A price of which only some amounts are known; the others are `undefined`. Without a word about
 * tax it is `included`.
 */
export const listingPrice = (known: Partial<ListingPrice>): ListingPrice => ({
  current: undefined,
  currentBeforeTax: undefined,
  buyNow: undefined,
  buyNowBeforeTax: undefined,
  start: undefined,
  startBeforeTax: undefined,
  tax: 'included',
  taxPercent: USUAL_TAX_PERCENT,
  ...known,
});

/** What goods cost that anybody may buy at one price, tax included. `undefined`: they cannot be bought. */
export const fixedPrice = (current: Yen | undefined, taxPercent = USUAL_TAX_PERCENT) =>
  listingPrice({ current, buyNow: current, taxPercent });

/** An amount on which no tax falls, as between private people. */
export const untaxedPrice = (known: Partial<Omit<ListingPrice, 'tax' | 'taxPercent'>>) =>
  listingPrice({ ...known, tax: 'none', taxPercent: 0 });
