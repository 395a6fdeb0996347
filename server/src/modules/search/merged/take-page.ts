import { keepReply } from '../../../platform/http/kept-reply.ts';
import type { SearchDeps } from '../deps.ts';
import type { Run } from './merged-run.ts';
import { cursorOf, type LiveRun } from './merged-runs.ts';
import { groupRowOf, type MergedPageRow, siteRowOf, totalsOf } from './merged-view.ts';
import { mayReadMore } from './fill-list.ts';

/** Takes the next page out of a list. It is told from now on: no later page has anything of it. */
export function takePage(
  deps: SearchDeps,
  live: LiveRun,
  run: Run,
  number: number,
  first: number,
): MergedPageRow {
  const groups = run.list.take(run.asked.size).map((group) => groupRowOf(deps, run, group));
  return keepReply({
    query: run.opening,
    groups,
    first,
    sites: run.sites.map((site) => siteRowOf(run, site)),
    ...totalsOf(run, nextCursor(live, run, number, groups.length)),
    restart: null,
  });
}

/** Where it goes on. A site that is silent is tried again with the next page; a page that stays empty for its sake may be asked for again. */
function nextCursor(live: LiveRun, run: Run, number: number, groups: number): string | null {
  if (run.list.waiting() > 0) return cursorOf(live, number + 1);
  const more = run.sites.filter((site) => mayReadMore(run, site));
  if (more.some(({ state }) => state === 'answered') || (groups > 0 && more.length > 0))
    return cursorOf(live, number + 1);
  return number > 0 && more.some(({ pages }) => pages.length > 0) ? cursorOf(live, number) : null;
}
