import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { Flag, Text, Whole } from '../kit/shapes.ts';
import { Amount, Keyword, unserved } from './site-calls.ts';

/** Calls about Rakuten Ichiba, in the shapes of the specification and the mobile client; `/api/catalog/…` is richer. Codes read `shop:number`. */
export const Genre = Type.Optional(Type.String({ pattern: '^\\d{1,9}$' }));
const Shop = Type.Optional(Type.String({ pattern: '^[\\w-]{1,41}$' }));
const Translated = Type.Optional(Type.String({ pattern: '^(auto|off)$' }));
export const RakutenStore = Type.Object({ code: Text, name: Text, url: Text });
const shown = {
  code: Text,
  name: Type.String({ description: 'Vietnamese' }),
  name_ja: Text,
  description: Text,
  category: Type.String({ description: 'genre id' }),
  price: Type.Integer({ description: 'yen with tax' }),
  url: Text,
  image: Text,
  thumbnails: Type.Array(Text),
  review: Type.Number({ description: 'of 5; 0 without reviews' }),
  /** `2026-11-21 10:00`, Japanese time; empty when there is none. */
  startTime: Text,
  endTime: Text,
  store: RakutenStore,
};
/** Flags as Rakuten gives them: `availability` 1 in stock, `tax` 0 included, `creditCard` 1, `postage` 0 included and 1 to pay. */
const flags = {
  availability: Whole,
  tax: Whole,
  creditCard: Whole,
  postage: Whole,
  tagIds: Type.Array(Whole),
};
export const RakutenRow = Type.Object({ ...shown, ...flags, reviewCount: Whole });
/** The popular goods count their reviews under another name. */
export const RakutenPopularRow = Type.Object({
  ...shown,
  ...flags,
  review_count: Whole,
  isItemSavedCart: Flag,
});
/** The flash sale of the mobile client reads flags as texts. */
export const RakutenDealRow = Type.Object({
  ...shown,
  availability: Whole,
  tax: Text,
  creditCard: Text,
  postage: Text,
  tagIds: Text,
  review_count: Whole,
  isItemSavedCart: Flag,
  /** Percent that the shop itself says it took off; points for the buying account are no discount. */
  discount_rate: Whole,
  id: Text,
  guid: Text,
  review_url: Text,
});
const searchQuery = {
  ...PageQuery.properties,
  sort: Type.Optional(
    Type.String({
      maxLength: 30,
      description: 'standard, +itemPrice, -itemPrice, -reviewCount, -updateTimestamp',
    }),
  ),
  minPrice: Amount,
  maxPrice: Amount,
  condition: Type.Optional(Type.String({ maxLength: 10, description: 'new, used' })),
  shopCode: Shop,
  postageFlag: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1, description: '1: delivery inside Japan included only' }),
  ),
};
const RakutenResults = Type.Object({
  data: Type.Object({
    results: Type.Array(RakutenRow),
    pagination: Pagination,
    japanese: Text,
    is_partial_match: Flag,
  }),
});
export const searchRakutenEndpoint = endpoint({
  method: 'GET',
  path: '/api/rakuten/search',
  access: 'anyone',
  summary:
    'Search of Rakuten. The mobile client, known by its `query` beside `keyword`, sends the upper price as minPrice and the lower as maxPrice',
  query: Type.Object({
    ...searchQuery,
    keyword: Keyword,
    query: Keyword,
    genreId: Genre,
    category: Genre,
    __auto_translate_keyword: Translated,
  }),
  reply: RakutenResults,
  refusals: unserved,
});
export const listRakutenCategoryProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/rakuten/product-by-category/{code}',
  access: 'anyone',
  summary: 'Goods of a genre of Rakuten',
  params: Type.Object({ code: Type.String({ pattern: '^\\d{1,9}$' }) }),
  query: Type.Object({ ...searchQuery, keyword: Keyword, __auto_translate_keyword: Translated }),
  reply: RakutenResults,
  refusals: unserved,
});
export const listRakutenPopularEndpoint = endpoint({
  method: 'GET',
  path: '/api/rakuten/search/popular',
  access: 'anyone',
  summary: 'What is bought most of what a phrase finds; the ranking without one',
  query: Type.Object({
    ...PageQuery.properties,
    query: Keyword,
    type_code: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  reply: Type.Object({ data: Type.Array(RakutenPopularRow) }),
  refusals: unserved,
});
export const listRakutenHomeEndpoint = endpoint({
  method: 'GET',
  path: '/api/rakuten/home/products',
  access: 'anyone',
  summary:
    'What sells best in each genre asked; in the first genres of the mall without one. `is_partial`: some genres could not be had',
  query: Type.Object({
    size: PageQuery.properties.size,
    categories: Type.Optional(
      Type.Union([
        Type.Array(Type.String({ pattern: '^\\d{1,9}$' }), { maxItems: 6 }),
        Type.String({ pattern: '^[\\d,]{1,70}$' }),
      ]),
    ),
  }),
  reply: Type.Object({
    data: Type.Array(
      Type.Object({
        category: Text,
        name: Text,
        name_ja: Text,
        results: Type.Array(RakutenPopularRow),
      }),
    ),
    is_partial: Flag,
  }),
  refusals: unserved,
});
export const listRakutenDealsEndpoint = endpoint({
  method: 'GET',
  path: '/api/rakuten/deal/products',
  access: 'anyone',
  summary: 'Goods on campaign at Rakuten, the largest discount first',
  query: Type.Object({ ...PageQuery.properties, category: Genre }),
  reply: Type.Object({ data: Type.Array(RakutenDealRow) }),
  refusals: unserved,
});
