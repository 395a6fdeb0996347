import {
  listSlidersEndpoint,
  readStoreEndpoint,
  searchArticlesEndpoint,
} from '@hako/contract/content/content';
import { LIMITS } from '@hako/contract/kit/limits';
import { type Route, route } from '../../platform/http/route.ts';
import type { Content } from './content.ts';

export const contentRoutes = (content: Content): Route[] => [
  route(
    searchArticlesEndpoint,
    async ({ query: { page = 1, size = LIMITS.pageSize, query, slug, kind } }) => {
      const { rows, total } = await content.listArticles({ kind, slug, words: query, page, size });
      const results = rows.map((row) => ({
        _id: row.slug,
        slug: row.slug,
        kind: row.kind,
        title: row.title,
        summary: row.summary,
        image: row.picture,
        url: row.kind === 'page' ? `/page/${row.slug}` : `/tin-tuc/${row.slug}`,
        body: slug === undefined ? '' : row.body_markdown,
        published_at: row.published_at.toISOString(),
      }));
      return { data: { results, pagination: { page, size, total } } };
    },
  ),
  route(readStoreEndpoint, async () => {
    const info = await content.readStoreInfo();
    return {
      data: {
        name: info.name,
        phone: info.phone,
        email: info.email,
        location: { address: info.address },
        socials: { facebook: info.facebook, instagram: info.instagram },
        chat: { facebook: info.chat_facebook, zalo: info.chat_zalo },
        estimate: info.has_estimate,
      },
    };
  }),
  route(
    listSlidersEndpoint,
    async ({ query: { page = 1, size = LIMITS.pageSize, type_page = 'home' } }) => {
      const all = (await content.listSliders(type_page)).map((row) => ({
        _id: row.id,
        id: row.id,
        type: 'slider',
        name: row.name,
        type_page: row.type_page,
        btn_type: '',
        url: row.link,
        image: row.picture,
        status: true,
        deleted: false,
        created_date: row.created_at.toISOString(),
      }));
      return {
        data: {
          results: all.slice((page - 1) * size, page * size),
          pagination: { page, size, total: all.length },
        },
      };
    },
  ),
];
