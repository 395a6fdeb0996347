import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type { listRakutenDealsEndpoint } from '@hako/contract/marketplaces/rakuten';
import type { SearchDeps } from '../../search/index.ts';
import { rakutenDealOf } from './view.ts';

const DEADLINE_MS = 8_000;

/** What is reduced, the highest reduction first. */
export async function listDeals(
  { marketplaces, translation }: Pick<SearchDeps, 'marketplaces' | 'translation'>,
  {
    category,
    page = 1,
    size = LIMITS.pageSize,
  }: EndpointInput<typeof listRakutenDealsEndpoint>['query'],
) {
  const deals = await marketplaces
    .read('rakuten')
    .deals?.listDeals(
      { ...(category && { categoryId: category }), page, size },
      { timeoutMs: DEADLINE_MS },
    );
  const rows = (deals?.listings ?? []).map((card) => rakutenDealOf(translation, card));
  return { data: rows.toSorted((a, b) => b.discount_rate - a.discount_rate) };
}
