import {
  listQuicksEndpoint,
  listRecentlyViewedEndpoint,
  listTopKeywordsEndpoint,
  listTopShopsEndpoint,
  resolveObjectEndpoint,
  searchProductsEndpoint,
  suggestKeywordsEndpoint,
  translateEndpoint,
} from '@hako/contract/search/discovery';
import {
  listHomeCategoriesEndpoint,
  listTopCategoriesEndpoint,
  readCategoriesByCodeEndpoint,
} from '@hako/contract/search/categories';
import { LIMITS } from '@hako/contract/kit/limits';
import { SEARCH_MESSAGES } from '@hako/contract/search/messages';
import { Outage } from '../../../kernel/outage.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { findSite, SITES } from '../../marketplaces/index.ts';
import { auctionRowOf } from '../catalog/product-row.ts';
import { categoryRowOf, keywordRowOf, viewRowOf } from './discovery-view.ts';
import { siteOfType } from './site-of-type.ts';
import { listTopKeywords } from '../suggest/keyword-store.ts';
import { suggestRows } from '../suggest/suggest-rows.ts';
import { openingOf } from '../catalog/search-catalog.ts';
import { listTopShops, listViews } from '../viewed/view-store.ts';
import type { Search } from '../search.ts';

/** What leads people to goods: links, keywords, categories, what was viewed. */
export const discoveryRoutes = (search: Search): Route[] => {
  const { deps } = search;
  const { db, marketplaces, translation } = deps;
  /** Only sites that we serve have categories, and some have none to tell; for any other type stand those of the first that has. */
  const branchOf = async (type: string | undefined, parent?: string) => {
    const asked = marketplaces.find(siteOfType(type) ?? '');
    const site =
      (asked?.categories ? asked : marketplaces.all.find(({ categories }) => categories))?.site ??
      'auction';
    const { current, children } = await search.readCategories(site, parent);
    return children.map((child, index) => categoryRowOf(child, site, current?.id ?? '0', index));
  };

  return [
    route(resolveObjectEndpoint, async ({ body: { url } }) => {
      const link = await deps.links.resolve(url);
      if (!link) throw new Refusal('marketplaces.link-not-supported');
      const { path, code, site, siteCode, kind } = link;
      // The mobile client asks only about Rakuten, and puts shop and number together itself.
      const [shop = '', number] = site === 'rakuten' && kind === 'item' ? code.split(':') : [];
      return {
        data: { path, product_id: code, site, site_code: siteCode, kind },
        result: {
          product_id: number ?? code,
          shop_url: number ? shop : site,
          shop_id: shop,
          url: url.slice(0, 2_000),
          product_name: null,
          price: null,
          quantity: 1,
        },
      };
    }),
    route(
      searchProductsEndpoint,
      async ({
        query: { q, keyword, page = 1, size = LIMITS.pageSize, __auto_translate_keyword },
      }) => {
        const typed = q ?? keyword ?? '';
        const opening = await openingOf(deps, {
          keyword: typed,
          sites: undefined,
          isKeywordTranslated: __auto_translate_keyword !== 'off',
          filters: {},
        });
        const groups = await Promise.all(
          marketplaces.all.map(async (marketplace) => {
            // A pasted link asks nobody: it has an item of its own.
            if (opening.link_path !== null)
              return { type: marketplace.site, total: 0, products: [], outage: null };
            try {
              const found = await deps.pages.search(
                marketplace,
                { keyword: opening.japanese, page, size },
                deps.pages.deadlineMs(marketplace.site),
              );
              return {
                type: marketplace.site,
                total: found.total,
                products: found.listings.map((card) => auctionRowOf(translation, card)),
                outage: null,
              };
            } catch (failure) {
              if (!(failure instanceof Outage)) throw failure;
              return {
                type: marketplace.site,
                total: 0,
                products: [],
                outage: SEARCH_MESSAGES.outage[failure.kind].replace(
                  '{site}',
                  SITES[marketplace.site].name,
                ),
              };
            }
          }),
        );
        // The mobile client takes an empty first group for an empty page.
        return {
          data: {
            query: typed,
            japanese: opening.japanese,
            results: groups.toSorted(
              (a, b) => Number(b.products.length > 0) - Number(a.products.length > 0),
            ),
          },
        };
      },
    ),
    route(
      listTopKeywordsEndpoint,
      async ({ query: { type_code, type, page = 1, size = LIMITS.topKeywords } }) => {
        const results = (await listTopKeywords(db, type_code ?? type, size, page)).map(
          keywordRowOf,
        );
        return { data: { results, pagination: { page, size, total: results.length } } };
      },
    ),
    route(suggestKeywordsEndpoint, ({ query: { keyword, query, q, size = LIMITS.suggestions } }) =>
      suggestRows(deps, keyword ?? query ?? q ?? '', Math.min(size, LIMITS.suggestions)),
    ),
    route(
      listTopCategoriesEndpoint,
      async ({ query: { type_code, type, parent_id, page = 1, size = LIMITS.pageSize } }) => {
        const rows = await branchOf(type_code ?? type, parent_id);
        return {
          data: {
            results: rows.slice((page - 1) * size, page * size),
            pagination: { page, size, total: rows.length },
          },
        };
      },
    ),
    route(listHomeCategoriesEndpoint, async ({ query: { type_code, type, parent_id } }) => ({
      data: await branchOf(type_code ?? type, parent_id),
    })),
    route(readCategoriesByCodeEndpoint, async ({ query: { codes, code, type } }) => {
      const site = siteOfType(type) ?? 'auction';
      const asked = (codes ?? code ?? '').split(',').filter(Boolean).slice(0, 10);
      const branches = await Promise.all(asked.map((id) => search.readCategories(site, id)));
      return {
        data: branches.flatMap(({ current }, index) =>
          current
            ? [categoryRowOf({ ...current, is_leaf: false }, site, asked[index - 1] ?? '0', index)]
            : [],
        ),
      };
    }),
    route(translateEndpoint, async ({ body: { text, target = 'vi' } }) => ({
      data: await Promise.all(
        [text].flat().map((one) => translation.translate(one, target === 'vi' ? 'ja-vi' : 'vi-ja')),
      ),
    })),
    route(
      listRecentlyViewedEndpoint,
      async ({ query: { page = 1, size = LIMITS.pageSize, site_code, source }, caller }) => {
        const site = findSite(source ?? site_code ?? '');
        const found = caller?.customerId
          ? await listViews(db, caller.customerId, {
              page,
              size,
              siteCode: site && SITES[site].siteCode,
            })
          : { rows: [], total: 0 };
        return {
          data: {
            results: found.rows.map((row) => viewRowOf(row, caller?.customerId ?? '')),
            pagination: { page, size, total: found.total },
          },
        };
      },
    ),
    route(listQuicksEndpoint, async ({ query: { page = 1, size = LIMITS.pageSize } }) => {
      const all = SEARCH_MESSAGES.quicks.map(({ id, name, icon }, position) => ({
        _id: id,
        id,
        name,
        description: '',
        icon,
        url: `/auction/category/${id}`,
        slug: id,
        type: 'auction',
        position,
        status: true,
        deleted: false,
      }));
      return {
        data: {
          results: all.slice((page - 1) * size, page * size),
          pagination: { page, size, total: all.length },
        },
      };
    }),
    route(
      listTopShopsEndpoint,
      async ({ query: { site_code, page = 1, size = LIMITS.pageSize } }) => {
        const site = site_code === 'mercari-shop' ? 'mercari' : findSite(site_code ?? '');
        const rows = await listTopShops(
          db,
          site ? [site] : marketplaces.all.map((marketplace) => marketplace.site),
          page,
          size,
        );
        const results = rows.map(({ site: shopSite, sellerId, name, picture, viewCount }) => ({
          _id: `${shopSite}:${sellerId}`,
          code: sellerId,
          name,
          image: picture,
          product_type: shopSite,
          site_code: site_code ?? shopSite,
          view: viewCount,
        }));
        return { data: { results, pagination: { page, size, total: results.length } } };
      },
    ),
  ];
};
