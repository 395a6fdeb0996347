import * as calls from '@hako/contract/search/saved-searches';
import type { Static } from 'typebox';
import { Refusal } from '../../../kernel/refusal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { itemPathOf, type ListingQuery, SITES, type Site } from '../../marketplaces/index.ts';
import type { FindRow, SavedSearchLine } from './saved-search-store.ts';
import type { SavedSearches } from './saved-searches.ts';

export const savedSearchRoutes = (saved: SavedSearches): Route[] => [
  route(calls.listSavedSearchesEndpoint, async ({ caller }) => ({
    data: {
      results: (await saved.list(caller.customerId)).map(rowOf),
      most: calls.MOST_SAVED_SEARCHES,
    },
  })),
  route(
    calls.saveSearchEndpoint,
    async ({ body: { keyword, name, translate, sites = [], filters = {} }, caller }) => {
      const asked = { keyword, name, isTranslated: translate !== 'off', sites, filters };
      const done = await saved.save(caller.customerId, asked);
      return { data: rowOf(done.saved), is_new: done.isNew };
    },
  ),
  route(
    calls.changeSavedSearchEndpoint,
    async ({ params, body: { name, is_alerting, sites, is_seen }, caller }) => {
      const change = { name, isAlerting: is_alerting, sites, isSeen: is_seen };
      return { data: rowOf(await saved.change(caller.customerId, params.id, change)) };
    },
  ),
  route(calls.deleteSavedSearchEndpoint, async ({ params, caller }) => {
    await saved.forget(caller.customerId, params.id);
    return { status: true };
  }),
  route(calls.listSavedSearchFindsEndpoint, async ({ params, caller }) => {
    const search = await saved.find(caller.customerId, params.id);
    if (!search) throw new Refusal('search.no-such-saved');
    const finds = await saved.listFinds(saved.deps.db, search.id);
    return { data: { results: finds.map((find) => findRowOf(find, search, saved)) } };
  }),
];

const rowOf = (saved: SavedSearchLine): Static<typeof calls.SavedSearch> => ({
  id: saved.id,
  name: saved.name,
  keyword: saved.keyword,
  japanese: (saved.query as ListingQuery).keyword ?? '',
  translate: saved.is_translated ? 'auto' : 'off',
  sites: saved.sites,
  filters: saved.filters as Static<typeof calls.SavedSearchFilters>,
  is_alerting: saved.is_alerting,
  new_count: saved.newCount,
  last_found_at: saved.lastFoundAt ? new Date(saved.lastFoundAt).toISOString() : null,
  path: pathOf(saved),
  created_at: saved.created_at.toISOString(),
});

/** Our page that shows the same now: one site's where there is one, else the combined search. */
function pathOf({ sites, keyword, is_translated, filters }: SavedSearchLine): string {
  const [site] = sites as Site[];
  const page = site && sites.length === 1 ? SITES[site].path : 'hako-go';
  const asked = filters as Static<typeof calls.SavedSearchFilters>;
  const query = new URLSearchParams({ keyword, sort: 'newest' });
  if (!is_translated) query.set('__auto_translate_keyword', 'off');
  for (const [name, value] of Object.entries(asked))
    query.set(name, value === true ? '1' : String(value));
  return `/${page}/search?${query}`;
}

const findRowOf = (
  find: FindRow,
  search: SavedSearchLine,
  { deps }: SavedSearches,
): Static<typeof calls.SavedSearchFind> => ({
  site: find.site,
  code: find.code,
  path: itemPathOf(find.site as Site, find.code),
  title: find.title,
  title_vi: deps.translation.titleNow(find.title).text,
  price_jpy: find.price_jpy,
  picture: find.picture,
  found_at: find.found_at.toISOString(),
  is_new: find.found_at > search.seen_at,
});
