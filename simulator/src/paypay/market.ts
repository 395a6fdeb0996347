import type { Log } from '../world/log.ts';
import type { World } from '../world/world.ts';
import { type Auction, isOpen } from '../yahoo-auctions/house/auction.ts';
import {
  type FleaItem,
  type FleaSpec,
  ITEM_EVERY_MS,
  ITEM_SHOWN_MS,
  itemNumber,
  itemOf,
  madeItem,
} from './item.ts';

export interface FleaState {
  status: 'OPEN' | 'SOLD';
  price: number;
  title: string;
  updatedAt: number;
  /** The moment of the sale for a sold item. */
  endsAt: number;
  isPriceDown: boolean;
}

export interface FleaPatch {
  title?: string;
  price?: number;
  isSold?: boolean;
  /** The seller or the site takes it off: 404. */
  isRemoved?: boolean;
}

export interface FleaHit {
  item: FleaItem;
  state: FleaState;
}

type Entry =
  | { t: 'make'; spec: FleaSpec; at: number }
  | { t: 'patch'; id: string; patch: FleaPatch; at: number };
interface Overlay {
  patch: FleaPatch;
  at: number;
  soldAt: number | null;
}

export type FleaPlace = ReturnType<typeof createFleaPlace>;

/** The flea market as a place: listings follow from seed and date, what was done to them lies over that and goes through the log. */
export function createFleaPlace(world: World, log: Log<Entry>) {
  const { seed, clock } = world;
  const changes = createChanges(seed);
  const { made, overlays } = changes;
  const shelf = createShelf(seed);

  const record = (entry: Entry) => {
    log.append(entry);
    changes.apply(entry);
  };
  for (const entry of log.past) changes.apply(entry);

  const find = (id: string): FleaItem | undefined => {
    const now = clock.now();
    const n = itemNumber(seed, id);
    const auction = world.house.find(id);
    const item =
      made.get(id) ??
      (n === undefined
        ? auction && isShownHere(auction, now)
          ? itemOfAuction(auction)
          : undefined
        : itemOf(seed, n));
    return item && item.openedAt <= now && overlays.get(id)?.patch.isRemoved !== true
      ? item
      : undefined;
  };
  const stateOf = (item: FleaItem): FleaState => state(item, overlays.get(item.id), clock.now());

  return {
    now: () => clock.now(),
    find,
    stateOf,
    /** Everything that a search may show, in no order. */
    *shown(): Iterable<FleaHit> {
      const now = clock.now();
      for (const item of made.values())
        if (overlays.get(item.id)?.patch.isRemoved !== true) yield { item, state: stateOf(item) };
      for (const item of shelf.shown(now))
        if (item.openedAt <= now && overlays.get(item.id)?.patch.isRemoved !== true)
          yield { item, state: stateOf(item) };
      for (const a of world.house.all())
        if (isShownHere(a, now)) {
          const item = itemOfAuction(a);
          yield { item, state: stateOf(item) };
        }
    },
    make: (spec: FleaSpec): FleaItem => {
      record({ t: 'make', spec, at: clock.now() });
      return [...made.values()].at(-1) as FleaItem;
    },
    patch: (id: string, patch: FleaPatch): void =>
      record({ t: 'patch', id, patch, at: clock.now() }),
    reset: (): void => {
      changes.clear();
      shelf.clear();
    },
  };
}

/** The listings that the seed and the date put on show, oldest first. */
function createShelf(seed: number) {
  let items: FleaItem[] = [];
  let rolledTo = Number.NEGATIVE_INFINITY;
  return {
    shown(now: number): readonly FleaItem[] {
      if (now >= rolledTo && now - rolledTo < 1_000) return items;
      const first = Math.ceil((now - ITEM_SHOWN_MS) / ITEM_EVERY_MS);
      const kept = now < rolledTo ? [] : items.filter(({ n }) => n >= first);
      for (let n = (kept.at(-1)?.n ?? first - 1) + 1; n <= Math.floor(now / ITEM_EVERY_MS); n++)
        kept.push(itemOf(seed, n));
      items = kept;
      rolledTo = now;
      return items;
    },
    clear(): void {
      items = [];
      rolledTo = Number.NEGATIVE_INFINITY;
    },
  };
}

/** What people made and changed, entry by entry. */
function createChanges(seed: number) {
  const made = new Map<string, FleaItem>();
  const overlays = new Map<string, Overlay>();
  return {
    made,
    overlays,
    apply(entry: Entry): void {
      if (entry.t === 'make') {
        const item = madeItem(seed, made.size + 1, entry.spec, entry.at);
        made.set(item.id, item);
        return;
      }
      const { id, patch, at } = entry;
      const known = overlays.get(id);
      const soldAt =
        patch.isSold === undefined ? (known?.soldAt ?? null) : patch.isSold ? at : null;
      overlays.set(id, { patch: { ...known?.patch, ...patch }, at, soldAt });
    },
    clear(): void {
      made.clear();
      overlays.clear();
    },
  };
}

/** What a private person sells at the auction house at a fixed price, delivery included, stands on the flea market as well. */
const isShownHere = (a: Auction, now: number): boolean =>
  a.listing.isFixed &&
  a.listing.taxFlag === 0 &&
  a.listing.isFreeShipping &&
  isOpen(a, now) &&
  a.endAt > now;

function itemOfAuction({ listing, book, endAt }: Auction): FleaItem {
  return {
    id: listing.id,
    n: 0,
    draft: listing.draft,
    title: listing.title,
    price: book.price,
    cuts: [],
    openedAt: listing.startAt,
    endsAt: endAt,
    takenAt: null,
    isNoPrice: false,
    likes: 0,
    seller: {
      index: -1,
      id: `p${70_000_000 + listing.seller.index}`,
      nickname: listing.seller.displayName,
      total: 0,
      good: 0,
    },
    type: 'auction',
  };
}

function state(item: FleaItem, overlay: Overlay | undefined, now: number): FleaState {
  const cut = item.cuts.findLast((one) => one.at <= now);
  const price = overlay?.patch.price ?? cut?.price ?? item.price;
  const soldAt =
    overlay?.soldAt ?? (item.takenAt !== null && item.takenAt <= now ? item.takenAt : null);
  return {
    status: soldAt === null ? 'OPEN' : 'SOLD',
    price,
    title: overlay?.patch.title ?? item.title,
    updatedAt: Math.max(item.openedAt, cut?.at ?? 0, overlay?.at ?? 0, soldAt ?? 0),
    endsAt: soldAt ?? item.endsAt,
    isPriceDown: price < item.price,
  };
}
