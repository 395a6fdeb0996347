import { findShownListing, type Search, searchSite } from '../../search/index.ts';
import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import {
  listShoppingBestDealsEndpoint,
  listShoppingDealsEndpoint,
  listShoppingHomeEndpoint,
  readMoreOfShoppingItemEndpoint,
  readShoppingItemEndpoint,
  searchShoppingEndpoint,
} from '@hako/contract/marketplaces/shopping';
import { yen } from '../../../kernel/money.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type {
  ListingCard,
  ListingPage,
  ListingQuery,
  ListingSort,
} from '../../marketplaces/index.ts';
import { shoppingItemOf, shoppingRowOf } from './view.ts';

const SITE = 'shopping';
const DEADLINE_MS = 8_000;
const CHOICES_MS = 700;
/** How many goods in a sale are compared to find the most reduced: one call's worth. */
const COMPARED = 50;
const SORTS: Readonly<Record<string, ListingSort>> = {
  '+price': 'price-up',
  price: 'price-up',
  '-price': 'price-down',
  '-review_count': 'popular',
};

type ListAsked = {
  readonly page?: number;
  readonly size?: number;
  readonly category?: string;
  readonly genre_category_id?: string;
};

/** Calls about Yahoo! Shopping, in the shapes of the specification and the mobile client. */
export const shoppingRoutes = (search: Search): Route[] => {
  const { deps } = search;
  const { marketplaces, translation } = deps;
  const rowOf = (card: ListingCard) => shoppingRowOf(translation, card);

  return [
    route(searchShoppingEndpoint, async ({ query }) => {
      const filters = filtersOf(query);
      const words = query.keyword ?? query.query ?? '';
      const { page, japanese } = await searchSite(
        deps,
        SITE,
        words,
        query.__auto_translate_keyword !== 'off',
        filters,
      );
      return { data: { ...listed(query, page, rowOf), japanese } };
    }),
    route(listShoppingHomeEndpoint, async ({ query }) => {
      const found = await marketplaces
        .read(SITE)
        .rankings?.listRanking(askedOf(query), { timeoutMs: DEADLINE_MS });
      return { data: listed(query, found, rowOf) };
    }),
    route(listShoppingDealsEndpoint, async ({ query }) => {
      const found = await marketplaces
        .read(SITE)
        .deals?.listDeals(askedOf(query), { timeoutMs: DEADLINE_MS });
      return { data: listed(query, found, rowOf) };
    }),
    route(listShoppingBestDealsEndpoint, async ({ query }) => {
      const { page = 1, size = LIMITS.pageSize } = query;
      const found = await marketplaces
        .read(SITE)
        .deals?.listDeals(
          { ...askedOf(query), page: 1, size: COMPARED },
          { timeoutMs: DEADLINE_MS },
        );
      const best = (found?.listings ?? []).toSorted((a, b) => reductionOf(b) - reductionOf(a));
      return {
        data: {
          results: best.slice((page - 1) * size, page * size).map(rowOf),
          pagination: { page, size, total: best.length },
        },
      };
    }),
    route(readShoppingItemEndpoint, async ({ params: { code }, caller }) => {
      await search.readItem({ site: SITE, code, customerId: caller?.customerId });
      const listing = await findShownListing(deps, SITE, code);
      const choices = (listing.options ?? []).flatMap(({ name, values }) => [name, ...values]);
      const strange = choices.filter((word) => !translation.titleNow(word).isWhole);
      // Words of sizes and colours are few, and kept for ever once they were read.
      if (strange.length > 0) await translation.completeTitles(strange, CHOICES_MS);
      return { data: shoppingItemOf(translation, listing) };
    }),
    route(readMoreOfShoppingItemEndpoint, async ({ body }) => {
      const { seller, categoryPath } = await findShownListing(deps, SITE, body.code);
      const shop = marketplaces.read(SITE);
      const { page = 1, size = LIMITS.pageSize } = body;
      const category = categoryPath.at(-1)?.id;
      const [ofStore, ofGenre] = await Promise.all([
        deps.pages.search(shop, { sellerId: seller.id, page, size }, DEADLINE_MS),
        // What stands beside an item is not worth its failure.
        category === undefined
          ? undefined
          : deps.pages
              .search(shop, { categoryId: category, page: 1, size }, DEADLINE_MS)
              .catch(() => undefined),
      ]);
      const others = (found: ListingPage | undefined) =>
        (found?.listings ?? []).filter(({ code }) => code !== body.code).map(rowOf);
      return {
        data: {
          results: others(ofStore),
          relates: others(ofGenre),
          pagination: { page, size, total: ofStore.total },
        },
      };
    }),
  ];
};

type SearchAsked = EndpointInput<typeof searchShoppingEndpoint>['query'];

function filtersOf(query: SearchAsked): Omit<ListingQuery, 'keyword'> {
  const category = query.genre_category_id ?? query.category_id ?? query.category;
  const sort = SORTS[(query.sort ?? '').replace(/^ /, '+')];
  return {
    page: query.page ?? 1,
    size: query.size ?? LIMITS.pageSize,
    ...(category && { categoryId: category }),
    ...(query.brand_id && { brandId: query.brand_id }),
    ...(query.seller_id && { sellerId: query.seller_id }),
    ...(query.jan_code && { jan: query.jan_code }),
    ...(query.price_from ? { minimumPrice: yen(query.price_from) } : {}),
    ...(query.price_to ? { maximumPrice: yen(query.price_to) } : {}),
    ...(query.condition && { conditions: [query.condition] }),
    ...(query.shipping === 'free' && { isFreeShipping: true }),
    ...(query.in_stock === false && { status: 'sold' }),
    ...(sort && { sort }),
  };
}

const askedOf = ({
  page = 1,
  size = LIMITS.pageSize,
  genre_category_id: genre,
  category = genre,
}: ListAsked) => ({
  page,
  size,
  ...(category !== undefined && { categoryId: category }),
});

const listed = <Row>(
  { page = 1, size = LIMITS.pageSize }: ListAsked,
  found: ListingPage | undefined,
  rowOf: (card: ListingCard) => Row,
) => ({
  results: (found?.listings ?? []).map(rowOf),
  pagination: { page, size, total: found?.total ?? 0 },
});

/** The share of the list price that is taken off, in thousandths. */
const reductionOf = ({ price, shop }: ListingCard): number =>
  shop?.listPrice && price.current
    ? Math.floor(((shop.listPrice - price.current) * 1_000) / shop.listPrice)
    : 0;
