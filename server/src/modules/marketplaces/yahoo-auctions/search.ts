import type { ListingCard } from '../listing.ts';
import { otherwise } from '../reading/second-way.ts';
import { broken } from '../reading/shape.ts';
import type { YahooClient } from './client.ts';
import { readSearchPage } from './search-page.ts';
import { pageQueryOf, searchParamsOf } from './search-query.ts';
import { searchBySeller } from './seller-page.ts';
import { pageOf, readListingState } from './search-answer.ts';
import { SOURCE } from './shapes.ts';
import type { CallOptions, ListingPage, ListingQuery } from '../listing-query.ts';

/** Open and closed listings: the JSON call first, the page that people see when that cannot be read. */
export const searchOf =
  (client: YahooClient) =>
  async (asked: ListingQuery, options?: CallOptions): Promise<ListingPage> => {
    const query = endingQuery(asked);
    if (query.sellerId !== undefined) return searchBySeller(client, query.sellerId, query, options);
    const isClosed = query.status === 'sold';
    const page = await otherwise(
      () => searchByJson(client, query, options),
      () =>
        isClosed
          ? searchByClosedPage(client, query, options)
          : searchByPage(client, query, options),
    );
    return asked.endsWithinHours === undefined || isClosed
      ? page
      : endingWithin(page, asked.endsWithinHours, query);
  };

/** The site filters by time left only for one hour and only on its page: all that end first are asked for, and cut off here. */
const endingQuery = (query: ListingQuery): ListingQuery =>
  query.endsWithinHours === undefined || query.status === 'sold'
    ? query
    : { ...query, kind: 'auction', sort: 'ending-soon' };

function endingWithin(
  page: ListingPage,
  hours: number,
  { page: number = 1, size = 50 }: ListingQuery,
): ListingPage {
  const isWithin = ({ auction, readAt }: ListingCard) =>
    auction !== undefined && auction.endsAt.getTime() - readAt.getTime() <= hours * 3_600_000;
  const listings = page.listings.filter(isWithin);
  const isCut = listings.length < page.listings.length;
  return {
    listings,
    ...(page.setAside && { setAside: page.setAside }),
    total: isCut || !page.hasMore ? (number - 1) * size + listings.length : page.total,
    hasMore: page.hasMore && !isCut,
    isPartialMatch: page.isPartialMatch,
  };
}

async function searchByJson(
  client: YahooClient,
  query: ListingQuery,
  options?: CallOptions,
): Promise<ListingPage> {
  const read = await client.readJson(
    `/api/search/v3/search/items?${searchParamsOf(query)}`,
    options,
  );
  if (!read) throw broken(SOURCE, 'items', 'no search call there');
  return pageOf(read.json, query, read.answer.receivedAt);
}

/** What was sold stands in the state of the page, in the words of the JSON call. */
async function searchByClosedPage(
  client: YahooClient,
  query: ListingQuery,
  options?: CallOptions,
): Promise<ListingPage> {
  const read = await client.readPage(`/closedsearch/closedsearch?${pageQueryOf(query)}`, options);
  if (!read) throw broken(SOURCE, '__NEXT_DATA__', 'no closed search there');
  return pageOf(readListingState(read.html), query, read.answer.receivedAt);
}

async function searchByPage(
  client: YahooClient,
  query: ListingQuery,
  options?: CallOptions,
): Promise<ListingPage> {
  const read = await client.readPage(`/search/search?${pageQueryOf(query)}`, options);
  if (!read) throw broken(SOURCE, 'li.Product', 'no search page there');
  return readSearchPage(read.html, read.answer.receivedAt);
}
