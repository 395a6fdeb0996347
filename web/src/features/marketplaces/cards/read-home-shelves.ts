import {
  listCatalogDealsEndpoint,
  listCatalogRankingEndpoint,
} from '@hako/contract/search/catalog/lists';
import { searchCatalogWholeEndpoint } from '@hako/contract/search/search';
import { loadOr } from '../../../api/load.ts';
import type { readServedSites } from '../../../api/served-sites.ts';
import { endingSoonQuery, SHELF_SIZE, withinReach } from './ending-soon.ts';

type Context = Parameters<typeof loadOr>[0];
type Served = Awaited<ReturnType<typeof readServedSites>>;

/**
 * What the first page asks the marketplaces for. Nothing waits: each answer is a promise, and null
 * where no site has such a list.
 */
export function readHomeShelves(context: Context, served: Served) {
  const siteWith = (list: Served[number]['lists'][number]) =>
    served.find(({ lists }) => lists.includes(list))?.site;
  const [auctions, deals] = [siteWith('auctions'), siteWith('deals')];
  // What sells best is told by shops; an auction house only knows what is watched.
  const rankings = served.find(
    ({ lists, site }) => lists.includes('rankings') && site !== auctions && site !== 'mercari',
  )?.site;
  const query = { size: SHELF_SIZE };
  const whole = (asked: ReturnType<typeof endingSoonQuery> | typeof FRESH) =>
    loadOr(context, searchCatalogWholeEndpoint, { query: asked }, null);
  return {
    endingSoon: auctions
      ? { site: auctions, answer: withinReach(whole(endingSoonQuery(auctions))) }
      : null,
    ranking: rankings
      ? {
          site: rankings,
          answer: loadOr(
            context,
            listCatalogRankingEndpoint,
            { params: { site: rankings }, query },
            null,
          ),
        }
      : null,
    deals: deals
      ? {
          site: deals,
          answer: loadOr(
            context,
            listCatalogDealsEndpoint,
            { params: { site: deals }, query },
            null,
          ),
        }
      : null,
    fresh: served.some(({ site }) => site === 'mercari') ? whole(FRESH) : null,
  };
}

const FRESH = { sites: 'mercari', sort: 'newest' as const, size: SHELF_SIZE };
