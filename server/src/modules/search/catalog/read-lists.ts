import { Refusal } from '../../../kernel/refusal.ts';
import { type ListingPage, type ListingQuery, SITES } from '../../marketplaces/index.ts';
import { cardOf } from './catalog-view.ts';
import type { SearchDeps } from '../deps.ts';
import { ofCondition, readWords } from './read-words.ts';
import { pricesNow } from './price-basis.ts';
import type { Card } from './card.ts';

const DEADLINE_MS = 8_000;

export interface ListQuestion {
  readonly site: string;
  readonly category?: string | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  /** Who asks; undefined for a guest. */
  readonly customerId?: string | undefined;
}

export interface CardList {
  readonly page: number;
  readonly total: number;
  readonly has_more: boolean;
  readonly cards: Card[];
}

/** What sells best at a site; refusal `marketplaces.not-at-this-site` where it keeps no ranking. */
export async function listRanking(deps: SearchDeps, asked: ListQuestion): Promise<CardList> {
  const { rankings } = deps.marketplaces.read(asked.site);
  if (!rankings) throw new Refusal('marketplaces.not-at-this-site');
  return cardsOf(
    deps,
    asked,
    await rankings.listRanking(pageOf(asked), { timeoutMs: DEADLINE_MS }),
  );
}

/** What is cheaper than usual for a time; the same refusal. */
export async function listDeals(deps: SearchDeps, asked: ListQuestion): Promise<CardList> {
  const { deals } = deps.marketplaces.read(asked.site);
  if (!deals) throw new Refusal('marketplaces.not-at-this-site');
  return cardsOf(deps, asked, await deals.listDeals(pageOf(asked), { timeoutMs: DEADLINE_MS }));
}

export interface BrandLine {
  readonly id: string;
  readonly name: string;
  readonly name_vi: string;
  readonly reading: string | null;
  readonly count: number | null;
}

/** Brands by their Japanese reading; the same refusal. */
export async function listBrands(
  deps: SearchDeps,
  { site, category }: Pick<ListQuestion, 'site' | 'category'>,
): Promise<BrandLine[]> {
  const { brands } = deps.marketplaces.read(site);
  if (!brands) throw new Refusal('marketplaces.not-at-this-site');
  const found = await brands.listBrands(category === undefined ? {} : { categoryId: category }, {
    timeoutMs: DEADLINE_MS,
  });
  return found
    .map(({ id, name, reading, count }) => ({
      id,
      name,
      name_vi: deps.translation.titleNow(name).text,
      reading: reading ?? null,
      count: count ?? null,
    }))
    .toSorted((one, other) =>
      (one.reading ?? one.name).localeCompare(other.reading ?? other.name, 'ja'),
    );
}

export interface SellerQuestion extends ListQuestion {
  readonly id: string;
  readonly q?: string | undefined;
  readonly sort?: 'newest' | 'ending-soon' | 'price-up' | 'price-down' | undefined;
  readonly status?: 'open' | 'sold' | undefined;
}

/** A seller and their goods; the seller is null where the site tells nothing but goods. */
export async function readSeller(
  deps: SearchDeps,
  asked: SellerQuestion,
): Promise<CardList & { seller: Card['seller'] | null; site_code: string }> {
  const { sellers, site } = deps.marketplaces.read(asked.site);
  if (!sellers) throw new Refusal('marketplaces.not-at-this-site');
  const { japanese, condition } = await readWords(deps, asked.q ?? '', true);
  const query: ListingQuery = {
    ...pageOf(asked),
    ...ofCondition(condition),
    ...(japanese && { keyword: japanese }),
    ...(asked.sort && { sort: asked.sort }),
    ...(asked.status && { status: asked.status }),
  };
  const [seller, page] = await Promise.all([
    sellers.findSeller(asked.id, { timeoutMs: DEADLINE_MS }),
    sellers.listListings(asked.id, query, { timeoutMs: DEADLINE_MS }),
  ]);
  const list = await cardsOf(deps, asked, page);
  const told = seller && {
    id: seller.id,
    name: seller.name,
    rating_percent: seller.ratingPercent ?? null,
    good_count: seller.goodCount ?? null,
    bad_count: seller.badCount ?? null,
    is_store: seller.isStore,
  };
  return {
    ...list,
    seller: told ?? list.cards[0]?.seller ?? null,
    site_code: SITES[site].siteCode,
  };
}

const pageOf = ({ category, page, size }: ListQuestion) => ({
  ...(category !== undefined && { categoryId: category }),
  page: page ?? 1,
  size: size ?? 40,
});

async function cardsOf(
  deps: SearchDeps,
  { page, customerId }: ListQuestion,
  found: ListingPage,
): Promise<CardList> {
  const prices = await pricesNow(deps, customerId);
  return {
    page: page ?? 1,
    total: found.total,
    has_more: found.hasMore,
    cards: found.listings.map((listing) => cardOf(deps, listing, prices)),
  };
}
