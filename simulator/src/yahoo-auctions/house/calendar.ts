import { type Auction, openAuction } from './auction.ts';
import {
  AUCTION_EVERY_MS,
  FIXED_EVERY_MS,
  idOf,
  LONGEST_MS,
  listingOf,
  timesOf,
} from './listing.ts';

const KEEP_CLOSED_MS = 86_400_000;
const SERIES = [
  ['auction', AUCTION_EVERY_MS],
  ['fixed', FIXED_EVERY_MS],
] as const;
type SeriesName = (typeof SERIES)[number][0];

interface Coming {
  series: SeriesName;
  n: number;
  startAt: number;
}

/** The rolling catalogue: which listings stand on the site now. Derived from seed and date alone, so a start in three months finds as many. */
export interface Calendar {
  /** Brings in what has opened and lets go of what closed long ago; `keeps` says which closed ones must stay. */
  rollTo(now: number, keeps: (id: string) => boolean): void;
  readonly auctions: ReadonlyMap<string, Auction>;
  put(auction: Auction): void;
  clear(): void;
}

export function createCalendar(seed: number): Calendar {
  const auctions = new Map<string, Auction>();
  let coming: Coming[] = [];
  let nextStartAt = 0;
  let rolledTo = Number.NEGATIVE_INFINITY;
  let lastN: Record<SeriesName, number> = { auction: 0, fixed: 0 };

  const schedule = (now: number, from: (every: number) => number) => {
    for (const [series, every] of SERIES) {
      const to = Math.ceil((now + LONGEST_MS) / every);
      for (let n = Math.max(from(every), lastN[series] + 1); n <= to; n++)
        coming.push({ series, n, startAt: timesOf(seed, series, n).startAt });
      lastN[series] = to;
    }
  };
  const open = (now: number) => {
    const later: Coming[] = [];
    nextStartAt = Number.POSITIVE_INFINITY;
    for (const one of coming) {
      if (one.startAt > now) {
        later.push(one);
        if (one.startAt < nextStartAt) nextStartAt = one.startAt;
        continue;
      }
      const id = idOf(seed, one.series, one.n);
      if (!auctions.has(id)) auctions.set(id, openAuction(listingOf(seed, one.series, one.n)));
    }
    coming = later;
  };
  return {
    auctions,
    put: (auction) => void auctions.set(auction.listing.id, auction),
    clear: () => {
      auctions.clear();
      coming = [];
      lastN = { auction: 0, fixed: 0 };
      rolledTo = Number.NEGATIVE_INFINITY;
    },
    rollTo: (now, keeps) => {
      if (now >= rolledTo && now - rolledTo < 1_000) return;
      if (now < rolledTo || now - rolledTo > KEEP_CLOSED_MS) {
        for (const id of auctions.keys()) if (!keeps(id)) auctions.delete(id);
        coming = [];
        lastN = { auction: 0, fixed: 0 };
        schedule(now, (every) => Math.floor((now - KEEP_CLOSED_MS) / every));
        open(now);
      } else {
        schedule(now, () => 0);
        if (now >= nextStartAt || rolledTo < 0) open(now);
      }
      for (const [id, a] of auctions)
        if ((a.closedAt ?? a.endAt) < now - KEEP_CLOSED_MS && !keeps(id)) auctions.delete(id);
      rolledTo = now;
    },
  };
}
