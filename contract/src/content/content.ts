import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { Text } from '../kit/shapes.ts';

export const Article = Type.Object({
  _id: Text,
  slug: Text,
  kind: Text,
  title: Text,
  summary: Text,
  image: Text,
  image_alt: Text,
  url: Text,
  body: Type.String({ description: 'Markdown; empty in lists' }),
  published_at: Text,
});

export const searchArticlesEndpoint = endpoint({
  method: 'GET',
  path: '/api/article/search',
  access: 'anyone',
  summary: 'News, by their order and newest first; a page or an article whole by its slug',
  query: Type.Object({
    ...PageQuery.properties,
    query: Type.Optional(Type.String({ maxLength: 100 })),
    slug: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{1,100}$' })),
    kind: Type.Optional(Type.Union([Type.Literal('news'), Type.Literal('page')])),
  }),
  reply: Type.Object({
    data: Type.Object({ results: Type.Array(Article), pagination: Pagination }),
  }),
});

export const readStoreEndpoint = endpoint({
  method: 'GET',
  path: '/api/store',
  access: 'anyone',
  summary: 'Who we are and how to reach us',
  reply: Type.Object({
    data: Type.Object({
      name: Text,
      phone: Text,
      email: Text,
      location: Type.Object({ address: Text }),
      socials: Type.Object({ facebook: Text, instagram: Text }),
      chat: Type.Object({ facebook: Text, zalo: Text }),
      estimate: Type.Boolean(),
    }),
  }),
});

export const listSlidersEndpoint = endpoint({
  method: 'GET',
  path: '/api/sliders',
  access: 'anyone',
  summary: 'Pictures of a landing page',
  query: Type.Object({
    ...PageQuery.properties,
    type_page: Type.Optional(Type.String({ maxLength: 20 })),
    status: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({
    data: Type.Object({
      results: Type.Array(
        Type.Object({
          _id: Text,
          id: Text,
          type: Text,
          name: Text,
          type_page: Text,
          btn_type: Text,
          url: Text,
          image: Text,
          status: Type.Boolean(),
          deleted: Type.Boolean(),
          created_date: Text,
        }),
      ),
      pagination: Pagination,
    }),
  }),
});
