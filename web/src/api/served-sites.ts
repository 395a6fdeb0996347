import { listServedSitesEndpoint, type SITE_LISTS } from '@hako/contract/catalog-lists';
import { data, type RouterContextProvider, useRouteLoaderData } from 'react-router';
import { findSite, type Site, sitePath } from '../text/sites.ts';
import { loadOr } from './load.ts';

/** A marketplace that the server serves, and which lists it has. */
export interface ServedSite {
  readonly site: Site;
  readonly lists: readonly (typeof SITE_LISTS)[number][];
}

/** The sites that the server serves, in its order; none while it cannot tell. */
export async function readServedSites(context: Readonly<RouterContextProvider>): Promise<readonly ServedSite[]> {
  const answer = await loadOr(context, listServedSitesEndpoint, undefined, null);
  return (
    answer?.data.flatMap(({ site, lists }) => {
      const known = findSite(site);
      return known ? [{ site: known, lists }] : [];
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

/** The same on any page. */
export function useServedSites(): readonly ServedSite[] {
  return useRouteLoaderData<{ sites: readonly ServedSite[] }>('root')?.sites ?? [];
}

/** Only their names on the wire. */
export function useSiteNames(): readonly Site[] {
  return useServedSites().map(({ site }) => site);
}
