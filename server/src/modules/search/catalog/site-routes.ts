import { type CatalogSite, listCatalogSitesEndpoint } from '@hako/contract/search/catalog/sites';
import type { Static } from 'typebox';
import { type Route, route } from '../../../platform/http/route.ts';
import { type Marketplace, SITES } from '../../marketplaces/index.ts';
import type { SearchDeps } from '../deps.ts';
import { outageMessageOf } from './site-message.ts';

/** Which marketplaces are served, and how each stands to us. Asks none of them. */
export const siteRoutes = ({ marketplaces }: Pick<SearchDeps, 'marketplaces'>): Route[] => [
  route(listCatalogSitesEndpoint, async () => {
    const sites = marketplaces.all.map(siteRowOf);
    return {
      data: { sites, is_all_closed: sites.length > 0 && sites.every(({ is_closed }) => is_closed) },
    };
  }),
];

function siteRowOf(
  marketplace: Pick<Marketplace, 'site' | 'standing' | 'rows'>,
): Static<typeof CatalogSite> {
  const { siteCode, name, path } = SITES[marketplace.site];
  const standing = marketplace.standing();
  const rows = marketplace.rows?.();
  const named = {
    site: marketplace.site,
    site_code: siteCode,
    name,
    path: `/${path}`,
    rows_read: rows?.read ?? 0,
    rows_set_aside: rows?.setAside ?? 0,
    last_set_aside_at: rows?.lastSetAsideAt?.toISOString() ?? null,
  };
  if (standing.state === 'open')
    return {
      ...named,
      state: 'open',
      is_closed: false,
      reason: null,
      message: null,
      closed_since: null,
      next_try_at: null,
    };
  return {
    ...named,
    state: standing.state,
    is_closed: true,
    reason: standing.kind,
    message: outageMessageOf(name, standing.kind),
    closed_since: standing.closedSince.toISOString(),
    next_try_at: standing.nextTryAt.toISOString(),
  };
}
