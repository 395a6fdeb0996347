import { readNextState, stepInto } from '../reading/next-data.ts';
import { readRows } from '../reading/rows.ts';
import { believablePrice } from '../rules/believable.ts';
import { cardOfSearchItem } from './search-card.ts';
import { readSearch, readSearchItem, SOURCE } from './shapes.ts';
import type { ListingPage, ListingQuery, PriceStatistics } from '../listing-query.ts';

/** The search answer inside the page of what was sold, or of a seller. */
export const readListingState = (html: string): unknown =>
  stepInto(SOURCE, readNextState(SOURCE, html), [
    'props',
    'pageProps',
    'initialState',
    'search',
    'items',
    'listing',
  ]);

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
