import {
  listCatalogRelatedEndpoint,
  readCatalogBidsEndpoint,
  readCatalogCategoriesEndpoint,
} from '@hako/contract/search/catalog/around';
import { readMergedPageEndpoint, searchMergedEndpoint } from '@hako/contract/search/merged-search';
import {
  type CatalogQuery,
  searchCatalogEndpoint,
  searchCatalogWholeEndpoint,
} from '@hako/contract/search/search';
import { readCatalogItemEndpoint } from '@hako/contract/search/catalog/item';
import { readLandedSpreadEndpoint } from '@hako/contract/search/price-spread';
import type { Static } from 'typebox';
import { yen } from '../../../kernel/money.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { ListingQuery } from '../../marketplaces/index.ts';
import { mergedSearchOf } from '../merged/merged-query.ts';
import type { MergedMessageRow } from '../merged/merged-view.ts';
import { streamLines } from '../merged/stream-lines.ts';
import type { CatalogSearch, Message } from './search-catalog.ts';
import type { Search } from '../search.ts';

/** The richer calls of our own web. */
export const catalogRoutes = (search: Search): Route[] => [
  route(searchCatalogEndpoint, ({ query, reply, caller }) =>
    streamLines<Message>(reply, (tell) =>
      search.search(catalogSearchOf(query, caller?.customerId), tell),
    ),
  ),
  route(searchCatalogWholeEndpoint, ({ query, caller }) =>
    search.searchWhole(catalogSearchOf(query, caller?.customerId)),
  ),
  route(searchMergedEndpoint, async ({ query, reply, caller }) => {
    const asker = await search.deps.pricing.askerOf(caller?.customerId);
    return streamLines<MergedMessageRow>(reply, (tell) =>
      search.merged.follow(mergedSearchOf(query, asker), tell),
    );
  }),
  route(readMergedPageEndpoint, async ({ query: { cursor, ...query }, caller }) =>
    search.readMergedPage(
      mergedSearchOf(query, await search.deps.pricing.askerOf(caller?.customerId)),
      cursor,
    ),
  ),
  route(readLandedSpreadEndpoint, async ({ query, caller }) => ({
    data: await search.readLandedSpread(
      mergedSearchOf(query, await search.deps.pricing.askerOf(caller?.customerId)),
    ),
  })),
  route(readCatalogItemEndpoint, ({ params, query, caller }) =>
    search.readItem({ ...params, isFresh: query.fresh ?? false, customerId: caller?.customerId }),
  ),
  route(readCatalogBidsEndpoint, async ({ params }) => ({
    data: await search.readBids(params.site, params.code),
  })),
  route(listCatalogRelatedEndpoint, async ({ params, caller }) => ({
    data: await search.listRelated(params.site, params.code, caller?.customerId),
  })),
  route(readCatalogCategoriesEndpoint, async ({ params, query }) => ({
    data: await search.readCategories(params.site, query.id),
  })),
];

const USED = ['like-new', 'good', 'fair', 'poor', 'junk', 'used'] as const;

function catalogSearchOf(
  query: Static<typeof CatalogQuery>,
  customerId: string | undefined,
): CatalogSearch {
  const filters: Omit<ListingQuery, 'keyword'> = {
    page: query.page ?? 1,
    size: query.size ?? 40,
    ...(query.sort && { sort: query.sort }),
    ...(query.kind && { kind: query.kind }),
    ...(query.status && { status: query.status }),
    ...(query.min_price ? { minimumPrice: yen(query.min_price) } : {}),
    ...(query.max_price ? { maximumPrice: yen(query.max_price) } : {}),
    ...(query.condition && { conditions: query.condition === 'new' ? ['new'] : USED }),
    ...(query.category && { categoryId: query.category }),
    ...(query.seller && { sellerId: query.seller }),
    ...(query.seller_kind && { seller: query.seller_kind }),
    ...(query.free_shipping && { isFreeShipping: true }),
    ...(query.exclude && { excludedWords: query.exclude }),
  };
  return {
    keyword: query.q ?? '',
    sites: query.sites?.split(','),
    isKeywordTranslated: query.translate !== 'off',
    customerId,
    filters,
  };
}
