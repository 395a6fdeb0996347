import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type {
  listQuicksEndpoint,
  listRecentlyViewedEndpoint,
  listTopKeywordsEndpoint,
  listTopShopsEndpoint,
} from '@hako/contract/search/discovery';
import { SEARCH_MESSAGES } from '@hako/contract/search/messages';
import { findSite, SITES } from '../../marketplaces/index.ts';
import type { SearchDeps } from '../deps.ts';
import { listTopKeywords as listKeywords } from '../suggest/keyword-store.ts';
import { listTopShops as listShops, listViews } from '../viewed/view-store.ts';
import { keywordRowOf, viewRowOf } from './discovery-view.ts';

/** What is searched most. */
export async function listTopKeywords(
  { db }: Pick<SearchDeps, 'db'>,
  {
    type_code,
    type,
    page = 1,
    size = LIMITS.topKeywords,
  }: EndpointInput<typeof listTopKeywordsEndpoint>['query'],
) {
  const results = (await listKeywords(db, type_code ?? type, size, page)).map(keywordRowOf);
  return { data: { results, pagination: { page, size, total: results.length } } };
}

/** What this customer looked at last; nothing for a guest. */
export async function listRecentlyViewed(
  { db, translation }: Pick<SearchDeps, 'db' | 'translation'>,
  {
    page = 1,
    size = LIMITS.pageSize,
    site_code,
    source,
  }: EndpointInput<typeof listRecentlyViewedEndpoint>['query'],
  customerId: string | undefined,
) {
  const site = findSite(source ?? site_code ?? '');
  const siteCode = site && SITES[site].siteCode;
  const found = customerId
    ? await listViews(db, customerId, { page, size, siteCode })
    : { rows: [], total: 0 };
  return {
    data: {
      results: found.rows.map((row) => viewRowOf(translation, row, customerId ?? '')),
      pagination: { page, size, total: found.total },
    },
  };
}

/** Short ways into the categories that people want most. */
export function listQuicks({
  page = 1,
  size = LIMITS.pageSize,
}: EndpointInput<typeof listQuicksEndpoint>['query']) {
  const all = SEARCH_MESSAGES.quicks.map(({ id, name, icon }, position) => ({
    _id: id,
    id,
    name,
    description: '',
    icon,
    url: `/auction/category/${id}`,
    slug: id,
    type: 'auction',
    position,
    status: true,
    deleted: false,
  }));
  return {
    data: {
      results: all.slice((page - 1) * size, page * size),
      pagination: { page, size, total: all.length },
    },
  };
}

/** The sellers whose goods are looked at most, of one site or of all. */
export async function listTopShops(
  { db, marketplaces }: Pick<SearchDeps, 'db' | 'marketplaces'>,
  {
    site_code,
    page = 1,
    size = LIMITS.pageSize,
  }: EndpointInput<typeof listTopShopsEndpoint>['query'],
) {
  const asked = site_code === 'mercari-shop' ? 'mercari' : findSite(site_code ?? '');
  const sites = asked ? [asked] : marketplaces.all.map(({ site }) => site);
  const rows = await listShops(db, sites, page, size);
  const results = rows.map(({ site, sellerId, name, picture, viewCount }) => ({
    _id: `${site}:${sellerId}`,
    code: sellerId,
    name,
    image: picture,
    product_type: site,
    site_code: site_code ?? site,
    view: viewCount,
  }));
  return { data: { results, pagination: { page, size, total: results.length } } };
}
