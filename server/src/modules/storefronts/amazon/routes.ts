import { type Search, searchSite, tidyKeyword } from '../../search/index.ts';
import {
  listAmazonDealsEndpoint,
  listAmazonTopDealsEndpoint,
  searchAmazonJpEndpoint,
  searchAmazonUsEndpoint,
  suggestAmazonKeywordsEndpoint,
} from '@hako/contract/marketplaces/amazon';
import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import { SEARCH_MESSAGES } from '@hako/contract/search/messages';
import { yen } from '../../../kernel/money.ts';
import { Outage } from '../../../kernel/outage.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { amazonDealOf, amazonProductOf } from './view.ts';

const SITE = 'amazon';
const DEADLINE_MS = 8_000;
/** Somebody is typing: what comes later is for the next letter. */
const SUGGEST_MS = 1_500;

type DealsAsked = EndpointInput<typeof listAmazonDealsEndpoint>['query'];

/** Calls about Amazon, in the shapes of the specification and the mobile client. */
export const amazonRoutes = (search: Search): Route[] => {
  const { deps } = search;
  const { marketplaces, translation, log } = deps;

  const listDeals = async ({
    category,
    country = 'jp',
    page = 1,
    size = LIMITS.pageSize,
  }: DealsAsked) => {
    // Another country's deals are none that we could buy.
    if (country.toLowerCase() !== 'jp') return { success: true, products: [] };
    const found = await marketplaces
      .read(SITE)
      .deals?.listDeals(
        { ...(category && { categoryId: category }), page, size },
        { timeoutMs: DEADLINE_MS },
      );
    return {
      success: true,
      products: (found?.listings ?? []).flatMap((card) => amazonDealOf(translation, card)),
    };
  };

  return [
    route(searchAmazonJpEndpoint, async ({ query }) => {
      const { page: number = 1, size = LIMITS.pageSize } = query;
      const words = query.keyword ?? query.query ?? '';
      const { page, japanese } = await searchSite(
        deps,
        SITE,
        words,
        query.__auto_translate_keyword !== 'off',
        {
          page: number,
          size,
          ...(query.category && { categoryId: query.category }),
          ...(query.price_min ? { minimumPrice: yen(query.price_min) } : {}),
          ...(query.price_max ? { maximumPrice: yen(query.price_max) } : {}),
          ...(query.sort && { sort: query.sort }),
        },
      );
      return {
        products: page.listings.flatMap((card) => amazonProductOf(translation, card)),
        pagination: { page: number, size, total: page.total },
        japanese,
      };
    }),
    route(searchAmazonUsEndpoint, () => ({
      products: [],
      served: false,
      message: SEARCH_MESSAGES.amazon.usNotServed,
    })),
    route(listAmazonDealsEndpoint, ({ query }) => listDeals(query)),
    route(listAmazonTopDealsEndpoint, async ({ query }) => {
      const { success, products } = await listDeals(query);
      return {
        success,
        products: products.toSorted((a, b) => b.price.savings_percent - a.price.savings_percent),
      };
    }),
    route(suggestAmazonKeywordsEndpoint, async ({ query }) => {
      const typed = tidyKeyword(query.keyword ?? query.query ?? query.q ?? query.prefix ?? '');
      const { suggestions } = marketplaces.read(SITE);
      if (!suggestions || typed === '') return { data: { results: [], japanese: '' } };
      const isTranslated = query.__auto_translate_keyword !== 'off';
      const japanese = isTranslated ? (await translation.readKeyword(typed)).text : typed;
      const words = await suggestions
        .suggestKeywords(japanese, { timeoutMs: SUGGEST_MS })
        .catch((failure: unknown) => {
          if (!(failure instanceof Outage)) throw failure;
          log.warn({ site: SITE, kind: failure.kind }, 'no keywords were completed');
          return [];
        });
      const results = words.slice(0, query.size ?? LIMITS.suggestions).map((keyword) => {
        const name = translation.titleNow(keyword).text;
        return { keyword, name, nam_vi: name, type_code: SITE };
      });
      return { data: { results, japanese } };
    }),
  ];
};
