import { auctionRowOf, byInitial, type SearchDeps, tidyKeyword } from '../../search/index.ts';
import {
  listBrandRankingEndpoint,
  listOutstandingEndpoint,
  listUserProductsEndpoint,
  readBrandEndpoint,
  searchAuctionBrandsEndpoint,
} from '@hako/contract/marketplaces/auction-brands';
import { LIMITS } from '@hako/contract/kit/limits';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Brand, ListingQuery, ListingSort } from '../../marketplaces/index.ts';
import { homeRowOf } from './view.ts';
import type { BrandLists } from './brand-lists.ts';

const DEADLINE_MS = 8_000;
const SORTS = new Set<string>([
  'relevance',
  'newest',
  'ending-soon',
  'price-up',
  'price-down',
  'bids',
  'popular',
]);
const sortOf = (asked: string | undefined): { sort?: ListingSort } =>
  asked && SORTS.has(asked) ? { sort: asked as ListingSort } : {};

/** Brands of Yahoo! Auctions, what is watched most there, and what one seller of any site offers. */
export const auctionBrandRoutes = (deps: SearchDeps, brandLists: BrandLists): Route[] => {
  const { marketplaces, translation, pages } = deps;
  const auction = () => marketplaces.read('auction');

  return [
    route(
      searchAuctionBrandsEndpoint,
      async ({ query: { keyword, query, p, va, category, auccat } }) => {
        const typed = tidyKeyword(keyword ?? query ?? va ?? p ?? '');
        const japanese = typed === '' ? '' : (await translation.readKeyword(typed)).text;
        auction();
        const rows = (await brandLists({ categoryId: category ?? auccat, keyword: japanese })).map(
          brandRowOf,
        );
        return {
          brand: { path: [], childDepth: 1, children: rows, brand1: [] },
          price: { ranges: [] },
          category: { current: null, children: [] },
          initialBrand: {
            initials: byInitial(rows.toSorted(byKana), ({ kanaName }) => kanaName).map(
              ({ character, children }) => ({
                character,
                count: children.length,
                children,
              }),
            ),
          },
        };
      },
    ),
    route(
      listBrandRankingEndpoint,
      async ({ query: { page = 1, size = LIMITS.pageSize, category, code } }) => {
        auction();
        const brands = await brandLists({ categoryId: category ?? code });
        const results = brands.map(rankedRowOf).slice((page - 1) * size, page * size);
        return { data: { results, pagination: { page, size, total: brands.length } } };
      },
    ),
    route(
      readBrandEndpoint,
      async ({
        params: { brand_id: id },
        query: { page = 1, size = LIMITS.pageSize, category, sort },
      }) => {
        const asked: ListingQuery = {
          brandId: id,
          page,
          size,
          ...(category && { categoryId: category }),
          ...sortOf(sort),
        };
        const [found, brands] = await Promise.all([
          pages.search(auction(), asked, DEADLINE_MS),
          brandLists({ categoryId: category }),
        ]);
        const index = brands.findIndex((brand) => brand.id === id);
        return {
          data: {
            brand: index < 0 ? null : rankedRowOf(brands[index] as Brand, index),
            results: found.listings.map((card) => auctionRowOf(translation, card)),
            pagination: { page, size, total: found.total },
          },
        };
      },
    ),
    route(
      listOutstandingEndpoint,
      async ({ query: { page = 1, size = LIMITS.pageSize, category, code } }) => {
        const categoryId = category ?? code;
        const found = await pages.search(
          auction(),
          { kind: 'auction', sort: 'popular', page, size, ...(categoryId && { categoryId }) },
          DEADLINE_MS,
        );
        return {
          data: {
            category: categoryId ?? '',
            results: found.listings.map((card) => homeRowOf(translation, card)),
            pagination: { page, size, total: found.total },
          },
        };
      },
    ),
    route(listUserProductsEndpoint, async ({ query }) => {
      const { page = 1, size = LIMITS.pageSize, status = 'open', keyword } = query;
      const id = query.code ?? query.seller_id ?? query.user_id;
      if (id === undefined) throw new Refusal('request.invalid', { field: 'code' });
      const marketplace = marketplaces.read(query.type ?? 'auction');
      const { sellers } = marketplace;
      if (!sellers) throw new Refusal('marketplaces.not-at-this-site');
      const asked: ListingQuery = {
        page,
        size,
        ...(keyword && { keyword }),
        ...sortOf(query.sort),
      };
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
          user: user
            ? {
                id: user.id,
                name: user.name,
                type: marketplace.site,
                is_store: user.isStore,
                percent: user.ratingPercent ?? null,
                good: user.goodCount ?? null,
                bad: user.badCount ?? null,
              }
            : null,
          results: found.listings.map((card) => auctionRowOf(translation, card)),
          pagination: { page, size, total: found.total },
        },
      };
    }),
  ];
};

const KANA = new Intl.Collator('ja');
type BrandRow = ReturnType<typeof brandRowOf>;
const byKana = (a: BrandRow, b: BrandRow): number => KANA.compare(a.kanaName, b.kanaName);

const brandRowOf = ({ id, name, reading, count }: Brand) => ({
  id: Number(id),
  name,
  englishName: name,
  kanaName: reading ?? '',
  count: count ?? 0,
});

const rankedRowOf = ({ id, name, reading, count }: Brand, index: number) => ({
  ...{
    _id: id,
    id,
    brand_id: id,
    name,
    name_kana: reading ?? '',
    rank: index + 1,
    count: count ?? 0,
  },
  path: `/auction/search?brand_id=${id}`,
});
