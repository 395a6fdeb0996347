import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type { listUserProductsEndpoint } from '@hako/contract/marketplaces/auction-brands';
import { Refusal } from '../../../kernel/refusal.ts';
import type { ListingQuery, ListingSeller } from '../../marketplaces/index.ts';
import { auctionRowOf, type SearchDeps } from '../../search/index.ts';
import { sortOf } from './sort-of.ts';

const DEADLINE_MS = 8_000;

type ProductsAsked = EndpointInput<typeof listUserProductsEndpoint>['query'];

/**
 * What one seller of any site offers or has sold. Refuses with `request.invalid` when no seller is named, and
 * with `marketplaces.not-at-this-site` where sellers cannot be read.
 */
export async function listUserProducts(
  { marketplaces, translation, pages }: Pick<SearchDeps, 'marketplaces' | 'translation' | 'pages'>,
  query: ProductsAsked,
) {
  const { page = 1, size = LIMITS.pageSize, status = 'open', keyword } = query;
  const id = query.code ?? query.seller_id ?? query.user_id;
  if (id === undefined) throw new Refusal('request.invalid', { field: 'code' });
  const marketplace = marketplaces.read(query.type ?? 'auction');
  const { sellers } = marketplace;
  if (!sellers) throw new Refusal('marketplaces.not-at-this-site');
  const asked: ListingQuery = { page, size, ...(keyword && { keyword }), ...sortOf(query.sort) };
  const options = { timeoutMs: DEADLINE_MS };
  // What was sold, or what has certain words, only a search knows; a site's own list of a seller is what is open.
  const isPlain = status === 'open' && !keyword;
  const [user, found] = await Promise.all([
    sellers.findSeller(id, options),
    isPlain
      ? sellers.listListings(id, asked, options)
      : pages.search(marketplace, { ...asked, sellerId: id, status }, DEADLINE_MS),
  ]);
  return {
    data: {
      user: user ? userOf(user, marketplace.site) : null,
      results: found.listings.map((card) => auctionRowOf(translation, card)),
      pagination: { page, size, total: found.total },
    },
  };
}

const userOf = (user: ListingSeller, site: string) => ({
  id: user.id,
  name: user.name,
  type: site,
  is_store: user.isStore,
  percent: user.ratingPercent ?? null,
  good: user.goodCount ?? null,
  bad: user.badCount ?? null,
});
