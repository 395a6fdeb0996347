import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type { listAuctionSellerProductsEndpoint } from '@hako/contract/marketplaces/auction-sellers';
import { Refusal } from '../../../kernel/refusal.ts';
import type { ListingSeller } from '../../marketplaces/index.ts';
import { auctionRowOf, type SearchDeps } from '../../search/index.ts';
import { sellerRowOf } from './view.ts';

type SellerDeps = Pick<SearchDeps, 'marketplaces' | 'translation'>;

/** A seller as Yahoo! Auctions tells; without a name when the site does not know them. */
export async function readSeller({ marketplaces }: SellerDeps, code: string) {
  const seller = await marketplaces.read('auction').sellers?.findSeller(code);
  return { info: { ...sellerRowOf(seller ?? unknownSeller(code)), id: seller ? seller.id : null } };
}

/** One page of what a seller offers. Refuses with `request.invalid` when no seller is named. */
export async function listSellerProducts(
  { marketplaces, translation }: SellerDeps,
  {
    code,
    seller_id,
    page = 1,
    size = LIMITS.pageSize,
  }: EndpointInput<typeof listAuctionSellerProductsEndpoint>['query'],
) {
  const id = code ?? seller_id;
  if (id === undefined) throw new Refusal('request.invalid', { field: 'code' });
  const found = await marketplaces.read('auction').sellers?.listListings(id, { page, size });
  const [first] = found?.listings ?? [];
  return {
    code: 200,
    data: {
      saller: first ? sellerRowOf(first.seller) : null,
      results: (found?.listings ?? []).map((card) => auctionRowOf(translation, card)),
    },
  };
}

const unknownSeller = (id: string): ListingSeller => ({
  id,
  name: '',
  ratingPercent: undefined,
  goodCount: undefined,
  badCount: undefined,
  isStore: false,
});
