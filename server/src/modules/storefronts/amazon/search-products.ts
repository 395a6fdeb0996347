import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type { searchAmazonJpEndpoint } from '@hako/contract/marketplaces/amazon';
import { yen } from '../../../kernel/money.ts';
import { type SearchDeps, searchSite } from '../../search/index.ts';
import { amazonProductOf } from './view.ts';

type SearchAsked = EndpointInput<typeof searchAmazonJpEndpoint>['query'];

/** Searches Amazon with words in any language. Rejects with an `Outage` of the site. */
export async function searchProducts(deps: SearchDeps, query: SearchAsked) {
  const { page: number = 1, size = LIMITS.pageSize } = query;
  const { page, japanese } = await searchSite(
    deps,
    'amazon',
    query.keyword ?? query.query ?? '',
    query.__auto_translate_keyword !== 'off',
    {
      page: number,
      size,
      ...(query.category && { categoryId: query.category }),
      ...(query.price_min ? { minimumPrice: yen(query.price_min) } : {}),
      ...(query.price_max ? { maximumPrice: yen(query.price_max) } : {}),
      ...(query.sort && { sort: query.sort }),
    },
  );
  return {
    products: page.listings.flatMap((card) => amazonProductOf(deps.translation, card)),
    pagination: { page: number, size, total: page.total },
    japanese,
  };
}
