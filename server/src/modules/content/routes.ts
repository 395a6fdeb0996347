import {
  listSlidersEndpoint,
  readStoreEndpoint,
  searchArticlesEndpoint,
} from '@hako/contract/content/content';
import { LIMITS } from '@hako/contract/kit/limits';
import { type Route, route } from '../../platform/http/route.ts';
import { articleRowOf, sliderRowOf, storeRowOf } from './content-view.ts';
import type { Content } from './content.ts';

export const contentRoutes = (content: Content): Route[] => [
  route(
    searchArticlesEndpoint,
    async ({ query: { page = 1, size = LIMITS.pageSize, query, slug, kind } }) => {
      const { rows, total } = await content.listArticles({ kind, slug, words: query, page, size });
      const results = rows.map((row) => articleRowOf(row, slug !== undefined));
      return { data: { results, pagination: { page, size, total } } };
    },
  ),
  route(readStoreEndpoint, async () => ({ data: storeRowOf(await content.readStoreInfo()) })),
  route(
    listSlidersEndpoint,
    async ({ query: { page = 1, size = LIMITS.pageSize, type_page = 'home' } }) => {
      const all = (await content.listSliders(type_page)).map(sliderRowOf);
      const results = all.slice((page - 1) * size, page * size);
      return { data: { results, pagination: { page, size, total: all.length } } };
    },
  ),
];
