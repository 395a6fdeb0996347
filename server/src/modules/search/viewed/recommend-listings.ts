import { Outage } from '../../../kernel/outage.ts';
import { findSite, type ListingCard, type Site } from '../../marketplaces/index.ts';
import type { SearchDeps } from '../deps.ts';
import { takeTurns } from './rules/take-turns.ts';
import { listViews } from './view-store.ts';
import { listTopCategories } from './viewed-category-store.ts';

export interface Recommended {
  readonly basis: 'viewed' | 'categories' | 'popular';
  readonly listings: readonly ListingCard[];
}

export interface RecommendQuestion {
  readonly customerId: string | undefined;
  /** One site only. */
  readonly site: Site | undefined;
}

const LOOKS = 6;
const CATEGORIES = 5;
const DEADLINE_MS = 5_000;

/** Goods like those that a customer looked at last; else from the categories that all look at; else what is popular. Without what was looked at. */
export async function recommendListings(
  deps: SearchDeps,
  { customerId, site }: RecommendQuestion,
): Promise<Recommended> {
  const looked =
    customerId === undefined
      ? []
      : (await listViews(deps.db, customerId, { page: 1, size: 30 })).rows;
  const views = looked.flatMap(({ siteCode, code }) => {
    const own = findSite(siteCode);
    return own && (site === undefined || own === site) ? [{ site: own, code }] : [];
  });
  const like = await Promise.all(
    views.slice(0, LOOKS).map((view) => ofSite(deps, () => relatedTo(deps, view))),
  );
  const seen = new Set(views.map((view) => `${view.site}:${view.code}`));
  const viewed = takeTurns(like, keyOf).filter(
    (card) => card.status === 'open' && !seen.has(keyOf(card)),
  );
  if (viewed.length > 0) return { basis: 'viewed', listings: viewed };

  const sites = site ? [site] : deps.marketplaces.all.map((marketplace) => marketplace.site);
  const common = await listInTopCategories(deps, sites);
  if (common.length > 0) return { basis: 'categories', listings: common };
  return { basis: 'popular', listings: await listPopular(deps, sites) };
}

/** What is popular in the categories that people look at most. */
export async function listInTopCategories(
  deps: SearchDeps,
  sites: readonly Site[],
): Promise<readonly ListingCard[]> {
  const { rows } = await listTopCategories(deps.db, sites, 1, CATEGORIES);
  const inCategories = rows.map((row) => ofSite(deps, () => popularAt(deps, row.site, row.id)));
  return takeTurns(await Promise.all(inCategories), keyOf);
}

/** What is popular at each site. */
export async function listPopular(
  deps: SearchDeps,
  sites: readonly Site[],
): Promise<readonly ListingCard[]> {
  const atSites = sites.map((site) => ofSite(deps, () => popularAt(deps, site)));
  return takeTurns(await Promise.all(atSites), keyOf);
}

const keyOf = (card: Pick<ListingCard, 'site' | 'code'>): string => `${card.site}:${card.code}`;

async function relatedTo(
  { marketplaces }: SearchDeps,
  { site, code }: { site: Site; code: string },
): Promise<readonly ListingCard[]> {
  return (
    (await marketplaces.find(site)?.related?.listRelated(code, { timeoutMs: DEADLINE_MS })) ?? []
  );
}

async function popularAt(
  { marketplaces, pages }: SearchDeps,
  site: Site,
  categoryId?: string,
): Promise<readonly ListingCard[]> {
  const marketplace = marketplaces.find(site);
  if (!marketplace) return [];
  return (
    await pages.search(
      marketplace,
      { sort: 'popular', size: 20, ...(categoryId && { categoryId }) },
      DEADLINE_MS,
    )
  ).listings;
}

/** A silent site recommends nothing. */
async function ofSite(
  deps: SearchDeps,
  ask: () => Promise<readonly ListingCard[]>,
): Promise<readonly ListingCard[]> {
  try {
    return await ask();
  } catch (failure) {
    if (!(failure instanceof Outage)) throw failure;
    deps.log.warn({ source: failure.source, kind: failure.kind }, 'a site recommends nothing');
    return [];
  }
}
