import { Outage } from '../../../kernel/outage.ts';
import type { SearchDeps } from '../deps.ts';
import { LOOKS_BACK, mayHaveMoved, movedByAPage } from './rules/page-drift.ts';
import { siteQueryOf } from './merged-query.ts';
import { addPage, keyOf, type Run, type SiteRun } from './merged-run.ts';

/** Reads a site's next page into the list. Never fails because the site does: what it last said is shown then, with its age, or it is missing. */
export async function readSitePage(deps: SearchDeps, run: Run, site: SiteRun): Promise<void> {
  const startedMs = deps.clock.monotonicMs();
  try {
    await (site.pages.length === 0 ? readFirst(deps, run, site) : readNext(deps, run, site));
    site.state = 'answered';
    site.kind = undefined;
    site.ageSeconds = undefined;
  } catch (failure) {
    if (!(failure instanceof Outage)) throw failure;
    deps.log.warn(
      { site: site.marketplace.site, kind: failure.kind, missing: failure.missing },
      'a site did not answer a merged search',
    );
    site.kind = failure.kind;
    site.state = site.total === undefined && showLastGood(deps, run, site) ? 'kept' : 'missing';
  }
  site.tookMs = Math.round(deps.clock.monotonicMs() - startedMs);
}

async function readFirst(deps: SearchDeps, run: Run, site: SiteRun): Promise<void> {
  const { marketplace } = site;
  addPage(
    deps,
    run,
    site,
    1,
    await deps.pages.read(marketplace, siteQueryOf(run, 1), {
      timeoutMs: deps.pages.deadlineMs(marketplace.site),
    }),
  );
}

/** The next page, and the last one again when goods may have moved onto it meanwhile. */
async function readNext(deps: SearchDeps, run: Run, site: SiteRun): Promise<void> {
  const { marketplace } = site;
  const last = site.pages.at(-1) as SiteRun['pages'][number];
  const nowMs = deps.clock.monotonicMs();
  const read = (page: number, notBeforeMs: number) =>
    deps.pages.read(marketplace, siteQueryOf(run, page), {
      timeoutMs: deps.pages.deadlineMs(marketplace.site),
      notBeforeMs,
    });
  const [next] = await Promise.all([
    read(last.page + 1, last.readAtMs),
    mayHaveMoved(last, nowMs)
      ? readAgain(deps, run, site, last.page, (page) => read(page, nowMs))
      : undefined,
  ]);
  addPage(deps, run, site, last.page + 1, next);
}

/** Reads pages again from `page` backwards until one is found on which something known still stands. */
async function readAgain(
  deps: SearchDeps,
  run: Run,
  site: SiteRun,
  page: number,
  read: (page: number) => ReturnType<SearchDeps['pages']['read']>,
): Promise<void> {
  const known = new Set(site.pages.flatMap(({ keys }) => keys));
  for (let back = 0; back < LOOKS_BACK && page - back >= 1; back++) {
    const again = await read(page - back);
    addPage(deps, run, site, page - back, again, true);
    if (!movedByAPage(again.page.listings.map(keyOf), known)) return;
  }
}

/** Whether there was something to show. */
function showLastGood(deps: SearchDeps, run: Run, site: SiteRun): boolean {
  const last = deps.pages.lastGood(site.marketplace, siteQueryOf(run, 1));
  if (!last) return false;
  addPage(deps, run, site, 1, last);
  site.ageSeconds = Math.floor((deps.clock.monotonicMs() - last.readAtMs) / 1_000);
  return true;
}
