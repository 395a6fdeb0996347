import type { CallOptions, ListingPage, ListingQuery } from '../listing-query.ts';
import { otherwise } from '../reading/second-way.ts';
import type { YahooClient } from './client.ts';
import { pageOf, readListingState } from './search-answer.ts';
import { readSearchPage } from './search-page.ts';
import { pageQueryOf } from './search-query.ts';

const NOTHING: ListingPage = { listings: [], total: 0, hasMore: false, isPartialMatch: false };

/** No search narrows to a seller: only their own page, which takes the same parameters and shows what is open. */
export async function searchBySeller(
  client: YahooClient,
  sellerId: string,
  query: ListingQuery,
  options?: CallOptions,
): Promise<ListingPage> {
  if (query.status === 'sold') return NOTHING;
  const read = await client.readPage(
    `/seller/${encodeURIComponent(sellerId)}?${pageQueryOf(query)}`,
    options,
  );
  return read ? readSellerPage(read.html, query, read.answer.receivedAt) : NOTHING;
}

/** The state that the page carries, in the words of the JSON search; else its products as people see them. */
export const readSellerPage = (
  html: string,
  query: ListingQuery,
  readAt: Date,
): Promise<ListingPage> =>
  otherwise(
    async () => pageOf(withMetadata(readListingState(html)), query, readAt),
    async () => readSearchPage(html, readAt),
  );

/** What the search tells beside its rows is not promised on this page. */
const withMetadata = (listing: unknown): unknown =>
  typeof listing === 'object' ? { metadata: {}, ...listing } : listing;
