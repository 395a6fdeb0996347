import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type { searchShoppingEndpoint } from '@hako/contract/marketplaces/shopping';
import { yen } from '../../../kernel/money.ts';
import type { ListingQuery, ListingSort } from '../../marketplaces/index.ts';
import { type SearchDeps, searchSite } from '../../search/index.ts';
import { listedOf } from './listed.ts';

/** `+` arrives as a space when a client does not encode it. */
const SORTS: Readonly<Record<string, ListingSort>> = {
  '+price': 'price-up',
  price: 'price-up',
  '-price': 'price-down',
  '-review_count': 'popular',
};

type SearchAsked = EndpointInput<typeof searchShoppingEndpoint>['query'];

/** Searches Yahoo! Shopping with words in any language. Rejects with an `Outage` of the site. */
export async function searchProducts(deps: SearchDeps, query: SearchAsked) {
  const { page, japanese } = await searchSite(
    deps,
    'shopping',
    query.keyword ?? query.query ?? '',
    query.__auto_translate_keyword !== 'off',
    filtersOf(query),
  );
  return { data: { ...listedOf(deps.translation, query, page), japanese } };
}

function filtersOf(query: SearchAsked): Omit<ListingQuery, 'keyword'> {
  const category = query.genre_category_id ?? query.category_id ?? query.category;
  const sort = SORTS[(query.sort ?? '').replace(/^ /, '+')];
  return {
    page: query.page ?? 1,
    size: query.size ?? LIMITS.pageSize,
    ...(category && { categoryId: category }),
    ...(query.brand_id && { brandId: query.brand_id }),
    ...(query.seller_id && { sellerId: query.seller_id }),
    ...(query.jan_code && { jan: query.jan_code }),
    ...(query.price_from ? { minimumPrice: yen(query.price_from) } : {}),
    ...(query.price_to ? { maximumPrice: yen(query.price_to) } : {}),
    ...(query.condition && { conditions: [query.condition] }),
    ...(query.shipping === 'free' && { isFreeShipping: true }),
    ...(query.in_stock === false && { status: 'sold' }),
    ...(sort && { sort }),
  };
}
