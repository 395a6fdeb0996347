import { findShownListing, type Search, searchSite } from '../../search/index.ts';
import { LIMITS } from '@hako/contract/kit/limits';
import { PAYPAY_DEPARTMENTS } from '@hako/contract/marketplaces/paypay-messages';
import {
  listPaypayHomeEndpoint,
  listPaypayRecommendedEndpoint,
  listPaypaySellerProductsEndpoint,
  readPaypayItemEndpoint,
  searchPaypayEndpoint,
} from '@hako/contract/marketplaces/paypay';
import { yen } from '../../../kernel/money.ts';
import { Outage } from '../../../kernel/outage.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Condition, ListingQuery } from '../../marketplaces/index.ts';
import { PAYPAY_CONDITIONS, paypayItemOf, paypayRowOf, paypaySellerOf } from './view.ts';

/** In the order of the mobile client. */
const HOME_CATEGORIES: readonly string[] = [
  '13457',
  '2501',
  '2502',
  '2504',
  '2506',
  '2511',
  '2497',
  '2512',
  '2517',
  '10002',
];

/** Calls about Yahoo!フリマ, in the shapes of the specification and the mobile client. */
export const paypayRoutes = (search: Search): Route[] => {
  const { deps } = search;
  const { marketplaces, translation } = deps;

  return [
    route(searchPaypayEndpoint, async ({ query }) => {
      const category = query.category_id ?? query.category;
      const conditions = conditionsOf(query.condition);
      const filters: Omit<ListingQuery, 'keyword'> = {
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
      const words = query.keyword ?? query.query ?? '';
      const { page, japanese } = await searchSite(
        deps,
        'paypay',
        words,
        query.__auto_translate_keyword !== 'off',
        filters,
      );
      return {
        data: {
          results: page.listings.map((card) => paypayRowOf(translation, card)),
          pagination: {
            page: filters.page ?? 1,
            size: filters.size ?? LIMITS.pageSize,
            total: page.total,
          },
          japanese,
          is_partial_match: page.isPartialMatch,
        },
      };
    }),
    route(listPaypayHomeEndpoint, async ({ query: { categories, size = LIMITS.pageSize } }) => {
      const asked = homeCategoriesOf(categories);
      const paypay = marketplaces.read('paypay');
      const failures: Outage[] = [];
      const groups = await Promise.all(
        asked.map(async (category) => {
          const page = await deps.pages
            .search(paypay, { categoryId: category, page: 1, size }, 8_000)
            .catch((failure: unknown) => {
              if (!(failure instanceof Outage)) throw failure;
              failures.push(failure);
            });
          return {
            category,
            name: PAYPAY_DEPARTMENTS[category] ?? '',
            results: (page?.listings ?? []).map((card) => paypayRowOf(translation, card)),
          };
        }),
      );
      // One category that is silent costs its own group only.
      if (failures.length === asked.length && failures[0]) throw failures[0];
      return { data: groups };
    }),
    route(
      listPaypaySellerProductsEndpoint,
      async ({ query: { code, seller_id, id, page = 1, size = LIMITS.pageSize } }) => {
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
      },
    ),
    route(readPaypayItemEndpoint, async ({ params: { code }, caller }) => {
      await search.readItem({ site: 'paypay', code, customerId: caller?.customerId });
      return paypayItemOf(translation, await findShownListing(deps, 'paypay', code));
    }),
    route(listPaypayRecommendedEndpoint, async ({ params: { code } }) => {
      const cards = await search.listRelatedListings('paypay', code);
      return { data: { results: cards.map((card) => paypayRowOf(translation, card)) } };
    }),
  ];
};

/** The asked categories that the landing page has a place for, in its order when none is named. */
function homeCategoriesOf(categories: string | readonly string[] | undefined): readonly string[] {
  const asked = [categories ?? []].flat().flatMap((ids) => ids.split(','));
  const known = HOME_CATEGORIES;
  const served = [...new Set(asked.filter((id) => known.includes(id)))];
  return served.length > 0 ? served : known;
}

function conditionsOf(codes: string | undefined): Condition[] {
  const asked = (codes ?? '').split(',').filter(Boolean);
  return (Object.keys(PAYPAY_CONDITIONS) as Condition[]).filter((condition) =>
    asked.includes(PAYPAY_CONDITIONS[condition]),
  );
}
