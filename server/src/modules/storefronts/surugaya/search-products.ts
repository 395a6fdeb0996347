import type { searchSurugayaEndpoint } from '@hako/contract/marketplaces/surugaya';
import type { EndpointInput, EndpointReply } from '@hako/contract/kit/endpoint';
import { yen } from '../../../kernel/money.ts';
import type { ListingQuery } from '../../marketplaces/index.ts';
import { type SearchDeps, searchSite } from '../../search/index.ts';
import { surugayaRowOf } from './view.ts';

type Asked = Pick<EndpointInput<typeof searchSurugayaEndpoint>, 'query'>;

/** Hits of one page of the site; it has no other size. */
const PAGE_SIZE = 24;

/** One page of what the site has for these words, read in Japanese unless the caller forbids it. */
export async function searchProducts(
  deps: SearchDeps,
  { query }: Asked,
): Promise<EndpointReply<typeof searchSurugayaEndpoint>> {
  const words = query.keyword ?? query.query ?? '';
  const { page, japanese } = await searchSite(
    deps,
    'surugaya',
    words,
    query.__auto_translate_keyword !== 'off',
    filtersOf({ query }),
  );
  return {
    data: {
      results: page.listings.map((card) => surugayaRowOf(deps.translation, card)),
      pagination: { page: query.page ?? 1, size: PAGE_SIZE, total: page.total },
      has_more: page.hasMore,
      japanese,
    },
  };
}

const filtersOf = ({ query }: Asked): Omit<ListingQuery, 'keyword'> => ({
  page: query.page ?? 1,
  size: PAGE_SIZE,
  ...(query.category && { categoryId: query.category }),
  ...(query.price_min ? { minimumPrice: yen(query.price_min) } : {}),
  ...(query.price_max ? { maximumPrice: yen(query.price_max) } : {}),
  ...(query.condition && { conditions: [query.condition] }),
  ...(query.sort && { sort: query.sort }),
  ...(query.in_stock === false && { status: 'sold' }),
  ...(query.adult && { includesAdultGoods: true }),
});
