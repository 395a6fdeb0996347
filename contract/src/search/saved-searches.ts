import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

/** A customer keeps this many at most. */
export const MOST_SAVED_SEARCHES = 50;

const Name = Type.String({ minLength: 1, maxLength: 100 });
const Yen = Type.Integer({ minimum: 1, maximum: 100_000_000 });

/** How the combined search may be narrowed for an alert; prices in yen. */
export const SavedSearchFilters = Type.Object({
  kind: Type.Optional(Type.Union([Type.Literal('auction'), Type.Literal('fixed')])),
  condition: Type.Optional(
    Type.Union([
      Type.Literal('new'),
      Type.Literal('good'),
      Type.Literal('used'),
      Type.Literal('junk'),
    ]),
  ),
  seller_kind: Type.Optional(Type.Union([Type.Literal('store'), Type.Literal('private')])),
  min_price: Type.Optional(Yen),
  max_price: Type.Optional(Yen),
  free_shipping: Type.Optional(Type.Boolean()),
  exclude: Type.Optional(Type.String({ maxLength: 100 })),
});

const Sites = Type.Array(Type.String({ pattern: '^[a-z-]{2,20}$' }), {
  maxItems: 10,
  description: 'wire names; empty: every site',
});

export const SavedSearch = Type.Object({
  id: Type.String(),
  name: Type.String(),
  keyword: Type.String(),
  japanese: Type.String({ description: 'what the sites are asked' }),
  translate: Type.Union([Type.Literal('auto'), Type.Literal('off')]),
  sites: Sites,
  filters: SavedSearchFilters,
  is_alerting: Type.Boolean(),
  new_count: Type.Integer({ description: 'found since it was looked at last' }),
  last_found_at: Type.Union([Type.String(), Type.Null()]),
  path: Type.String({ description: 'our page of the search' }),
  created_at: Type.String(),
});

export const SavedSearchFind = Type.Object({
  site: Type.String(),
  code: Type.String(),
  path: Type.String(),
  title: Type.String({ description: 'as the seller wrote it' }),
  title_vi: Type.String(),
  price_jpy: Type.Union([Type.Integer(), Type.Null()]),
  picture: Type.String(),
  found_at: Type.String(),
  is_new: Type.Boolean(),
});

export const listSavedSearchesEndpoint = endpoint({
  method: 'GET',
  path: '/api/saved-searches',
  access: 'customer',
  summary: 'My saved searches, newest first.',
  reply: Type.Object({
    data: Type.Object({ results: Type.Array(SavedSearch), most: Type.Integer() }),
  }),
});

export const saveSearchEndpoint = endpoint({
  method: 'POST',
  path: '/api/saved-searches',
  access: 'customer',
  summary: 'Saves a search; the same question again gives back the one that is there.',
  body: Type.Object({
    keyword: Type.String({ maxLength: 2_000 }),
    name: Type.Optional(Name),
    translate: Type.Optional(Type.Union([Type.Literal('auto'), Type.Literal('off')])),
    sites: Type.Optional(Sites),
    filters: Type.Optional(SavedSearchFilters),
  }),
  reply: Type.Object({ data: SavedSearch, is_new: Type.Boolean() }),
  refusals: ['search.keyword-needed', 'search.too-many-saved', 'marketplaces.site-not-served'],
});

const params = Type.Object({ id: Type.String({ pattern: '^[0-9a-f-]{36}$' }) });

export const changeSavedSearchEndpoint = endpoint({
  method: 'PUT',
  path: '/api/saved-searches/{id}',
  access: 'customer',
  summary: 'Renames it, turns its alerts on or off, or says that its finds were seen.',
  params,
  body: Type.Object({
    name: Type.Optional(Name),
    is_alerting: Type.Optional(Type.Boolean()),
    sites: Type.Optional(Sites),
    is_seen: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ data: SavedSearch }),
  refusals: ['search.no-such-saved', 'marketplaces.site-not-served'],
});

export const deleteSavedSearchEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/saved-searches/{id}',
  access: 'customer',
  summary: 'Forgets it; nothing happens when it is not there.',
  params,
  reply: Type.Object({ status: Type.Boolean() }),
});

export const listSavedSearchFindsEndpoint = endpoint({
  method: 'GET',
  path: '/api/saved-searches/{id}/finds',
  access: 'customer',
  summary: 'What appeared since it was saved: the newest fifty.',
  params,
  reply: Type.Object({ data: Type.Object({ results: Type.Array(SavedSearchFind) }) }),
  refusals: ['search.no-such-saved'],
});
