import type { SearchDeps } from '../deps.ts';
import { createRun, type MergedSearch, type Run } from './merged-run.ts';
import { type LiveRun, type MergedRuns, say } from './merged-runs.ts';
import {
  groupRowOf,
  type MergedGroupRow,
  type MergedMessageRow,
  type MergedPageRow,
  siteRowOf,
  totalsOf,
} from './merged-view.ts';
import { pricesFor } from '../catalog/price-basis.ts';
import { openingOf } from '../catalog/search-catalog.ts';
import { rememberSearch } from '../catalog/search-site.ts';
import { noteVain } from '../vain/note-vain.ts';
import { fillList } from './fill-list.ts';
import { takePage } from './take-page.ts';

/** A list that changes more often than this is nothing that somebody could read. */
const LISTS_APART_MS = 150;
const TITLES_DEADLINE_MS = 3_000;
/** A list that lacks a site is not shared for long: it may be back. */
const PARTIAL_SHARED_MS = 3_000;

/**
 * One list over all sites: begins the search, or joins the one that somebody began moments ago. `follow` tells everything from the opening to the end;
 * refuses before the first message only.
 */
export const searchMerged = (deps: SearchDeps, runs: MergedRuns) => {
  const begin = (asked: MergedSearch): LiveRun => {
    const key = JSON.stringify(asked);
    const known = runs.findShared(key);
    if (known) return known;
    const live = runs.begin(key);
    const first = runFirstPage(deps, runs, live, asked);
    live.pages.push(first);
    live.done = first.then(() => finish(deps, live));
    live.done.catch(() => runs.forget(live));
    return live;
  };
  return {
    begin,
    async follow(asked: MergedSearch, tell: (message: MergedMessageRow) => void): Promise<void> {
      const live = begin(asked);
      for (const message of live.heard) tell(message);
      live.listeners.add(tell);
      await live.done.finally(() => live.listeners.delete(tell));
      noteSearch(deps, live);
    },
  };
};

/** Asks every site and tells the list as it grows, until all have answered or their time is over. */
async function runFirstPage(
  deps: SearchDeps,
  runs: MergedRuns,
  live: LiveRun,
  asked: MergedSearch,
): Promise<MergedPageRow> {
  const startedMs = deps.clock.monotonicMs();
  const [opening, prices] = await Promise.all([
    openingOf(deps, { ...asked, filters: {} }),
    pricesFor(deps, asked.asker),
  ]);
  const words = deps.titles.readAsked(opening.japanese);
  const isLink = opening.link_path !== null;
  const marketplaces = isLink ? [] : opening.sites.map(({ site }) => deps.marketplaces.read(site));
  const filters = {
    ...asked.filters,
    condition: asked.filters.condition ?? opening.condition ?? undefined,
  };
  const narrowed = { ...asked, filters };
  const run = createRun({ asked: narrowed, opening, words, prices, startedMs }, marketplaces);
  live.run = run;
  say(live, opening);
  const list = tellLists(deps, live, run);
  await fillList(deps, run, (site) => {
    say(live, { type: 'site', ...siteRowOf(run, site) });
    list.grew();
  });
  list.stop();
  const page = takePage(deps, live, run, 0, 0);
  if (page.is_partial)
    live.sharedUntilMs = Math.min(live.sharedUntilMs, deps.clock.monotonicMs() + PARTIAL_SHARED_MS);
  runs.keep(live);
  const { total, is_total_upper_bound, is_partial, cursor } = page;
  const final = {
    type: 'list' as const,
    is_final: true,
    order: page.groups.map(({ id }) => id),
    total,
    is_total_upper_bound,
    is_partial,
    cursor,
  };
  if (!isLink) say(live, { ...final, groups: list.changed(page.groups) });
  live.heard = [
    opening,
    ...page.sites.map((site) => ({ type: 'site' as const, ...site })),
    ...(isLink ? [] : [{ ...final, groups: page.groups }]),
  ];
  return page;
}

/** The first page so far, at most every so often. */
function tellLists(deps: SearchDeps, live: LiveRun, run: Run) {
  const told = new Map<string, string>();
  let toldMs = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  const changed = (groups: readonly MergedGroupRow[]): MergedGroupRow[] =>
    groups.filter(({ id, members, basis }) => {
      const sign = members.map(({ site, code }) => `${site}:${code}`).join(' ');
      const isNew = told.get(id) !== `${basis} ${sign}`;
      told.set(id, `${basis} ${sign}`);
      return isNew;
    });
  const tell = () => {
    timer = undefined;
    toldMs = deps.clock.monotonicMs();
    const groups = run.list.peek(run.asked.size).map((group) => groupRowOf(deps, run, group));
    say(live, {
      type: 'list',
      is_final: false,
      order: groups.map(({ id }) => id),
      groups: changed(groups),
      ...totalsOf(run, null),
    });
  };
  return {
    changed,
    stop: () => clearTimeout(timer),
    grew() {
      // The last answer makes the final list, which is told by itself.
      if (
        timer !== undefined ||
        run.list.size === 0 ||
        run.sites.every(({ state }) => state !== 'waiting')
      )
        return;
      const waitMs = toldMs + LISTS_APART_MS - deps.clock.monotonicMs();
      if (waitMs <= 0) tell();
      else timer = setTimeout(tell, waitMs);
    },
  };
}

/** Better titles for what was told, and the end. */
async function finish(deps: SearchDeps, live: LiveRun): Promise<void> {
  const run = live.run as Run;
  const page = await (live.pages[0] as Promise<MergedPageRow>);
  const half = new Map(
    page.groups.flatMap(({ members }) =>
      members.flatMap((card) =>
        card.is_title_whole ? [] : [[`${card.site}:${card.code}`, card.title] as const],
      ),
    ),
  );
  if (half.size > 0) {
    const completed = await deps.translation.completeTitles([...half.values()], TITLES_DEADLINE_MS);
    const titles = Object.fromEntries(
      [...half].flatMap(([key, title]) =>
        completed.has(title) ? [[key, completed.get(title) as string]] : [],
      ),
    );
    if (Object.keys(titles).length > 0) say(live, { type: 'titles', titles });
  }
  say(live, { type: 'done', took_ms: Math.round(deps.clock.monotonicMs() - run.startedMs) });
}

/**
 * Only searches that found something become suggestions; what all sites answered with nothing is
 * told to the owner.
 */
export function noteSearch(deps: SearchDeps, { run }: LiveRun): void {
  if (!run || run.opening.link_path !== null) return;
  const { keyword, japanese, condition } = run.opening;
  if (run.list.size > 0) rememberSearch(deps, 'all', keyword, japanese);
  const isWhole = run.sites.every(({ state }) => state === 'answered');
  const isNarrowed = Object.entries(run.asked.filters).some(
    ([name, value]) => value !== undefined && !(name === 'condition' && condition),
  );
  if (isWhole && !isNarrowed && run.asked.sites === undefined)
    noteVain(deps, keyword, japanese, run.list.size);
}
