import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type { searchPaypayEndpoint } from '@hako/contract/marketplaces/paypay';
import { yen } from '../../../kernel/money.ts';
import type { Condition, ListingQuery } from '../../marketplaces/index.ts';
import { type SearchDeps, searchSite } from '../../search/index.ts';
import { PAYPAY_CONDITIONS, paypayRowOf } from './view.ts';
import { siteResultsOf } from '../site-results.ts';

type SearchAsked = EndpointInput<typeof searchPaypayEndpoint>['query'];

/** Searches Yahoo!フリマ with words in any language. Rejects with an `Outage` of the site. */
export async function searchProducts(deps: SearchDeps, query: SearchAsked) {
  const filters = filtersOf(query);
  const found = await searchSite(
    deps,
    'paypay',
    query.keyword ?? query.query ?? '',
    query.__auto_translate_keyword !== 'off',
    filters,
  );
  return siteResultsOf(found, filters, (card) => paypayRowOf(deps.translation, card));
}

function filtersOf(query: SearchAsked): Omit<ListingQuery, 'keyword'> {
  const category = query.category_id ?? query.category;
  const conditions = conditionsOf(query.condition);
  return {
    page: query.page ?? 1,
    size: query.size ?? LIMITS.pageSize,
    ...(category && { categoryId: category }),
    ...(query.brand_id && { brandId: query.brand_id }),
    ...(query.seller_id && { sellerId: query.seller_id }),
    ...(query.price_min ? { minimumPrice: yen(query.price_min) } : {}),
    ...(query.price_max ? { maximumPrice: yen(query.price_max) } : {}),
    ...(conditions.length > 0 && { conditions }),
    ...(query.status && { status: query.status }),
    ...(query.sort === 'price' && { sort: query.order === 'DESC' ? 'price-down' : 'price-up' }),
  };
}

function conditionsOf(codes: string | undefined): Condition[] {
  const asked = (codes ?? '').split(',').filter(Boolean);
  return (Object.keys(PAYPAY_CONDITIONS) as Condition[]).filter((condition) =>
    asked.includes(PAYPAY_CONDITIONS[condition]),
  );
}
