import { LIMITS } from '@hako/contract/kit/limits';
import type { ListingCard, ListingPage, ListingQuery } from '../marketplaces/index.ts';

/**
 * A page of a site's search as its calls answer it: the rows in the site's own words, and how they
 * were found.
 */
export const siteResultsOf = <Row>(
  { page, japanese }: { readonly page: ListingPage; readonly japanese: string },
  filters: Pick<ListingQuery, 'page' | 'size'>,
  rowOf: (card: ListingCard) => Row,
) => ({
  data: {
    results: page.listings.map(rowOf),
    pagination: {
      page: filters.page ?? 1,
      size: filters.size ?? LIMITS.pageSize,
      total: page.total,
    },
    japanese,
    is_partial_match: page.isPartialMatch,
  },
});
