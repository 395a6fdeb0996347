import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { LIMITS } from '../kit/limits.ts';
import { Nullable, Whole } from '../kit/shapes.ts';
import { CatalogCard } from './catalog/card.ts';

const Keyword = Type.String({ maxLength: 2_000 });
const Sort = Type.Union([
  Type.Literal('relevance'),
  Type.Literal('newest'),
  Type.Literal('ending-soon'),
  Type.Literal('price-up'),
  Type.Literal('price-down'),
  Type.Literal('bids'),
]);
export const CatalogQuery = Type.Object({
  q: Type.Optional(Keyword),
  sites: Type.Optional(
    Type.String({
      description: 'comma list of auction, mercari …; all when absent',
      pattern: '^[a-z-]+(,[a-z-]+)*$',
    }),
  ),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.maxPageSize })),
  sort: Type.Optional(Sort),
  kind: Type.Optional(Type.Union([Type.Literal('auction'), Type.Literal('fixed')])),
  status: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('sold')])),
  min_price: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
  max_price: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 })),
  condition: Type.Optional(Type.Union([Type.Literal('new'), Type.Literal('used')])),
  category: Type.Optional(Type.String({ pattern: '^[0-9]{1,12}$' })),
  seller: Type.Optional(Type.String({ pattern: '^[\\w-]{1,60}$' })),
  seller_kind: Type.Optional(Type.Union([Type.Literal('store'), Type.Literal('private')])),
  free_shipping: Type.Optional(Type.Boolean()),
  exclude: Type.Optional(Type.String({ maxLength: LIMITS.keywordLength })),
  translate: Type.Optional(
    Type.Union([Type.Literal('auto'), Type.Literal('off')], {
      description: 'whether the keyword is translated to Japanese',
    }),
  ),
});
/** `condition`: "cũ" and "mới" in the keyword narrow by it instead of being searched for. */
export const CatalogOpening = Type.Object({
  type: Type.Literal('query'),
  keyword: Type.String(),
  japanese: Type.String({ description: 'what the sites were asked' }),
  is_translated: Type.Boolean(),
  condition: Nullable(
    Type.Unsafe<'new' | 'used'>(Type.Union([Type.Literal('new'), Type.Literal('used')])),
  ),
  sites: Type.Array(Type.Object({ site: Type.String(), name: Type.String() })),
  link_path: Nullable(
    Type.String({ description: 'the keyword was a product link: our page of it' }),
  ),
});
/** `kept`: the site does not answer now; these are what it last said to the same question, and how old that is. */
export const CatalogResults = Type.Object({
  type: Type.Literal('results'),
  site: Type.String(),
  name: Type.String(),
  total: Whole,
  has_more: Type.Boolean(),
  is_partial_match: Type.Boolean({
    description: 'the site found nothing for all the words and shows what matches some',
  }),
  took_ms: Whole,
  cards: Type.Array(CatalogCard),
  kept: Nullable(
    Type.Object({
      age_seconds: Whole,
      kind: Type.String(),
      message: Type.String({ description: 'Vietnamese' }),
    }),
  ),
});
export const CatalogOutage = Type.Object({
  type: Type.Literal('outage'),
  site: Type.String(),
  name: Type.String(),
  kind: Type.String(),
  message: Type.String(),
  took_ms: Whole,
});
/** Better titles that arrived after the cards: `site:code` -> Vietnamese. */
export const CatalogTitles = Type.Object({
  type: Type.Literal('titles'),
  titles: Type.Record(Type.String(), Type.String()),
});
export const CatalogDone = Type.Object({ type: Type.Literal('done'), took_ms: Whole });
/** One line of the search stream. One list over all sites instead of one a site: `merged-search.ts`. */
export const CatalogMessage = Type.Union([
  CatalogOpening,
  CatalogResults,
  CatalogOutage,
  CatalogTitles,
  CatalogDone,
]);
/** The combined search as lines of JSON, one message a line: the sites' answers in the order in which they arrive. */
export const searchCatalogEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/search',
  access: 'anyone',
  summary: 'Combined search; NDJSON, one CatalogMessage a line, each site as it answers',
  query: CatalogQuery,
  reply: CatalogMessage,
  replyKind: 'stream',
  refusals: ['marketplaces.site-not-served', 'marketplaces.link-not-supported'],
  limitPerMinute: 120,
});
/** The same at once, for pages rendered by the server. */
export const searchCatalogWholeEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/search-whole',
  access: 'anyone',
  summary: 'Combined search, answered when every site has answered or its deadline is over',
  query: CatalogQuery,
  reply: Type.Object({
    query: CatalogOpening,
    groups: Type.Array(Type.Union([CatalogResults, CatalogOutage])),
  }),
  refusals: ['marketplaces.site-not-served', 'marketplaces.link-not-supported'],
  limitPerMinute: 120,
});
