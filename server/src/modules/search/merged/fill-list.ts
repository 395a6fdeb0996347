import type { SearchDeps } from '../deps.ts';
import type { Run, SiteRun } from './merged-run.ts';
import { readSitePage } from './read-site-pages.ts';

/** Over this a list is nothing that a person reads to its end. */
const MOST_LISTINGS = 1_500;
/** Filters may leave so little of a page that the next one is wanted at once. */
const ROUNDS = 2;

/** Whether a site has something that was not read. */
export const mayReadMore = (run: Run, site: SiteRun): boolean =>
  run.list.size < MOST_LISTINGS && (site.pages.length === 0 || site.hasMore);

/** Reads from the sites what the next page of the list needs, all at once; nobody waits longer than for the slowest site's deadline, twice at most. */
export async function fillList(
  deps: SearchDeps,
  run: Run,
  onAnswer: (site: SiteRun) => void = () => undefined,
): Promise<void> {
  const failed = new Set<SiteRun>();
  for (let round = 0; round < ROUNDS; round++) {
    const { size } = run.asked;
    const asked = run.sites.filter(
      (site) =>
        !failed.has(site) &&
        mayReadMore(run, site) &&
        run.list.needsMoreOf(
          { siteOrder: site.order, frontier: site.frontier },
          size,
          run.sites.length,
        ),
    );
    if (asked.length === 0) return;
    await Promise.all(
      asked.map(async (site) => {
        await readSitePage(deps, run, site);
        if (site.state !== 'answered') failed.add(site);
        onAnswer(site);
      }),
    );
    // Half a page at once is better than a whole one later.
    if (run.list.peek(size).length * 2 >= size) return;
  }
}
