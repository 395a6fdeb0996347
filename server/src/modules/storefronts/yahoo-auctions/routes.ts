import { auctionRowOf, findShownListing, type Search, searchSite } from '../../search/index.ts';
import {
  listAuctionCategoryEndpoint,
  listAuctionHomeEndpoint,
  readAuctionItemEndpoint,
  searchAuctionEndpoint,
} from '@hako/contract/marketplaces/marketplaces';
import {
  listAuctionRelatesEndpoint,
  listAuctionRelatesV2Endpoint,
  listAuctionSellerProductsEndpoint,
  readAuctionSellerEndpoint,
} from '@hako/contract/marketplaces/auction-sellers';
import { LIMITS } from '@hako/contract/kit/limits';
import { yen } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { ListingPage, ListingQuery, ListingSort } from '../../marketplaces/index.ts';
import { filtersOf, sortersOf, tabsOf } from './search-menu.ts';
import { auctionItemOf, homeRowOf, sellerRowOf } from './view.ts';
import type { BrandLists } from './brand-lists.ts';

const SORTS = new Set<string>([
  'relevance',
  'newest',
  'ending-soon',
  'price-up',
  'price-down',
  'bids',
  'popular',
]);
const KINDS = { 1: 'fixed', 2: 'auction' } as const;
const HOME_CATEGORIES = ['23260', '2084044777', '2084008364', '25180', '2084005069'];

/** So near its end an auction is called closing. */
const CLOSING_MS = 3_600_000;

/** Calls about Yahoo! Auctions, in the shapes of the specification and the mobile client. */
export const auctionRoutes = (search: Search, brandLists: BrandLists): Route[] => {
  const { deps } = search;
  const { marketplaces, translation, clock } = deps;
  const find = (code: string) => findShownListing(deps, 'auction', code);
  const inCategory = (
    categoryId: string | undefined,
    page: number,
    size: number,
  ): Promise<ListingPage> =>
    deps.pages.search(
      marketplaces.read('auction'),
      { ...(categoryId && { categoryId }), kind: 'auction', sort: 'bids', page, size },
      6_000,
    );
  const relates = async (code: string) =>
    (await search.listRelatedListings('auction', code)).map((card, index) => ({
      ...auctionRowOf(translation, card),
      index,
      closing:
        card.auction !== undefined &&
        card.auction.endsAt.getTime() - clock.now().getTime() <= CLOSING_MS,
      type: 'relate',
    }));

  return [
    route(readAuctionItemEndpoint, async ({ params, caller }) => {
      await search.readItem({ site: 'auction', code: params.code, customerId: caller?.customerId });
      return { data: auctionItemOf(translation, await find(params.code), clock.now()) };
    }),
    route(searchAuctionEndpoint, async ({ query }) => {
      const category = query.category ?? query.auccat;
      const filters: Omit<ListingQuery, 'keyword'> = {
        page: query.page ?? 1,
        size: query.size ?? LIMITS.pageSize,
        ...(category && { categoryId: category }),
        ...(query.seller_id && { sellerId: query.seller_id }),
        ...(query.brand_id && { brandId: query.brand_id }),
        ...amountOf('minimumPrice', query.aucminprice ?? query.min),
        ...amountOf('maximumPrice', query.aucmaxprice ?? query.max),
        ...(query.sort && SORTS.has(query.sort) && { sort: query.sort as ListingSort }),
        ...(query.fixed === 1 || query.fixed === 2 ? { kind: KINDS[query.fixed] } : {}),
        ...(query.istatus === 1
          ? { conditions: ['new'] }
          : query.istatus === 2
            ? { conditions: ['like-new', 'good', 'fair', 'poor'] }
            : {}),
        ...(query.abatch ? { seller: query.abatch === 1 ? 'store' : 'private' } : {}),
        ...(query.pstagefree ? { isFreeShipping: true } : {}),
        ...(query.ends_within_hours && { endsWithinHours: query.ends_within_hours }),
        ...(query.status && { status: query.status }),
      };
      const { page, japanese } = await searchSite(
        deps,
        'auction',
        query.keyword ?? query.query ?? '',
        query.__auto_translate_keyword !== 'off',
        filters,
      );
      // The menu stands also without what the site counts for it.
      const [branch, brands] = await Promise.all([
        search.readCategories('auction', category).catch(() => undefined),
        brandLists({ categoryId: category, keyword: japanese }).catch(() => []),
      ]);
      const { fixed, sort, istatus, abatch, ends_within_hours: hours, brand_id: brandId } = query;
      const asked = { fixed, sort, istatus, abatch, category, hours, brandId, japanese };
      return {
        data: {
          current_sort: query.sort ?? 'relevance',
          filters_count: String(
            [
              category,
              query.istatus,
              query.abatch,
              filters.minimumPrice,
              filters.maximumPrice,
              hours,
              brandId,
            ].filter(Boolean).length,
          ),
          tabs: tabsOf(asked, page.total),
          sorters: sortersOf(),
          filters: filtersOf(
            asked,
            branch && {
              children: branch.children.map(({ id, name_vi, count }) => ({
                id,
                name: name_vi,
                count: count ?? undefined,
              })),
            },
            brands,
          ),
          results: page.listings.map((card) => auctionRowOf(translation, card)),
          pagination: {
            page: filters.page ?? 1,
            size: filters.size ?? LIMITS.pageSize,
            total: page.total,
          },
          statistics: page.statistics ?? null,
          japanese,
        },
      };
    }),
    route(
      listAuctionCategoryEndpoint,
      async ({ query: { page = 1, size = LIMITS.pageSize, category, code } }) => {
        const found = await inCategory(category ?? code, page, size);
        return {
          data: {
            category: category ?? code ?? '',
            today_ends: found.listings.flatMap(({ code: own, auction }) =>
              auction && isToday(auction.endsAt, clock.now()) ? [own] : [],
            ),
            results: found.listings.map((card) => homeRowOf(translation, card)),
            pagination: { page, size, total: found.total },
          },
        };
      },
    ),
    route(listAuctionHomeEndpoint, async ({ query: { categories } }) => {
      const asked = [categories ?? HOME_CATEGORIES]
        .flat()
        .flatMap((ids) => ids.split(','))
        .filter(Boolean);
      const groups = await Promise.all(
        asked.map((category) => inCategory(category, 1, LIMITS.pageSize)),
      );
      return {
        data: groups.map((group, index) => ({
          category: asked[index] as string,
          results: group.listings.map((card) => homeRowOf(translation, card)),
        })),
      };
    }),
    route(
      listAuctionSellerProductsEndpoint,
      async ({ query: { code, seller_id, page = 1, size = LIMITS.pageSize } }) => {
        const id = code ?? seller_id;
        if (id === undefined) throw new Refusal('request.invalid', { field: 'code' });
        const { sellers } = marketplaces.read('auction');
        const found = await sellers?.listListings(id, { page, size });
        const [first] = found?.listings ?? [];
        return {
          code: 200,
          data: {
            saller: first ? sellerRowOf(first.seller) : null,
            results: (found?.listings ?? []).map((card) => auctionRowOf(translation, card)),
          },
        };
      },
    ),
    route(readAuctionSellerEndpoint, async ({ params: { code } }) => {
      const seller = await marketplaces.read('auction').sellers?.findSeller(code);
      const none = {
        id: code,
        name: '',
        ratingPercent: undefined,
        goodCount: undefined,
        badCount: undefined,
        isStore: false,
      };
      return { info: { ...sellerRowOf(seller ?? none), id: seller ? seller.id : null } };
    }),
    route(listAuctionRelatesEndpoint, async ({ params }) => ({ data: await relates(params.code) })),
    route(listAuctionRelatesV2Endpoint, async ({ params, body }) => ({
      rid: body.rid ?? null,
      data: await relates(params.code),
    })),
  ];
};

const amountOf = <Name extends 'minimumPrice' | 'maximumPrice'>(
  name: Name,
  amount: number | undefined,
) => (amount ? { [name]: yen(amount) } : {});

/** On the calendar of the marketplace. */
const isToday = (at: Date, now: Date): boolean => dayInJapan(at) === dayInJapan(now);
const dayInJapan = (at: Date): string =>
  new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
