import type { ListingQuery, ListingSort } from '../listing-query.ts';

/** `relavancy` is how the site writes it. What it does not sort by, it gives in its own order. */
const SORTS: Readonly<Record<ListingSort, string>> = {
  relevance: 'relavancy(int)',
  newest: 'modificationTime:descending',
  'ending-soon': 'relavancy(int)',
  'price-up': 'price:ascending',
  'price-down': 'price:descending',
  bids: 'relavancy(int)',
  popular: 'relavancy(int)',
};

/** The site has neither auctions nor private sellers, and finds nothing by bar code: no need to ask. */
export const isNothingFor = (query: ListingQuery): boolean =>
  query.kind === 'auction' || query.seller === 'private' || query.jan !== undefined;

/** Our query as parameters of the search page, which has 24 hits whatever size was asked for. */
export function searchParamsOf(query: ListingQuery): URLSearchParams {
  const { page = 1, sort = 'relevance' } = query;
  const params = new URLSearchParams({
    category: query.categoryId ?? '',
    search_word: query.keyword?.trim() ?? '',
    searchbox: '1',
  });
  const add = (name: string, value: string | undefined) => {
    if (value !== undefined) params.set(name, value);
  };
  add('rankBy', SORTS[sort]);
  // On shows also what nobody has any more.
  add('inStock', query.status === 'sold' ? 'On' : 'Off');
  add('adult_s', query.includesAdultGoods ? '1' : '2');
  add('sale_classified', kindOf(query));
  add('tenpo_code', query.sellerId);
  add('brand', query.brandId);
  if (query.minimumPrice !== undefined || query.maximumPrice !== undefined)
    add('price', `[${query.minimumPrice ?? 0},${query.maximumPrice ?? '*'}]`);
  if (page > 1) add('page', String(page));
  return params;
}

/** Only new, only used, or both. */
function kindOf({ conditions }: ListingQuery): string | undefined {
  if (!conditions || conditions.length === 0) return undefined;
  const isNew = conditions.includes('new');
  return isNew && conditions.length > 1 ? undefined : isNew ? '新品' : '中古';
}
