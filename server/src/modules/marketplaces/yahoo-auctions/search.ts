import { readRows } from '../reading/rows.ts';
import { believablePrice } from '../rules/believable.ts';
import type { ListingCard } from '../listing.ts';
import { readNextState, stepInto } from '../reading/next-data.ts';
import { otherwise } from '../reading/second-way.ts';
import { broken } from '../reading/shape.ts';
import type { YahooClient } from './client.ts';
import { cardOfSearchItem } from './search-card.ts';
import { readSearchPage } from './search-page.ts';
import { pageQueryOf, searchParamsOf } from './search-query.ts';
import { readSearch, readSearchItem, SOURCE } from './shapes.ts';
import type { CallOptions, ListingPage, ListingQuery, PriceStatistics } from '../listing-query.ts';

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
  return pageOf(readClosedState(read.html), query, read.answer.receivedAt);
}

/** The search answer inside the page of what was sold. */
export const readClosedState = (html: string): unknown =>
  stepInto(SOURCE, readNextState(SOURCE, html), [
    'props',
    'pageProps',
    'initialState',
    'search',
    'items',
    'listing',
  ]);

async function searchByPage(
  client: YahooClient,
  query: ListingQuery,
  options?: CallOptions,
): Promise<ListingPage> {
  const read = await client.readPage(`/search/search?${pageQueryOf(query)}`, options);
  if (!read) throw broken(SOURCE, 'li.Product', 'no search page there');
  return readSearchPage(read.html, read.answer.receivedAt);
}

/** No search narrows to a seller: only their own page, which takes the same parameters and shows what is open. */
export async function searchBySeller(
  client: YahooClient,
  sellerId: string,
  query: ListingQuery,
  options?: CallOptions,
): Promise<ListingPage> {
  const nothing = { listings: [], total: 0, hasMore: false, isPartialMatch: false };
  if (query.status === 'sold') return nothing;
  const read = await client.readPage(
    `/seller/${encodeURIComponent(sellerId)}?${pageQueryOf(query)}`,
    options,
  );
  return read ? readSearchPage(read.html, read.answer.receivedAt) : nothing;
}

/** One search answer in our words. */
export function pageOf(answer: unknown, query: ListingQuery, readAt: Date): ListingPage {
  const { items, totalResultsAvailable, metadata } = readSearch(answer);
  const asked = { status: query.status ?? 'open', readAt };
  const { rows, setAside } = readRows(items, (row, index) => {
    const item = readSearchItem(row, `items.${index}.`);
    return item.isFleamarketItem ? undefined : cardOfSearchItem(item, `items.${index}`, asked);
  });
  const listings = rows.flatMap((card) =>
    card && fits(card.auction === undefined, card.seller.isStore, query) ? [card] : [],
  );
  const reached = ((query.page ?? 1) - 1) * (query.size ?? 50) + items.length;
  return {
    listings,
    setAside,
    total: totalResultsAvailable,
    hasMore: items.length > 0 && reached < totalResultsAvailable,
    isPartialMatch: Boolean(metadata.wandQuery),
    statistics: statisticsOf(metadata.statistics),
  };
}

/** Nothing found is told as zeros. */
function statisticsOf(
  told: { avgPrice: number; minPrice: number; maxPrice: number } | undefined,
): PriceStatistics | undefined {
  const [average, lowest, highest] = [told?.avgPrice, told?.minPrice, told?.maxPrice].map((price) =>
    believablePrice(price ?? 0),
  );
  return average !== undefined &&
    lowest !== undefined &&
    highest !== undefined &&
    lowest <= average &&
    average <= highest
    ? { average, lowest, highest }
    : undefined;
}

/** The call has no parameter for these two. */
const fits = (isFixedPrice: boolean, isStore: boolean, query: ListingQuery): boolean =>
  (query.kind === undefined || (query.kind === 'fixed') === isFixedPrice) &&
  (query.seller === undefined || (query.seller === 'store') === isStore);
