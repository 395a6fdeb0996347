import { advance, type Auction, nextEventAt, openAuction } from './auction.ts';
import { createCalendar } from './calendar.ts';
import { listingById } from './listing.ts';

export type Lots = ReturnType<typeof createLots>;

/**
 * The lots of the house, made from seed and date when somebody asks for them, and moved to the
 * moment that is asked for.
 */
export function createLots(seed: number) {
  const calendar = createCalendar(seed);
  /** Lots that somebody did something to: they stay on the site. */
  const touched = new Set<string>();
  const move = (a: Auction, now: number): Auction => {
    if (now >= a.dueAt) advance(a, now);
    return a;
  };
  const find = (id: string, now: number): Auction | undefined => {
    const known = calendar.auctions.get(id);
    const listing = known?.listing ?? listingById(seed, id);
    if (!listing || (!known && listing.startAt > now)) return undefined;
    const a = known ?? openAuction(listing);
    if (!known) calendar.put(a);
    return a.isRemoved ? undefined : move(a, now);
  };
  return {
    find,
    move,
    touched: touched as ReadonlySet<string>,
    /** Takes a lot that was made by hand. */
    put(a: Auction, at: number): void {
      calendar.put(a);
      touched.add(a.listing.id);
      advance(a, at);
    },
    /**
     * Brings a lot to a moment, does something to it, and sees when it is due next. Undefined when
     * there is no such lot.
     */
    touch<Answer>(id: string, at: number, act: (a: Auction) => Answer): Answer | undefined {
      const a = find(id, at);
      if (!a) return undefined;
      touched.add(id);
      advance(a, at);
      const answer = act(a);
      a.dueAt = nextEventAt(a);
      return answer;
    },
    /** Every lot that stands on the site, moved to now. */
    all(now: number): Iterable<Auction> {
      calendar.rollTo(now, (id) => touched.has(id));
      return calendar.auctions.values();
    },
    clear(): void {
      calendar.clear();
      touched.clear();
    },
  };
}
