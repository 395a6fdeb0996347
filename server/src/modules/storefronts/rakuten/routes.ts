import { findShownListing, type Search, searchSite } from '../../search/index.ts';
import { LIMITS } from '@hako/contract/kit/limits';
import {
  listRakutenCategoryProductsEndpoint,
  listRakutenDealsEndpoint,
  listRakutenHomeEndpoint,
  listRakutenPopularEndpoint,
  searchRakutenEndpoint,
} from '@hako/contract/marketplaces/rakuten';
import {
  listRakutenRankingEndpoint,
  readRakutenCategoryEndpoint,
  readRakutenItemEndpoint,
} from '@hako/contract/marketplaces/rakuten-items';
import { Outage } from '../../../kernel/outage.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { ListingQuery } from '../../marketplaces/index.ts';
import { rakutenFilters } from './filters.ts';
import { rakutenRankedOf } from './ranked-view.ts';
import { rakutenDealOf, rakutenItemOf, rakutenPopularOf, rakutenRowOf } from './view.ts';

const DEADLINE = { timeoutMs: 8_000 };
/** The service gives one call a second: more groups would keep the page waiting. */
const HOME_GROUPS = 4;
const RANKED_PAGE = 30;

/** Calls about Rakuten, in the shapes of the specification and the mobile client. */
export const rakutenRoutes = (search: Search): Route[] => {
  const { deps } = search;
  const { marketplaces, translation } = deps;

  async function results(
    keyword: string,
    isTranslated: boolean,
    filters: Omit<ListingQuery, 'keyword'>,
  ) {
    const { page, japanese } = await searchSite(deps, 'rakuten', keyword, isTranslated, filters);
    return {
      data: {
        results: page.listings.map((card) => rakutenRowOf(translation, card)),
        pagination: {
          page: filters.page ?? 1,
          size: filters.size ?? LIMITS.pageSize,
          total: page.total,
        },
        japanese,
        is_partial_match: page.isPartialMatch,
      },
    };
  }
  const ranking = async (categoryId: string | undefined, page: number, size: number) =>
    (
      await marketplaces
        .read('rakuten')
        .rankings?.listRanking({ ...(categoryId && { categoryId }), page, size }, DEADLINE)
    )?.listings ?? [];

  type Genre = { readonly id: string; readonly name: string; readonly name_vi: string };
  /** The rankings of some genres; one that cannot be had is left out and counted, so that the others still stand. */
  async function homeGroups(genres: readonly Genre[], size: number) {
    const failures: Outage[] = [];
    const groups = await Promise.all(
      genres.map(async ({ id, name, name_vi }) => {
        const cards = await ranking(id, 1, size).catch((failure: unknown) => {
          if (!(failure instanceof Outage)) throw failure;
          failures.push(failure);
          return undefined;
        });
        return (
          cards && {
            category: id,
            name: name_vi,
            name_ja: name,
            results: cards.map((card) => rakutenPopularOf(translation, card)),
          }
        );
      }),
    );
    const told = groups.filter((group) => group !== undefined);
    if (told.length === 0 && failures[0]) throw failures[0];
    return { data: told, is_partial: failures.length > 0 };
  }

  return [
    route(searchRakutenEndpoint, ({ query }) =>
      results(
        query.keyword ?? query.query ?? '',
        query.__auto_translate_keyword !== 'off',
        rakutenFilters(query),
      ),
    ),
    route(listRakutenCategoryProductsEndpoint, ({ params, query }) =>
      results(query.keyword ?? '', query.__auto_translate_keyword !== 'off', {
        ...rakutenFilters(query),
        categoryId: params.code,
      }),
    ),
    route(
      listRakutenPopularEndpoint,
      async ({ query: { query: phrase = '', page = 1, size = LIMITS.pageSize } }) => {
        const keyword =
          phrase.trim() === ''
            ? ''
            : (await translation.readKeyword(phrase.trim().slice(0, LIMITS.keywordLength))).text;
        const rakuten = marketplaces.read('rakuten');
        const cards =
          keyword === ''
            ? await ranking(undefined, page, size)
            : (
                await deps.pages.search(
                  rakuten,
                  { keyword, sort: 'popular', page, size },
                  DEADLINE.timeoutMs,
                )
              ).listings;
        return { data: cards.map((card) => rakutenPopularOf(translation, card)) };
      },
    ),
    route(listRakutenHomeEndpoint, async ({ query: { categories, size = LIMITS.pageSize } }) => {
      const asked =
        typeof categories === 'string' ? categories.split(',').filter(Boolean) : categories;
      const { children } = await search.readCategories('rakuten', undefined);
      const named = (id: string) =>
        children.find((genre) => genre.id === id) ?? { id, name: '', name_vi: '' };
      return homeGroups((asked?.map(named) ?? children).slice(0, HOME_GROUPS), size);
    }),
    route(
      listRakutenDealsEndpoint,
      async ({ query: { category, page = 1, size = LIMITS.pageSize } }) => {
        const deals = await marketplaces
          .read('rakuten')
          .deals?.listDeals({ ...(category && { categoryId: category }), page, size }, DEADLINE);
        const rows = (deals?.listings ?? []).map((card) => rakutenDealOf(translation, card));
        return { data: rows.toSorted((a, b) => b.discount_rate - a.discount_rate) };
      },
    ),
    route(
      listRakutenRankingEndpoint,
      async ({ query: { genreId, category, page = 1, size = RANKED_PAGE } }) => {
        const cards = await ranking(genreId ?? category, page, size);
        return {
          data: cards.map((card, index) =>
            rakutenRankedOf(translation, card, (page - 1) * size + index + 1),
          ),
        };
      },
    ),
    route(readRakutenItemEndpoint, async ({ params: { code }, caller }) => {
      await search.readItem({ site: 'rakuten', code, customerId: caller?.customerId });
      return { data: rakutenItemOf(translation, await findShownListing(deps, 'rakuten', code)) };
    }),
    route(readRakutenCategoryEndpoint, async ({ params: { code } }) => {
      const { current, children } = await search.readCategories('rakuten', code);
      return {
        data: {
          ...(current ?? { id: code, name: '', name_vi: '' }),
          children: children.map(({ id, name, name_vi, is_leaf }) => ({
            id,
            name,
            name_vi,
            is_leaf,
          })),
        },
      };
    }),
  ];
};
