import { SEARCH_MESSAGES } from '@hako/contract/search/messages';
import type { SearchDeps } from '../deps.ts';
import type { MergedSearch, Run } from './merged-run.ts';
import { type LiveRun, type MergedRuns, readCursor } from './merged-runs.ts';
import type { MergedPageRow } from './merged-view.ts';
import { fillList } from './fill-list.ts';
import { noteSearch, type searchMerged } from './search-merged.ts';
import { takePage } from './take-page.ts';

/**
 * A page of a list over all sites: the first one, or the one of the cursor. A cursor of a search that is gone, or of another question, gets the first
 * page of a new search, and `restart` says so.
 */
export const readMergedPage =
  (deps: SearchDeps, runs: MergedRuns, search: ReturnType<typeof searchMerged>) =>
  async (asked: MergedSearch, cursor: string | undefined): Promise<MergedPageRow> => {
    const at = cursor === undefined ? undefined : readCursor(cursor);
    const live = at && runs.find(at.id);
    if (at && live && live.key === JSON.stringify(asked) && at.page <= live.pages.length)
      return readPage(deps, runs, live, at.page);
    const begun = search.begin(asked);
    const page = await (begun.pages[0] as Promise<MergedPageRow>);
    noteSearch(deps, begun);
    return cursor === undefined ? page : { ...page, restart: SEARCH_MESSAGES.restart };
  };

/** Pages are made once and in their order; who asks for one that is being made waits for it. */
async function readPage(
  deps: SearchDeps,
  runs: MergedRuns,
  live: LiveRun,
  number: number,
): Promise<MergedPageRow> {
  const known = live.pages[number];
  if (known) return known;
  const before = live.pages[number - 1] as Promise<MergedPageRow>;
  const made = before.then(async (last) => {
    const run = live.run as Run;
    await fillList(deps, run);
    return takePage(deps, live, run, number, last.first + last.groups.length);
  });
  live.pages[number] = made;
  // A page that stayed empty because a site is silent, or that failed, is not the page for ever.
  const isToBeKept = await made.then(
    (page) => page.groups.length > 0 || page.cursor === null,
    () => false,
  );
  if (!isToBeKept && live.pages[number] === made) live.pages.length = number;
  runs.keep(live);
  return made;
}
