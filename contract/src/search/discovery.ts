import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { LIMITS } from '../kit/limits.ts';
import { AuctionCard } from '../marketplaces/marketplaces.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { Nullable, Text, Whole } from '../kit/shapes.ts';

/** What leads people to goods: links, keywords, categories, what was viewed. */
export const short = Type.Optional(Type.String({ maxLength: 100 }));
/** Cut to 100 characters by the server, as the specification says; a pasted link may be long. */
const Typed = Type.Optional(Type.String({ maxLength: 4_000 }));
export const resolveObjectEndpoint = endpoint({
  method: 'POST',
  path: '/api/object-resolver',
  access: 'anyone',
  whileViewing: 'asks',
  summary:
    'Our page of a link to goods, a seller, a category or a search; read, never fetched, but for the short links of the sites themselves',
  limitPerMinute: 60,
  body: Type.Object({ url: Type.String({ minLength: 1, maxLength: 4_000 }) }),
  reply: Type.Object({
    data: Type.Object({ path: Text, product_id: Text, site: Text, site_code: Text, kind: Text }),
    result: Type.Object({
      product_id: Text,
      shop_url: Text,
      shop_id: Text,
      url: Text,
      product_name: Nullable(Text),
      price: Nullable(Whole),
      quantity: Whole,
    }),
  }),
  refusals: ['marketplaces.link-not-supported'],
});
/** The mobile client’s combined search: one group a site; a silent site has no products and an `outage`. */
export const searchProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/products/search',
  access: 'anyone',
  summary: 'Combined search at once, in the mobile client’s shape',
  query: Type.Object({
    ...PageQuery.properties,
    q: Typed,
    keyword: Typed,
    __auto_translate_keyword: Type.Optional(Type.String({ pattern: '^(auto|off)$' })),
  }),
  reply: Type.Object({
    data: Type.Object({
      query: Text,
      japanese: Text,
      results: Type.Array(
        Type.Object({
          type: Text,
          total: Whole,
          products: Type.Array(AuctionCard),
          outage: Nullable(Text),
        }),
      ),
    }),
  }),
  refusals: ['marketplaces.link-not-supported'],
});
const KeywordRow = Type.Object({
  _id: Text,
  id: Text,
  keyword: Text,
  name: Text,
  nam_vi: Text,
  slug: Text,
  type_code: Text,
  number: Whole,
  number_odn: Whole,
  is_auto_translation: Type.Boolean(),
  status: Type.Boolean(),
  updated_date: Text,
});
const keywordQuery = Type.Object({
  ...PageQuery.properties,
  query: Typed,
  keyword: Typed,
  q: Typed,
  type_code: short,
  type: short,
});
export const listTopKeywordsEndpoint = endpoint({
  method: 'GET',
  path: '/api/keyword-top-search',
  aliases: ['/api/keyword/tops'],
  access: 'anyone',
  summary: 'What is searched most',
  query: keywordQuery,
  reply: Type.Object({
    data: Type.Object({ results: Type.Array(KeywordRow), pagination: Pagination }),
  }),
});
export const suggestKeywordsEndpoint = endpoint({
  method: 'GET',
  path: '/api/keyword/autocomplete',
  access: 'anyone',
  summary: `Up to ${LIMITS.suggestions} keywords that begin so, diacritics or not`,
  query: keywordQuery,
  reply: Type.Object({ data: Type.Object({ results: Type.Array(KeywordRow) }) }),
});
export const translateEndpoint = endpoint({
  method: 'POST',
  path: '/apitranslate',
  access: 'anyone',
  whileViewing: 'asks',
  summary: 'Translates texts between Japanese and Vietnamese; the original where it cannot',
  body: Type.Object({
    text: Type.Union([
      Type.String({ maxLength: 5_000 }),
      Type.Array(Type.String({ maxLength: 5_000 }), { maxItems: 50 }),
    ]),
    source: Type.Optional(Type.String({ maxLength: 5 })),
    target: Type.Optional(Type.Union([Type.Literal('vi'), Type.Literal('ja')])),
  }),
  reply: Type.Object({ data: Type.Array(Text) }),
  limitPerMinute: 60,
});
export const listRecentlyViewedEndpoint = endpoint({
  method: 'GET',
  path: '/api/product-recently-viewed',
  access: 'anyone',
  summary: 'What the caller looked at, newest first; nothing for a guest',
  query: Type.Object({
    ...PageQuery.properties,
    site_code: short,
    source: short,
    shop_code: short,
  }),
  reply: Type.Object({
    data: Type.Object({
      results: Type.Array(
        Type.Object({
          _id: Text,
          id: Text,
          user_id: Text,
          product_id: Text,
          product_name: Text,
          product_name_vi: Type.String({
            description: 'the Japanese name where a part of it cannot be read',
          }),
          product_url: Text,
          images: Type.Array(Text),
          price: Whole,
          currency_unit: Text,
          source: Text,
          created_date: Text,
          last_viewed: Text,
        }),
      ),
      pagination: Pagination,
    }),
  }),
});
export const listQuicksEndpoint = endpoint({
  method: 'GET',
  path: '/api/quicks',
  access: 'anyone',
  summary: 'Short cuts to categories',
  query: Type.Object({ ...PageQuery.properties, status: Type.Optional(Type.Boolean()) }),
  reply: Type.Object({
    data: Type.Object({
      results: Type.Array(
        Type.Object({
          _id: Text,
          id: Text,
          name: Text,
          description: Text,
          icon: Text,
          url: Text,
          slug: Text,
          type: Text,
          position: Whole,
          status: Type.Boolean(),
          deleted: Type.Boolean(),
        }),
      ),
      pagination: Pagination,
    }),
  }),
});
export const listTopShopsEndpoint = endpoint({
  method: 'GET',
  path: '/api/topview-shops',
  access: 'anyone',
  summary: 'Shops whose goods are looked at most',
  query: Type.Object({ ...PageQuery.properties, site_code: short, source: short }),
  reply: Type.Object({
    data: Type.Object({
      results: Type.Array(
        Type.Object({
          _id: Text,
          code: Text,
          name: Text,
          image: Text,
          product_type: Text,
          site_code: Text,
          view: Whole,
        }),
      ),
      pagination: Pagination,
    }),
  }),
});
