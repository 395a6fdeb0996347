import { parse } from 'yaml';
import { readShared, readSharedJson } from '../world/captures.ts';
import type { ListingCard } from '../../src/modules/marketplaces/listing.ts';
import { cardOfSearchItem } from '../../src/modules/marketplaces/mercari/card.ts';
import { readSearch, readSearchItem } from '../../src/modules/marketplaces/mercari/shapes.ts';

const FOLDER = 'data/marketplaces/mercari';
export const readAt = new Date('2026-09-02T12:00:00Z');

interface Exchange {
  request: { method: string; uri: string; headers: Record<string, string[]> };
  response: { status_code: number; content: string };
}
/** What was asked and answered in one cassette. */
export const exchangesOf = (name: string): Exchange[] =>
  (parse(readShared(`${FOLDER}/web-api-cassettes/${name}.yml`)) as { interactions: Exchange[] })
    .interactions;
/** The answers in one cassette. */
export const answersOf = (name: string): unknown[] =>
  exchangesOf(name).map(({ response }) => JSON.parse(response.content));
/** An answer of September 2026. */
export const newest = (name: string): unknown =>
  readSharedJson(`${FOLDER}/web-api-2026-09/${name}.json`);

/** The listings of a search answer. */
export const cardsOf = (answer: unknown): ListingCard[] =>
  readSearch(answer).items.map((found, index) =>
    cardOfSearchItem(readSearchItem(found, `items.${index}.`), `items.${index}`, readAt),
  );
/** The recorded searches, with how many listings each has. */
export const SEARCHES = [
  ['test_search_exclude_keywords', 118],
  ['test_search_fetch_full_item_from_result', 2],
  ['test_search_fetch_next_page', 119],
  ['test_search_fetch_next_page_on_last_page', 3],
  ['test_search_filter_by_status_on_sale', 116],
  ['test_search_no_price_item', 1],
  ['test_search_sort_by_price_asc', 19],
  ['test_search_with_item_condition_filter', 6],
  ['test_search_with_min_price_and_max_price_filter', 29],
  ['test_simple_search_query', 3],
] as const;
