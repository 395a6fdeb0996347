import type { EndpointInput } from '@hako/contract/kit/endpoint';
import type { readMercariSellerEndpoint } from '@hako/contract/marketplaces/mercari';
import type { ListingSeller } from '../../marketplaces/index.ts';
import type { SearchDeps } from '../../search/index.ts';
import { mercariRowOf } from './view.ts';

/** A seller with one page of what they offer. Rejects with an `Outage` of the site. */
export async function readSeller(
  { marketplaces, translation }: Pick<SearchDeps, 'marketplaces' | 'translation'>,
  id: string,
  { page = 1, size = 30 }: EndpointInput<typeof readMercariSellerEndpoint>['query'],
) {
  const { sellers } = marketplaces.read('mercari');
  const [seller, found] = await Promise.all([
    sellers?.findSeller(id),
    sellers?.listListings(id, { page, size }),
  ]);
  return {
    code: 200,
    data: {
      seller: { ...sellerOf(id, seller), sell: found?.total ?? 0 },
      products: (found?.listings ?? []).map((card) => mercariRowOf(translation, card)),
    },
  };
}

function sellerOf(id: string, seller: ListingSeller | undefined) {
  const good = seller?.goodCount ?? 0;
  const bad = seller?.badCount ?? 0;
  return {
    id,
    name: seller?.name ?? '',
    avatar: '',
    url: `https://jp.mercari.com/user/profile/${id}`,
    introduction: '',
    ratings: { good, bad },
    score: good - bad,
    star: Math.round((seller?.ratingPercent ?? 0) / 20),
    follower: 0,
    following: 0,
  };
}
