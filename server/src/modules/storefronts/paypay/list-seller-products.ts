import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type { listPaypaySellerProductsEndpoint } from '@hako/contract/marketplaces/paypay';
import { Refusal } from '../../../kernel/refusal.ts';
import type { SearchDeps } from '../../search/index.ts';
import { paypayRowOf, paypaySellerOf } from './view.ts';

/** A seller with one page of what they offer. Refuses with `request.invalid` when no seller is named. */
export async function listSellerProducts(
  { marketplaces, translation }: Pick<SearchDeps, 'marketplaces' | 'translation'>,
  {
    code,
    seller_id,
    id,
    page = 1,
    size = LIMITS.pageSize,
  }: EndpointInput<typeof listPaypaySellerProductsEndpoint>['query'],
) {
  const asked = code ?? seller_id ?? id;
  if (asked === undefined) throw new Refusal('request.invalid', { field: 'code' });
  const { sellers } = marketplaces.read('paypay');
  const [seller, found] = await Promise.all([
    sellers?.findSeller(asked),
    sellers?.listListings(asked, { page, size }),
  ]);
  return {
    code: 200,
    data: {
      results: (found?.listings ?? []).map((card) => paypayRowOf(translation, card)),
      pagination: { page, size, total: found?.total ?? 0 },
      saller: seller ? paypaySellerOf(seller) : null,
    },
  };
}
