import { nextPage } from './html.ts';
import { type Page, resultOf } from './page-search.ts';
import { metadata, searchItem } from './wire-search.ts';

/**
 * `/seller/{id}`: a page of the newer half, with the rows of the search in its state. Built from the keys that others read in
 * 2026; no recorded page exists.
 */
export function sellerPage(page: Page, query: Record<string, string>): string {
  const { found, wish, wire, now } = page;
  const listing = {
    isFetching: false,
    items: found.items.map((a) => searchItem(a, wire, now)),
    totalResultsAvailable: found.all.length,
    metadata: metadata(found, wish),
  };
  return nextPage('出品者の商品一覧 - Yahoo!オークション', resultOf(page), {
    page: '/seller/[[...params]]',
    query,
    initialProps: { device: 'responsive' },
    initialState: { search: { items: { listing } } },
  });
}
