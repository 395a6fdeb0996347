import type {
  MergedGroup,
  MergedMessage,
  MergedPage,
  MergedSite,
} from '@hako/contract/search/merged-search';
import type { Static } from 'typebox';
import { SITES } from '../../marketplaces/index.ts';
import { cardOf } from '../catalog/catalog-view.ts';
import type { SearchDeps } from '../deps.ts';
import type { ProductGroup } from './rules/group-listings.ts';
import { isOnlyOurs } from './rules/own-filters.ts';
import type { Entry, Run, SiteRun } from './merged-run.ts';
import { keptMessageOf, outageMessageOf } from '../catalog/site-message.ts';

export type MergedMessageRow = Static<typeof MergedMessage>;
export type MergedPageRow = Static<typeof MergedPage>;
export type MergedGroupRow = Static<typeof MergedGroup>;
type SiteRow = Static<typeof MergedSite>;

/** A group as the contract promises it: the listing that gives it its place first, the others by what they cost at the door. */
export function groupRowOf(deps: SearchDeps, run: Run, group: ProductGroup<Entry>): MergedGroupRow {
  const [first, ...others] = group.members as readonly [Entry, ...Entry[]];
  const byTotal = (a: Entry, b: Entry) =>
    (a.landed ?? Number.MAX_SAFE_INTEGER) - (b.landed ?? Number.MAX_SAFE_INTEGER);
  const members = [first, ...others.sort(byTotal)];
  const cheapest = members.length === 1 ? first : (members.toSorted(byTotal)[0] as Entry);
  return {
    id: group.id,
    basis: group.basis,
    label: group.basis === 'alone' ? null : (deps.titles.labelOf(first.listing) ?? null),
    member_count: members.length,
    site_count: new Set(members.map(({ siteOrder }) => siteOrder)).size,
    cheapest_landed_vnd: cheapest.landed ?? null,
    cheapest: { site: cheapest.listing.site, code: cheapest.listing.code },
    members: members.map((entry) => {
      entry.card ??= cardOf(deps, entry.listing, run.prices, entry.estimate);
      return entry.card;
    }),
  };
}

export function siteRowOf(run: Run, site: SiteRun): SiteRow {
  const name = SITES[site.marketplace.site].name;
  return {
    site: site.marketplace.site,
    name,
    state: site.state,
    kind: site.kind ?? null,
    message: messageOf(site, name),
    age_seconds: site.ageSeconds ?? null,
    total: site.total ?? null,
    is_total_upper_bound: isUpperBound(run, site),
    is_partial_match: site.isPartialMatch,
    left_out: site.leftOut,
    took_ms: site.tookMs,
  };
}

function messageOf({ kind, state, ageSeconds = 0 }: SiteRun, name: string): string | null {
  if (kind === undefined) return null;
  return state === 'kept' ? keptMessageOf(name, ageSeconds) : outageMessageOf(name, kind);
}

const isUpperBound = (run: Run, site: SiteRun): boolean =>
  site.leftOut > 0 || site.isPartialMatch || isOnlyOurs(run.asked.filters);

/** What stands under a list about all of it. */
export const totalsOf = (run: Run, cursor: string | null) => ({
  total: run.sites.reduce((sum, { total }) => sum + (total ?? 0), 0),
  is_total_upper_bound: run.sites.some((site) => isUpperBound(run, site)),
  is_partial: run.sites.some(({ state }) => state !== 'answered'),
  cursor,
});
