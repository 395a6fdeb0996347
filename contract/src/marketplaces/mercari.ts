import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { Flag, Text, Whole } from '../kit/shapes.ts';
import { Amount, ByCode, Ids, Keyword, missing, unserved } from './site-calls.ts';

/** Calls about Mercari, in the shapes of the specification and the mobile client; `/api/catalog/…` is richer. */

export const MercariCard = Type.Object({
  id: Text,
  code: Text,
  name: Text,
  image: Text,
  price: Whole,
  num_comments: Whole,
  num_likes: Whole,
  pager_id: Whole,
  status: Text,
  url: Text,
  item_type: Text,
  isItemSavedCart: Flag,
});

const mercariQuery = Type.Object({
  ...PageQuery.properties,
  keyword: Keyword,
  query: Keyword,
  category_id: Ids,
  category: Ids,
  code: Ids,
  brand_id: Ids,
  price_min: Amount,
  price_max: Amount,
  item_condition_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 6 })),
  shipping_payer_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
  status: Type.Optional(Type.String({ maxLength: 20 })),
  sort: Type.Optional(Type.String({ maxLength: 20 })),
  __auto_translate_keyword: Type.Optional(Type.String({ pattern: '^(auto|off)$' })),
});
const MercariProducts = Type.Object({
  data: Type.Object({ products: Type.Array(MercariCard), pagination: Pagination, japanese: Text }),
});

export const searchMercariEndpoint = endpoint({
  method: 'GET',
  path: '/api/mercari/search',
  aliases: ['/api/mercari/category/products'],
  access: 'anyone',
  summary: 'Search of Mercari, also by category alone',
  query: mercariQuery,
  reply: MercariProducts,
  refusals: unserved,
});

const MercariList = Type.Object({
  data: Type.Array(MercariCard),
  meta: Type.Object({ hasNextPage: Flag, endCursor: Whole }),
});

export const listMercariHomeEndpoint = endpoint({
  method: 'GET',
  path: '/api/mercari/home/products',
  access: 'anyone',
  summary: 'What is newest on Mercari',
  query: Type.Object({ ...PageQuery.properties }),
  reply: MercariList,
  refusals: unserved,
});

export const listMercariPopularEndpoint = endpoint({
  method: 'GET',
  path: '/api/mercari/search/popular',
  access: 'anyone',
  summary:
    'What most people like on Mercari; `endCursor` is the page to ask for the next one after',
  query: Type.Object({
    ...PageQuery.properties,
    category_id: Ids,
    endCursor: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
  }),
  reply: MercariList,
  refusals: unserved,
});

export const listMercariRankingEndpoint = endpoint({
  method: 'GET',
  path: '/api/mercari/ranking',
  access: 'anyone',
  summary: 'The same with the place of each, from the first; of a category when named',
  query: Type.Object({ ...PageQuery.properties, category_id: Ids, category: Ids }),
  reply: Type.Object({
    data: Type.Array(Type.Object({ ...MercariCard.properties, rank: Whole })),
    meta: Type.Object({ hasNextPage: Flag, endCursor: Whole }),
  }),
  refusals: unserved,
});

const MercariNamed = Type.Object({ id: Whole, name: Text });
export const readMercariItemEndpoint = endpoint({
  method: 'GET',
  path: '/api/mercari/item/{code}',
  access: 'anyone',
  summary: 'A Mercari listing and what is like it',
  params: ByCode,
  query: Type.Object({ type: Type.Optional(Type.String({ maxLength: 30 })) }),
  reply: Type.Object({
    data: Type.Object({
      product: Type.Object({
        id: Text,
        code: Text,
        name: Text,
        name_vi: Text,
        description: Text,
        url: Text,
        price: Whole,
        status: Text,
        condition: MercariNamed,
        shipping_payer: MercariNamed,
        shipping_from_area: MercariNamed,
        num_like: Whole,
        num_comment: Whole,
        liked: Flag,
        image: Text,
        thumbnails: Type.Array(Text),
        seller: Type.Object({
          id: Whole,
          name: Text,
          photo_url: Text,
          photo_thumbnail_url: Text,
          ratings: Type.Object({ good: Whole, normal: Whole, bad: Whole }),
          num_ratings: Whole,
          score: Whole,
          star_rating_score: Whole,
          is_official: Flag,
        }),
        category: Type.Object({
          id: Whole,
          name: Text,
          root_category_id: Whole,
          root_category_name: Text,
          parent_category_id: Whole,
          parent_category_name: Text,
        }),
        item_type: Text,
      }),
      relates: Type.Array(MercariCard),
    }),
  }),
  refusals: missing,
});

export const readMercariSellerEndpoint = endpoint({
  method: 'GET',
  path: '/api/mercari/seller/{seller_id}',
  access: 'anyone',
  summary: 'A Mercari seller and what they offer',
  params: Type.Object({ seller_id: Type.String({ pattern: '^[\\w-]{1,40}$' }) }),
  query: Type.Object({
    ...PageQuery.properties,
    type: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  reply: Type.Object({
    code: Whole,
    data: Type.Object({
      seller: Type.Object({
        id: Text,
        name: Text,
        avatar: Text,
        url: Text,
        introduction: Text,
        ratings: Type.Object({ good: Whole, bad: Whole }),
        score: Whole,
        star: Type.Number(),
        sell: Whole,
        follower: Whole,
        following: Whole,
      }),
      products: Type.Array(MercariCard),
    }),
  }),
  refusals: unserved,
});
