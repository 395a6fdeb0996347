import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { Flag, Nullable, Text, Whole } from '../kit/shapes.ts';
import { Amount, Keyword, missing, unserved } from './site-calls.ts';

/** Calls about Suruga-ya; `/api/catalog/…` is richer. Prices are yen with tax; null means that the site does not tell. */
const Code = Type.Object({ code: Type.String({ pattern: '^[A-Za-z]{0,5}\\d{3,12}$' }) });
const Category = Type.Optional(Type.String({ pattern: '^\\d{1,10}$' }));

const shown = {
  id: Text,
  code: Text,
  site_code: Text,
  name: Type.String({ description: 'Vietnamese' }),
  name_ja: Text,
  url: Text,
  image: Text,
  price: Type.Integer({ description: 'what it can be bought for; 0 when nobody has it' }),
  list_price: Nullable(
    Type.Integer({ description: 'maker’s price; may be below or above the price' }),
  ),
  currency: Text,
  stock: Flag,
  is_own: Type.Boolean({ description: 'sold by Suruga-ya itself, not by a shop on it' }),
  seller: Type.Object({ id: Text, name: Text }),
  condition: Text,
  condition_name: Type.String({ description: 'Vietnamese' }),
  brand: Nullable(Text),
  category_name: Type.String({ description: 'Vietnamese' }),
  shipping_fee: Nullable(
    Type.Integer({ description: 'to our warehouse, with the mail-order fee' }),
  ),
  shipping_note: Type.String({ description: 'Vietnamese' }),
  isItemSavedCart: Flag,
};
export const SurugayaCard = Type.Object(shown);

export const SurugayaItem = Type.Object({
  ...shown,
  images: Type.Array(Text),
  description: Text,
  quantity: Whole,
  categories: Type.Array(Type.Object({ id: Text, name: Text, name_ja: Text })),
  attributes: Type.Array(Type.Object({ name: Text, name_vi: Text, value: Text })),
  is_adult: Type.Boolean({ description: 'for grown-ups only' }),
});

export const searchSurugayaEndpoint = endpoint({
  method: 'GET',
  path: '/api/suruga-ya/search',
  access: 'anyone',
  summary: 'Search of Suruga-ya; 24 goods a page, as the site has them',
  query: Type.Object({
    ...PageQuery.properties,
    keyword: Keyword,
    query: Keyword,
    category: Category,
    price_min: Amount,
    price_max: Amount,
    condition: Type.Optional(Type.Union([Type.Literal('new'), Type.Literal('used')])),
    sort: Type.Optional(
      Type.Union([
        Type.Literal('relevance'),
        Type.Literal('newest'),
        Type.Literal('price-up'),
        Type.Literal('price-down'),
      ]),
    ),
    in_stock: Type.Optional(
      Type.Boolean({ description: 'false: what is sold out, to know that it exists' }),
    ),
    adult: Type.Optional(Type.Boolean({ description: 'age-restricted goods too' })),
    __auto_translate_keyword: Type.Optional(Type.String({ pattern: '^(auto|off)$' })),
  }),
  reply: Type.Object({
    data: Type.Object({
      results: Type.Array(SurugayaCard),
      pagination: Pagination,
      has_more: Flag,
      japanese: Text,
    }),
  }),
  refusals: unserved,
});

export const readSurugayaItemEndpoint = endpoint({
  method: 'GET',
  path: '/api/suruga-ya/item/{code}',
  access: 'anyone',
  summary: 'A product of Suruga-ya',
  params: Code,
  reply: Type.Object({ data: SurugayaItem }),
  refusals: missing,
});

export const listSurugayaRelatedEndpoint = endpoint({
  method: 'GET',
  path: '/api/suruga-ya/related/{code}',
  access: 'anyone',
  summary: 'Products of the same category',
  params: Code,
  reply: Type.Object({ data: Type.Object({ results: Type.Array(SurugayaCard) }) }),
  refusals: unserved,
});
