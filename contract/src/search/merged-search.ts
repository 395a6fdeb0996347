import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { LIMITS } from '../kit/limits.ts';
import { CatalogCard } from './catalog/card.ts';
import { CatalogDone, CatalogOpening, CatalogTitles } from './search.ts';
import { Nullable, Whole } from '../kit/shapes.ts';

/**
 * The combined search as one list over all sites, beside the list a site (`search.ts`). One search is a snapshot that lives some minutes: its
 * pages are told by cursor, what was told once is not told again, and what the sites move meanwhile is not lost.
 *
 * - The first page, as it comes: `GET /api/catalog/merged`, lines of JSON: `query`, then `site` for every site that answered or failed and `list`
 *   whenever the list grew, `titles`, `done`. The last `list` is final and carries the cursor.
 * - The same at once (pages of the server), and every further page: `GET /api/catalog/merged-page` with the same query, and `cursor` for the next.
 *   A cursor whose snapshot is gone is answered with the first page of a new one and `restart` says so.
 */

const Yen = Type.Integer({ minimum: 0, maximum: 100_000_000 });
const Dong = Type.Integer({ minimum: 0, maximum: 100_000_000_000 });
/** One of these texts. */
const one = <const V extends string>(...values: readonly V[]) =>
  Type.Unsafe<V>(Type.Union(values.map((value) => Type.Literal(value))));

export const MERGED_SORTS = [
  'relevance',
  'newest',
  'ending-soon',
  'price-up',
  'price-down',
  'landed-up',
] as const;
/** `good`: new, like new, or without noticeable scratches; `used`: everything that is said to be used, junk too. */
export const MERGED_CONDITIONS = ['new', 'good', 'used', 'junk'] as const;

/** Absent fields do not narrow. What a site cannot narrow itself is narrowed by us: its total is an upper bound then, and says so. */
export const MergedQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 2_000 })),
  sites: Type.Optional(
    Type.String({
      description: 'comma list of auction, mercari …; all when absent',
      pattern: '^[a-z-]+(,[a-z-]+)*$',
    }),
  ),
  sort: Type.Optional(one(...MERGED_SORTS)),
  size: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: LIMITS.maxPageSize,
      description: 'groups a page; 40 when absent',
    }),
  ),
  kind: Type.Optional(one('auction', 'fixed')),
  condition: Type.Optional(one(...MERGED_CONDITIONS)),
  min_price: Type.Optional(Yen),
  max_price: Type.Optional(Yen),
  min_landed: Type.Optional(Dong),
  max_landed: Type.Optional(Dong),
  seller_kind: Type.Optional(one('store', 'private')),
  ends_within_hours: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 720, description: 'auctions only' }),
  ),
  free_shipping: Type.Optional(Type.Boolean({ description: 'inside Japan' })),
  importable: Type.Optional(
    Type.Boolean({ description: 'leaves out what may not be brought to Vietnam' }),
  ),
  exclude: Type.Optional(Type.String({ maxLength: LIMITS.keywordLength })),
  translate: Type.Optional(one('auto', 'off')),
});

/** `answered` now; `kept`: the site is silent and its last good answer is shown, `age_seconds` old; `missing`: nothing of it is in the list. */
export const MergedSite = Type.Object({
  site: Type.String(),
  name: Type.String(),
  state: one('waiting', 'answered', 'kept', 'missing'),
  kind: Nullable(
    Type.String({
      description: 'why it did not answer: timeout, unreachable, limited, blocked, broken, failing',
    }),
  ),
  message: Nullable(Type.String({ description: 'Vietnamese: why, and how old what is shown is' })),
  age_seconds: Nullable(Whole),
  total: Nullable(Whole),
  is_total_upper_bound: Type.Boolean({
    description: 'we narrowed what the site could not: fewer may be left',
  }),
  is_partial_match: Type.Boolean({
    description: 'the site found nothing for all the words and shows what matches some',
  }),
  left_out: Type.Integer({
    description: 'how many of the listings read so far did not pass a filter',
  }),
  took_ms: Whole,
});

/** The same product: by bar code, or by maker, model number and kind of goods; never new and junk together. `alone`: one listing. */
export const MergedGroup = Type.Object({
  id: Type.String({ description: 'stays the same within a search' }),
  basis: one('bar-code', 'model', 'alone'),
  label: Nullable(Type.String({ description: 'maker and model: Nikon FM2; null when alone' })),
  member_count: Whole,
  site_count: Whole,
  cheapest_landed_vnd: Nullable(Whole),
  cheapest: Type.Object(
    { site: Type.String(), code: Type.String() },
    { description: 'the member that costs least at the door' },
  ),
  members: Type.Array(CatalogCard, {
    description: 'the one shown first is first, then by what they cost at the door; at most 12',
  }),
});

const totals = {
  total: Type.Integer({ description: 'listings over all sites, as the sites claim' }),
  is_total_upper_bound: Type.Boolean(),
  is_partial: Type.Boolean({ description: 'a site is waiting, kept or missing' }),
  cursor: Nullable(
    Type.String({
      description: 'for the next page; null: this is all, or the list is not final yet',
    }),
  ),
};

/** Told whenever the first page grew. `order` are the ids of all its groups; `groups` are those that are new or changed since the last `list`. */
export const MergedList = Type.Object({
  type: Type.Literal('list'),
  is_final: Type.Boolean(),
  order: Type.Array(Type.String()),
  groups: Type.Array(MergedGroup),
  ...totals,
});

export const MergedSiteMessage = Type.Intersect([
  Type.Object({ type: Type.Literal('site') }),
  MergedSite,
]);

/** One line of the merged stream. */
export const MergedMessage = Type.Union([
  CatalogOpening,
  MergedSiteMessage,
  MergedList,
  CatalogTitles,
  CatalogDone,
]);

export const MergedPage = Type.Object({
  query: CatalogOpening,
  groups: Type.Array(MergedGroup),
  first: Type.Integer({ description: 'place of the first group in the whole list, from 0' }),
  sites: Type.Array(MergedSite),
  ...totals,
  restart: Nullable(
    Type.String({
      description:
        'Vietnamese: the list that the cursor belonged to is gone, this is the start of a new one',
    }),
  ),
});

/** The first page as lines of JSON, one message a line, growing as the sites answer; never later than the deadline of the slowest. */
export const searchMergedEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/merged',
  access: 'anyone',
  summary: 'One list over all sites; NDJSON, one MergedMessage a line',
  query: MergedQuery,
  reply: MergedMessage,
  replyKind: 'stream',
  refusals: ['marketplaces.site-not-served', 'marketplaces.link-not-supported'],
  limitPerMinute: 120,
});

export const readMergedPageEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/merged-page',
  access: 'anyone',
  summary: 'One page of the list over all sites: the first, or the one after the cursor',
  query: Type.Object({
    ...MergedQuery.properties,
    cursor: Type.Optional(Type.String({ pattern: '^[\\w-]{1,80}$' })),
  }),
  reply: MergedPage,
  refusals: ['marketplaces.site-not-served', 'marketplaces.link-not-supported'],
  limitPerMinute: 240,
});
