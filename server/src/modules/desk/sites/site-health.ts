import type { listUnreadableEndpoint, SiteHealth } from '@hako/contract/desk/sites';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { Static } from 'typebox';
import type { DeskDeps } from '../deps.ts';

type Row = Static<typeof SiteHealth>;
type Deps = Pick<DeskDeps, 'marketplaces'>;

/** How our lines to the marketplaces are, as each of our processes sees them. Asks no marketplace. */
export const listSiteHealth = ({ marketplaces }: Deps, _: object): Promise<Row[]> =>
  marketplaces.listHealth();

/** The kept answers of a site that could not be read. Refusal `marketplaces.site-not-served`. */
export async function listUnreadable(
  { marketplaces }: Deps,
  { site }: { readonly site: string },
): Promise<EndpointReply<typeof listUnreadableEndpoint>['data']> {
  const kept = await marketplaces.listUnreadable(marketplaces.read(site).site);
  return kept.map(({ call, at, status, missing, why, contentType, body }) => ({
    call,
    at: at.toISOString(),
    status,
    missing,
    why,
    content_type: contentType,
    body,
  }));
}
