import { Refusal } from '../../../../kernel/refusal.ts';
import { createMemory } from '../../../../platform/memory.ts';
import type { ListingCard } from '../../../marketplaces/index.ts';
import { createBranchMemory } from '../branch-memory.ts';
import { cardOf } from '../catalog-view.ts';
import type { SearchDeps } from '../../deps.ts';
import { pricesNow } from '../price-basis.ts';
import type { Card } from '../card.ts';

const RELATED_SERVE_MS = 10 * 60_000;
const MOST_RELATED = 2_000;

export interface BidLines {
  readonly is_open: boolean;
  readonly price_jpy: number;
  readonly bid_count: number;
  readonly bids: {
    bidder: string;
    rating: number | null;
    price_jpy: number;
    at: string;
    is_highest: boolean;
  }[];
}

/** Bid history of an auction as everybody may see it: which bids are ours is for the bidding module to tell. */
export async function readBids(deps: SearchDeps, site: string, code: string): Promise<BidLines> {
  const marketplace = deps.marketplaces.read(site);
  if (!marketplace.auctions) throw new Refusal('marketplaces.not-at-this-site');
  const history = await deps.historyOf(marketplace.site, code);
  return {
    is_open: history.isOpen,
    price_jpy: history.price,
    bid_count: history.bidCount,
    bids: history.bids.map(({ bidder, rating, price, at, isHighest }) => ({
      bidder,
      rating: rating ?? null,
      price_jpy: price,
      at: at.toISOString(),
      is_highest: isHighest,
    })),
  };
}

/** Listings of the same kind, as the marketplace front door gives them. Shared for a while: it takes the site two questions. */
export function createRelatedReader({
  clock,
  marketplaces,
}: Pick<SearchDeps, 'clock' | 'marketplaces'>) {
  const memory = createMemory<readonly ListingCard[]>(clock, RELATED_SERVE_MS, MOST_RELATED);
  return async (name: string, code: string): Promise<readonly ListingCard[]> => {
    const { site, related } = marketplaces.read(name);
    if (!related) throw new Refusal('marketplaces.not-at-this-site');
    return memory.read(`${site}:${code}`, () => related.listRelated(code));
  };
}

/** The same as result cards. */
export const listRelated =
  (deps: SearchDeps, listRelatedListings: ReturnType<typeof createRelatedReader>) =>
  async (site: string, code: string, customerId: string | undefined): Promise<Card[]> => {
    const [listings, prices] = await Promise.all([
      listRelatedListings(site, code),
      pricesNow(deps, customerId),
    ]);
    return listings.map((listing) => cardOf(deps, listing, prices));
  };

export interface CategoryLines {
  readonly current: { id: string; name: string; name_vi: string } | null;
  readonly parent: { id: string; name: string; name_vi: string } | null;
  readonly children: {
    id: string;
    name: string;
    name_vi: string;
    count: number | null;
    is_leaf: boolean;
  }[];
}

/** One branch of a site's categories; names that the glossary cannot read whole are completed once and kept. */
export const readCategories = (deps: SearchDeps) => {
  const readBranch = createBranchMemory(deps.clock);
  return async (site: string, id: string | undefined): Promise<CategoryLines> => {
    const marketplace = deps.marketplaces.read(site);
    const { categories } = marketplace;
    if (!categories) throw new Refusal('marketplaces.not-at-this-site');
    const { current, parent, children } = await readBranch(marketplace.site, categories, id);
    const incomplete = [current, parent, ...children].flatMap((category) =>
      category && !deps.translation.titleNow(category.name).isWhole ? [category.name] : [],
    );
    if (incomplete.length > 0) await deps.translation.completeTitles(incomplete, 2_000);
    const vietnamese = (name: string) => deps.translation.titleNow(name).text;
    return {
      current: current ? { ...current, name_vi: vietnamese(current.name) } : null,
      parent: parent
        ? { id: parent.id, name: parent.name, name_vi: vietnamese(parent.name) }
        : null,
      children: children.map((child) => ({
        id: child.id,
        name: child.name,
        name_vi: vietnamese(child.name),
        count: child.count ?? null,
        is_leaf: child.isLeaf,
      })),
    };
  };
};
