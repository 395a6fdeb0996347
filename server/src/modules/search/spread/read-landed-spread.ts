import type { LandedSpread } from '@hako/contract/search/price-spread';
import type { Static } from 'typebox';
import type { MergedSearch } from '../merged/merged-run.ts';
import type { searchMerged } from '../merged/search-merged.ts';
import { priceSpreadOf } from './rules/price-spread.ts';

/** The least width of a bar, whole đồng. */
const UNIT_VND = 10_000;

/**
 * What the goods of a search land at, as far as they were read for its first page. The bounds of
 * price are left out, so that it shows what lies outside of them. Joins the search that somebody
 * made moments ago; the same refusals.
 */
export const readLandedSpread =
  (search: ReturnType<typeof searchMerged>) =>
  async (asked: MergedSearch): Promise<Static<typeof LandedSpread>> => {
    const live = search.begin({
      ...asked,
      filters: {
        ...asked.filters,
        minimumPrice: undefined,
        maximumPrice: undefined,
        minimumLanded: undefined,
        maximumLanded: undefined,
      },
    });
    const page = await (live.pages[0] as (typeof live.pages)[number]);
    const prices = [...(live.run?.landed.values() ?? [])];
    return {
      spread: priceSpreadOf(prices, UNIT_VND),
      counted: prices.length,
      total: page.total,
      is_total_upper_bound: page.is_total_upper_bound,
      is_partial: page.is_partial,
    };
  };
