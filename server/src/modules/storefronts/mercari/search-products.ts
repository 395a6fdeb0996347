import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type { searchMercariEndpoint } from '@hako/contract/marketplaces/mercari';
import { yen } from '../../../kernel/money.ts';
import type { Condition, ListingQuery, ListingSort } from '../../marketplaces/index.ts';
import { type SearchDeps, searchSite } from '../../search/index.ts';
import { mercariRowOf } from './view.ts';

/** In the order of Mercari's own numbers, which begin with 1. */
const CONDITIONS: readonly Condition[] = ['new', 'like-new', 'good', 'fair', 'poor', 'junk'];

/** Our own names of orders, and those of Mercari's own addresses. */
const SORTS: Readonly<Record<string, ListingSort>> = {
  newest: 'newest',
  created_time: 'newest',
  'price-up': 'price-up',
  price_asc: 'price-up',
  'price-down': 'price-down',
  price_desc: 'price-down',
  popular: 'popular',
  num_likes: 'popular',
};

type SearchAsked = EndpointInput<typeof searchMercariEndpoint>['query'];

/** Searches Mercari with words in any language. Rejects with an `Outage` of the site. */
export async function searchProducts(deps: SearchDeps, query: SearchAsked) {
  const filters = filtersOf(query);
  const { page, japanese } = await searchSite(
    deps,
    'mercari',
    query.keyword ?? query.query ?? '',
    query.__auto_translate_keyword !== 'off',
    filters,
  );
  return {
    data: {
      products: page.listings.map((card) => mercariRowOf(deps.translation, card)),
      pagination: {
        page: filters.page ?? 1,
        size: filters.size ?? LIMITS.pageSize,
        total: page.total,
      },
      japanese,
    },
  };
}

function filtersOf(query: SearchAsked): Omit<ListingQuery, 'keyword'> {
  const category = query.category_id ?? query.category ?? query.code;
  const condition =
    query.item_condition_id === undefined ? undefined : CONDITIONS[query.item_condition_id - 1];
  const sort = SORTS[query.sort ?? ''];
  return {
    page: query.page ?? 1,
    size: query.size ?? LIMITS.pageSize,
    ...(category && { categoryId: category }),
    ...(query.brand_id && { brandId: query.brand_id }),
    ...(query.price_min ? { minimumPrice: yen(query.price_min) } : {}),
    ...(query.price_max ? { maximumPrice: yen(query.price_max) } : {}),
    ...(condition && { conditions: [condition] }),
    ...(query.shipping_payer_id === 2 ? { isFreeShipping: true } : {}),
    ...(sort && { sort }),
    ...(query.status === '2' || query.status === 'sold_out' ? { status: 'sold' } : {}),
  };
}
