import { hexOf } from '../world/chance.ts';
import type { Clock } from '../world/clock.ts';
import type { Log } from '../world/log.ts';
import {
  type Item,
  itemNumber,
  itemOf,
  ITEM_EVERY_MS,
  ITEM_SHOWN_MS,
  PRODUCT_EVERY_MS,
  PRODUCT_SHOWN_MS,
  productNumber,
  productOf,
} from './item.ts';
import type { ItemPatch, ItemSpec, MarketEntry, Purchase } from './market-types.ts';
import { madeItem } from './made-item.ts';

export type Status = 'on_sale' | 'trading' | 'sold_out' | 'stop';
export type FleaMarket = ReturnType<typeof createMarket>;
/** What has become of an item: its status, name and price at a moment, and the token that a buyer must show to prove they saw it. */
export interface State {
  status: Status;
  price: number;
  name: string;
  updatedAt: number;
  checksum: string;
  /** Set once somebody has it. */
  buyerId: number | null;
  boughtAt: number | null;
  quantities: ReadonlyMap<string, number>;
}
interface Overlay {
  patch: ItemPatch;
  patchedAt: number;
  purchases: Purchase[];
  soldAt: number | null;
}
const TRADING_MS = 3 * 86_400_000;
/** Mercari as a place. Listings come from seed and date; what people did to them lies over that and goes through the log. */
export function createMarket(seed: number, clock: Clock, log: Log<MarketEntry>) {
  const overlays = new Map<string, Overlay>();
  const madeItems = new Map<string, Item>();
  let items: Item[] = [];
  let products: Item[] = [];
  let rolledTo = Number.NEGATIVE_INFINITY;
  let purchases: Purchase[] = [];

  const find = (id: string, now = clock.now()): Item | undefined => {
    const made = madeItems.get(id);
    if (made) return made;
    const n = itemNumber(seed, id);
    const item = n === undefined ? productBehind(id) : itemOf(seed, n);
    return item && item.createdAt <= now ? item : undefined;
  };
  const productBehind = (id: string): Item | undefined => {
    const n = productNumber(seed, id);
    return n === undefined ? undefined : productOf(seed, n);
  };
  const stateOf = (item: Item, now = clock.now()): State => state(item, overlays.get(item.id), now);
  const overlayOf = (id: string): Overlay => {
    const known = overlays.get(id) ?? { patch: {}, patchedAt: 0, purchases: [], soldAt: null };
    overlays.set(id, known);
    return known;
  };

  const apply = (entry: MarketEntry): void => {
    switch (entry.t) {
      case 'purchase':
        overlayOf(entry.purchase.itemId).purchases.push(entry.purchase);
        purchases.push(entry.purchase);
        return;
      case 'make': {
        const item = madeItem(seed, madeItems.size + 1, entry.spec, entry.at);
        madeItems.set(item.id, item);
        return;
      }
      case 'patch': {
        const overlay = overlayOf(entry.id);
        overlay.patch = { ...overlay.patch, ...entry.patch };
        overlay.patchedAt = entry.at;
        if (entry.patch.isSold === true) overlay.soldAt = entry.at;
        return;
      }
    }
  };
  const record = (entry: MarketEntry) => {
    log.append(entry);
    apply(entry);
  };
  for (const entry of log.past) apply(entry);

  /** Newest first. */
  const roll = (now: number) => {
    if (now >= rolledTo && now - rolledTo < 1_000) return;
    const jumped = now < rolledTo || now - rolledTo > 3_600_000;
    items = slide(jumped ? [] : items, now, ITEM_EVERY_MS, ITEM_SHOWN_MS, (n) => itemOf(seed, n));
    products = slide(jumped ? [] : products, now, PRODUCT_EVERY_MS, PRODUCT_SHOWN_MS, (n) =>
      productOf(seed, n),
    );
    rolledTo = now;
  };

  return {
    now: () => clock.now(),
    find,
    stateOf,
    /** Everything that a search may show, in no order. */
    *shown(): Iterable<Item> {
      roll(clock.now());
      yield* madeItems.values();
      yield* items;
      yield* products;
    },
    purchase: (purchase: Purchase): void => record({ t: 'purchase', purchase }),
    purchases: (): readonly Purchase[] => purchases,
    make: (spec: ItemSpec): string => {
      record({ t: 'make', spec, at: clock.now() });
      return [...madeItems.keys()].at(-1) ?? '';
    },
    patch: (id: string, patch: ItemPatch): void =>
      record({ t: 'patch', id, patch, at: clock.now() }),
    reset: (): void => {
      overlays.clear();
      madeItems.clear();
      purchases = [];
      rolledTo = Number.NEGATIVE_INFINITY;
    },
  };
}
/** A window over numbered listings that moves with time; items are made once. Ascending by number. */
function slide(
  window: Item[],
  now: number,
  every: number,
  shownMs: number,
  make: (n: number) => Item,
): Item[] {
  const first = Math.ceil((now - shownMs) / every);
  const last = Math.floor(now / every);
  const kept = window.filter((item) => item.n >= first && item.createdAt <= now);
  for (let n = Math.max(first, (kept.at(-1)?.n ?? first - 1) + 1); n <= last; n++) {
    const item = make(n);
    if (item.createdAt > now) break;
    kept.push(item);
  }
  return kept;
}
function state(item: Item, overlay: Overlay | undefined, now: number): State {
  const cut = item.cuts.findLast((one) => one.at <= now);
  const name = overlay?.patch.name ?? item.name;
  const price = overlay?.patch.price ?? cut?.price ?? item.price;
  const quantities = new Map(item.variants.map((variant) => [variant.id, variant.quantity]));
  for (const one of overlay?.purchases ?? [])
    if (one.variantId !== '')
      quantities.set(one.variantId, (quantities.get(one.variantId) ?? 0) - 1);
  const ours = overlay?.purchases[0];
  const left = item.shop ? [...quantities.values()].some((q) => q > 0) : !ours;
  const othersAt =
    item.takenAt !== null && item.takenAt <= now && !(ours && ours.at <= item.takenAt)
      ? item.takenAt
      : null;
  const auctionEndAt =
    item.auction && item.auction.bids > 0 && item.auction.deadlineAt <= now
      ? item.auction.deadlineAt
      : null;
  const oursAt = item.shop && left ? null : (ours?.at ?? null);
  const takenAt =
    [overlay?.soldAt, oursAt, othersAt, auctionEndAt].find(
      (at) => at !== null && at !== undefined,
    ) ?? null;
  const isFinal =
    takenAt !== null &&
    (overlay?.patch.isDelivered === true || item.shop !== null || now - takenAt >= TRADING_MS);
  const status: Status = overlay?.patch.isStopped
    ? 'stop'
    : takenAt === null
      ? 'on_sale'
      : isFinal
        ? 'sold_out'
        : 'trading';
  if (takenAt !== null && item.shop) for (const id of quantities.keys()) quantities.set(id, 0);
  const updatedAt = Math.max(item.createdAt, cut?.at ?? 0, overlay?.patchedAt ?? 0, takenAt ?? 0);
  return {
    status,
    price,
    name,
    updatedAt,
    quantities,
    boughtAt: takenAt,
    checksum: hexOf(32, item.id, price, name, status),
    buyerId: takenAt === null ? null : (ours?.buyerId ?? 800_000_000 + (item.n % 9_999_999)),
  };
}
