import type { ListingCard } from '../listing.ts';
import type { Marketplace } from '../marketplace.ts';
import { otherwise } from '../reading/second-way.ts';
import { broken } from '../reading/shape.ts';
import { cardOfSearchItem, isNative } from './card.ts';
import type { PaypayClient } from './client.ts';
import { searchOfPage } from './pages.ts';
import {
  asksForNothingHere,
  mayAskPage,
  MOST,
  offsetOf,
  searchParamsOf,
  sizeOf,
} from './search-query.ts';
import { type ReadRows, readRows, type SetAside } from '../reading/rows.ts';
import { readSearch, readSearchItem, SOURCE } from './shapes.ts';
import type { CallOptions, ListingPage, ListingQuery } from '../listing-query.ts';

const NOTHING: ListingPage = { listings: [], total: 0, hasMore: false, isPartialMatch: false };

/** Searches the site: by the call, or by the page when the call cannot be read and the page can be asked the same. */
export function searchOf(
  client: PaypayClient,
  { hasAuctionsBeside }: { hasAuctionsBeside: boolean },
): Marketplace['search'] {
  return async (query, options) => {
    if (asksForNothingHere(query)) return NOTHING;
    const page = await otherwise(
      () => searchByCall(client, query, options),
      mayAskPage(query) ? () => searchByPage(client, query, options) : undefined,
    );
    const unwanted = wordsOf(query.excludedWords);
    // The site has no parameter for words that must not stand there.
    const isWanted = (card: ListingCard) =>
      !(hasAuctionsBeside && !isNative(card.code)) &&
      !unwanted.some((word) => folded(card.title).includes(word));
    return { ...page, listings: page.listings.filter(isWanted) };
  };
}

/** Asks for all the words first; for some of them, as the site's page does at once, only when nothing has all: so we know which it is. */
async function searchByCall(
  client: PaypayClient,
  query: ListingQuery,
  options?: CallOptions,
): Promise<ListingPage> {
  const whole = await ask(client, searchParamsOf(query), options);
  if (whole.total > 0 || wordsOf(query.keyword).length < 2) return whole;
  return { ...(await ask(client, searchParamsOf(query, true), options)), isPartialMatch: true };
}

async function ask(
  client: PaypayClient,
  params: URLSearchParams,
  options?: CallOptions,
): Promise<ListingPage> {
  const read = await client.readJson(`/api/v1/search?${params}`, options);
  if (!read) throw broken(SOURCE, 'items', 'no search call there');
  const { rows, setAside, told, total, offset } = resultOf(read.json, '', read.readAt);
  return {
    listings: rows,
    setAside,
    total,
    hasMore: told > 0 && offset + told < total,
    isPartialMatch: false,
  };
}

/** The page shows a hundred at a time, so a page of ours may lie on two of theirs. */
async function searchByPage(
  client: PaypayClient,
  query: ListingQuery,
  options?: CallOptions,
): Promise<ListingPage> {
  const from = offsetOf(query);
  const to = from + sizeOf(query);
  const listings: ListingCard[] = [];
  const setAside: SetAside[] = [];
  let total = 0;
  for (
    let page = Math.floor(from / MOST);
    page * MOST < to && (listings.length === 0 || page * MOST < total);
    page += 1
  ) {
    const read = await client.readPage(
      `/search/${encodeURIComponent(query.keyword?.trim() ?? '')}?open=1&page=${page + 1}`,
      options,
    );
    if (!read) throw broken(SOURCE, 'searchState', 'no search page there');
    const part = [Math.max(0, from - page * MOST), to - page * MOST] as const;
    const result = resultOf(searchOfPage(read.html), AT_PAGE, read.readAt, part);
    ({ total } = result);
    listings.push(...result.rows);
    setAside.push(...result.setAside);
  }
  const isPartialMatch =
    listings.length > 0 && !listings.some((card) => hasAll(card, wordsOf(query.keyword)));
  return { listings, setAside, total, hasMore: listings.length > 0 && to < total, isPartialMatch };
}

const AT_PAGE = 'searchState.search.result.';

/** `part`: the first row that is wanted and the one behind the last. */
function resultOf(
  result: unknown,
  at: string,
  readAt: Date,
  part: readonly [number, number] = [0, MOST],
): ReadRows<ListingCard> & { told: number; total: number; offset: number } {
  const { items, totalResultsAvailable, totalResultsReturned, offset } = readSearch(result, at);
  if (items.length !== totalResultsReturned)
    throw broken(
      SOURCE,
      `${at}totalResultsReturned`,
      `${totalResultsReturned}, but ${items.length} stand there`,
    );
  return {
    told: items.length,
    ...readRows(items.slice(...part), (item, index) =>
      cardOfSearchItem(readSearchItem(item, `${at}items.${index}.`), `${at}items.${index}`, readAt),
    ),
    total: totalResultsAvailable,
    offset,
  };
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();
const wordsOf = (text: string | undefined): string[] =>
  folded(text ?? '')
    .split(/\s+/)
    .filter(Boolean);

/** Where the page does not say whether all words were found, the goods tell: title, brand and category together. */
function hasAll({ title, brand, categoryPath }: ListingCard, words: readonly string[]): boolean {
  const text = folded([title, brand ?? '', ...categoryPath.map(({ name }) => name)].join(' '));
  return words.every((word) => text.includes(word));
}
