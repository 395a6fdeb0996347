import { findShownListing, type Search, searchSite } from '../../search/index.ts';
import { LIMITS } from '@hako/contract/kit/limits';
import {
  listMercariHomeEndpoint,
  listMercariPopularEndpoint,
  listMercariRankingEndpoint,
  readMercariItemEndpoint,
  readMercariSellerEndpoint,
  searchMercariEndpoint,
} from '@hako/contract/marketplaces/mercari';
import { yen } from '../../../kernel/money.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Condition, ListingQuery, ListingSort } from '../../marketplaces/index.ts';
import { mercariProductOf, mercariRowOf } from './view.ts';

const CONDITIONS: readonly Condition[] = ['new', 'like-new', 'good', 'fair', 'poor', 'junk'];

/** Our own names of orders, and those of Mercari's own addresses. */
const SORTS: Readonly<Record<string, ListingSort>> = {
  newest: 'newest',
  created_time: 'newest',
  'price-up': 'price-up',
  price_asc: 'price-up',
  'price-down': 'price-down',
  price_desc: 'price-down',
  popular: 'popular',
  num_likes: 'popular',
};

/** Calls about Mercari, in the shapes of the specification and the mobile client. */
export const mercariRoutes = (search: Search): Route[] => {
  const { deps } = search;
  const { marketplaces, translation } = deps;
  const popular = (page: number, size: number, category: string | undefined) =>
    deps.pages.search(
      marketplaces.read('mercari'),
      { sort: 'popular', page, size, ...(category && { categoryId: category }) },
      8_000,
    );
  return [
    route(searchMercariEndpoint, async ({ query }) => {
      const category = query.category_id ?? query.category ?? query.code;
      const condition =
        query.item_condition_id === undefined ? undefined : CONDITIONS[query.item_condition_id - 1];
      const sort = SORTS[query.sort ?? ''];
      const filters: Omit<ListingQuery, 'keyword'> = {
        page: query.page ?? 1,
        size: query.size ?? LIMITS.pageSize,
        ...(category && { categoryId: category }),
        ...(query.brand_id && { brandId: query.brand_id }),
        ...(query.price_min ? { minimumPrice: yen(query.price_min) } : {}),
        ...(query.price_max ? { maximumPrice: yen(query.price_max) } : {}),
        ...(condition && { conditions: [condition] }),
        ...(query.shipping_payer_id === 2 ? { isFreeShipping: true } : {}),
        ...(sort && { sort }),
        ...(query.status === '2' || query.status === 'sold_out' ? { status: 'sold' } : {}),
      };
      const { page, japanese } = await searchSite(
        deps,
        'mercari',
        query.keyword ?? query.query ?? '',
        query.__auto_translate_keyword !== 'off',
        filters,
      );
      return {
        data: {
          products: page.listings.map((card) => mercariRowOf(translation, card)),
          pagination: {
            page: filters.page ?? 1,
            size: filters.size ?? LIMITS.pageSize,
            total: page.total,
          },
          japanese,
        },
      };
    }),
    route(listMercariHomeEndpoint, async ({ query: { page = 1, size = LIMITS.pageSize } }) => {
      const found = await deps.pages.search(
        marketplaces.read('mercari'),
        { sort: 'newest', page, size },
        8_000,
      );
      return {
        data: found.listings.map((card) => mercariRowOf(translation, card)),
        meta: { hasNextPage: found.hasMore, endCursor: page },
      };
    }),
    route(
      listMercariPopularEndpoint,
      async ({
        query: {
          endCursor = 0,
          page = endCursor + 1,
          size = LIMITS.pageSize,
          category_id: category,
        },
      }) => {
        const found = await popular(page, size, category);
        return {
          data: found.listings.map((card) => mercariRowOf(translation, card)),
          meta: { hasNextPage: found.hasMore, endCursor: page },
        };
      },
    ),
    route(
      listMercariRankingEndpoint,
      async ({ query: { page = 1, size = LIMITS.pageSize, category_id, category } }) => {
        const found = await popular(page, size, category_id ?? category);
        return {
          data: found.listings.map((card, index) => ({
            ...mercariRowOf(translation, card),
            rank: (page - 1) * size + index + 1,
          })),
          meta: { hasNextPage: found.hasMore, endCursor: page },
        };
      },
    ),
    route(readMercariItemEndpoint, async ({ params: { code }, caller }) => {
      await search.readItem({ site: 'mercari', code, customerId: caller?.customerId });
      const listing = await findShownListing(deps, 'mercari', code);
      // The item stands also when what is like it cannot be had.
      const related = await search.listRelatedListings('mercari', code).catch(() => []);
      return {
        data: {
          product: mercariProductOf(translation, listing),
          relates: related.map((card) => mercariRowOf(translation, card)),
        },
      };
    }),
    route(
      readMercariSellerEndpoint,
      async ({ params: { seller_id: id }, query: { page = 1, size = 30 } }) => {
        const { sellers } = marketplaces.read('mercari');
        const [seller, found] = await Promise.all([
          sellers?.findSeller(id),
          sellers?.listListings(id, { page, size }),
        ]);
        const good = seller?.goodCount ?? 0;
        const bad = seller?.badCount ?? 0;
        const star = Math.round((seller?.ratingPercent ?? 0) / 20);
        return {
          code: 200,
          data: {
            seller: {
              id,
              name: seller?.name ?? '',
              avatar: '',
              url: `https://jp.mercari.com/user/profile/${id}`,
              introduction: '',
              ratings: { good, bad },
              score: good - bad,
              star,
              sell: found?.total ?? 0,
              follower: 0,
              following: 0,
            },
            products: (found?.listings ?? []).map((card) => mercariRowOf(translation, card)),
          },
        };
      },
    ),
  ];
};
