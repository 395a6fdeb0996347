import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type { listAmazonDealsEndpoint } from '@hako/contract/marketplaces/amazon';
import type { SearchDeps } from '../../search/index.ts';
import { amazonDealOf } from './view.ts';

const DEADLINE_MS = 8_000;

type DealsAsked = EndpointInput<typeof listAmazonDealsEndpoint>['query'];
type DealsDeps = Pick<SearchDeps, 'marketplaces' | 'translation'>;

/** The deals of Amazon in the order of the site. Rejects with an `Outage` of the site. */
export async function listDeals(
  { marketplaces, translation }: DealsDeps,
  { category, country = 'jp', page = 1, size = LIMITS.pageSize }: DealsAsked,
) {
  // Another country's deals are none that we could buy.
  if (country.toLowerCase() !== 'jp') return { success: true, products: [] };
  const found = await marketplaces
    .read('amazon')
    .deals?.listDeals(
      { ...(category && { categoryId: category }), page, size },
      { timeoutMs: DEADLINE_MS },
    );
  return {
    success: true,
    products: (found?.listings ?? []).flatMap((card) => amazonDealOf(translation, card)),
  };
}

/** The same deals with the highest saving first. */
export async function listTopDeals(deps: DealsDeps, asked: DealsAsked) {
  const { success, products } = await listDeals(deps, asked);
  return {
    success,
    products: products.toSorted((a, b) => b.price.savings_percent - a.price.savings_percent),
  };
}
