import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { Flag, Nullable, Text, Whole } from '../kit/shapes.ts';
import { Amount, Keyword, unserved } from './site-calls.ts';

/** Calls about Amazon, in the shapes of the specification and the mobile client: products at the top level. `/api/catalog/…` is richer. */
const Translated = Type.Optional(Type.String({ pattern: '^(auto|off)$' }));

export const AmazonProduct = Type.Object({
  code: Type.String({ description: 'ASIN' }),
  site_code: Text,
  name: Type.String({ description: 'Vietnamese' }),
  name_ja: Text,
  image: Text,
  link: Type.String({ description: 'our page' }),
  origin_href: Type.String({ description: 'at Amazon' }),
  current_price: Type.Integer({ description: 'yen with tax' }),
  before_price: Nullable(Whole),
  discounted: Flag,
  savings_amount: Nullable(Whole),
  savings_percent: Nullable(Whole),
  country: Text,
  reviews: Type.Object({
    rating: Type.Integer({ description: 'of 5, rounded; 0 without reviews' }),
    count: Whole,
  }),
});

export const searchAmazonJpEndpoint = endpoint({
  method: 'GET',
  path: '/api/amazon/jp/search',
  access: 'anyone',
  summary: 'Search of Amazon Japan',
  query: Type.Object({
    ...PageQuery.properties,
    keyword: Keyword,
    query: Keyword,
    category: Type.Optional(Type.String({ pattern: '^\\d{1,12}$', description: 'browse node' })),
    price_min: Amount,
    price_max: Amount,
    sort: Type.Optional(
      Type.Union([
        Type.Literal('relevance'),
        Type.Literal('newest'),
        Type.Literal('price-up'),
        Type.Literal('price-down'),
        Type.Literal('popular'),
      ]),
    ),
    __auto_translate_keyword: Translated,
  }),
  reply: Type.Object({
    products: Type.Array(AmazonProduct),
    pagination: Pagination,
    japanese: Text,
  }),
  refusals: unserved,
});

/** The client has a tab for it; we buy in Japan only, and say so. */
export const searchAmazonUsEndpoint = endpoint({
  method: 'GET',
  path: '/api/amazon/us/search',
  access: 'anyone',
  summary: 'Amazon of the United States is not served: no products, and the reason',
  query: Type.Object({ ...PageQuery.properties, keyword: Keyword, query: Keyword }),
  reply: Type.Object({
    products: Type.Array(AmazonProduct),
    served: Flag,
    message: Type.String({ description: 'Vietnamese' }),
  }),
});

/** ISO 4217 numbers of currencies: the mobile client reads a whole number there. */
const Amounted = Type.Object({ amount: Whole, currency_code: Whole });
const dealt = {
  id: Text,
  code: Text,
  is_product: Flag,
  item_type: Text,
  type: Text,
  url: Text,
  title: Type.String({ description: 'Vietnamese' }),
  title_ja: Text,
  image: Text,
  start_time: Nullable(Text),
  end_time: Nullable(Text),
};
const DealPrice = Type.Object({
  basis_price: Type.Object({ value: Amounted }),
  deal_price: Type.Object({ value: Amounted, range: Type.Null() }),
  savings_amount: Whole,
  savings_percent: Whole,
  savings_max: Type.Object({ percent: Whole }),
});
export const AmazonDeal = Type.Object({ ...dealt, price: DealPrice });

const dealQuery = Type.Object({
  ...PageQuery.properties,
  category: Type.Optional(Type.String({ pattern: '^\\d{1,12}$', description: 'browse node' })),
  language: Type.Optional(Type.String({ maxLength: 10 })),
  country: Type.Optional(Type.String({ maxLength: 5, description: 'jp; any other has no deals' })),
});
const Deals = Type.Object({ success: Flag, products: Type.Array(AmazonDeal) });

/** The mobile client asks by POST, without a body. */
export const listAmazonDealsEndpoint = endpoint({
  method: 'POST',
  path: '/api/amazon/jp/deals/details',
  access: 'anyone',
  whileViewing: 'asks',
  summary: 'What is cheaper than usual at Amazon Japan',
  query: dealQuery,
  reply: Deals,
  refusals: unserved,
});

export const listAmazonTopDealsEndpoint = endpoint({
  method: 'GET',
  path: '/api/amazon/jp/deals/top',
  access: 'anyone',
  summary: 'The largest savings at Amazon Japan, first',
  query: dealQuery,
  reply: Deals,
  refusals: unserved,
});

export const suggestAmazonKeywordsEndpoint = endpoint({
  method: 'GET',
  path: '/api/amazon/keyword/suggestions',
  access: 'anyone',
  summary:
    'Japanese keywords that Amazon completes, with their Vietnamese; empty when it does not answer',
  query: Type.Object({
    ...PageQuery.properties,
    keyword: Keyword,
    query: Keyword,
    q: Keyword,
    prefix: Keyword,
    __auto_translate_keyword: Translated,
  }),
  reply: Type.Object({
    data: Type.Object({
      results: Type.Array(
        Type.Object({
          keyword: Text,
          name: Type.String({ description: 'Vietnamese' }),
          nam_vi: Text,
          type_code: Text,
        }),
      ),
      japanese: Text,
    }),
  }),
  refusals: unserved,
  limitPerMinute: 240,
});
