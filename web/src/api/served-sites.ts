import { findSite, type Site } from '@hako/contract/marketplaces/sites';
import { listServedSitesEndpoint, type SITE_LISTS } from '@hako/contract/search/catalog/lists';
import { listCatalogSitesEndpoint } from '@hako/contract/search/catalog/sites';
import { data, type RouterContextProvider, useRouteLoaderData } from 'react-router';
import { sellerPath, sitePath } from '../text/sites.ts';
import { loadOr } from './load.ts';

/** A marketplace that the server serves, and which lists it has. */
export interface ServedSite {
  readonly site: Site;
  readonly lists: readonly (typeof SITE_LISTS)[number][];
  /** Nothing of it can be had at this moment: why, in Vietnamese, and when it is tried again (ISO 8601). */
  readonly closed: { readonly message: string; readonly nextTryAt: string | null } | null;
}

/** The sites that the server serves, in its order; none while it cannot tell. */
export async function readServedSites(
  context: Readonly<RouterContextProvider>,
): Promise<readonly ServedSite[]> {
  const [served, standing] = await Promise.all([
    loadOr(context, listServedSitesEndpoint, undefined, null),
    loadOr(context, listCatalogSitesEndpoint, undefined, null),
  ]);
  const closed = new Map(
    standing?.data.sites.filter(({ is_closed }) => is_closed).map((one) => [one.site, one]),
  );
  return (
    served?.data.flatMap(({ site, lists }) => {
      const known = findSite(site);
      const shut = closed.get(site);
      return known
        ? [
            {
              site: known,
              lists,
              closed: shut ? { message: shut.message ?? '', nextTryAt: shut.next_try_at } : null,
            },
          ]
        : [];
    }) ?? []
  );
}

/** The site of an address, when it is served and has this list; otherwise the page does not exist. */
export async function requireServedSite(
  context: Readonly<RouterContextProvider>,
  path: string,
  list?: ServedSite['lists'][number],
): Promise<ServedSite> {
  const served = (await readServedSites(context)).find(({ site }) => sitePath(site) === `/${path}`);
  if (!served || (list && !served.lists.includes(list))) throw data(null, { status: 404 });
  return served;
}

/** The same on any page, as they were when it was opened. */
export function useServedSites(): readonly ServedSite[] {
  return useRouteLoaderData<{ sites: readonly ServedSite[] }>('root')?.sites ?? [];
}

/** Only their names on the wire. */
export function useSiteNames(): readonly Site[] {
  return useServedSites().map(({ site }) => site);
}

/** Our page of a seller; undefined where the site shows no sellers. */
export function useSellerPath(site: string, seller: string): string | undefined {
  const has = useServedSites().some(
    (one) => one.site === findSite(site) && one.lists.includes('sellers'),
  );
  return has ? sellerPath(site, seller) : undefined;
}
