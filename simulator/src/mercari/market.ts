import type { Clock } from '../world/clock.ts';
import type { Log } from '../world/log.ts';
import { type Item, itemNumber, itemOf, productNumber, productOf } from './item.ts';
import { type Overlay, type State, stateOf } from './market-state.ts';
import type { ItemPatch, ItemSpec, MarketEntry, Purchase } from './market-types.ts';
import { madeItem } from './made-item.ts';
import { createShelves } from './shelves.ts';

export type { State, Status } from './market-state.ts';

export type FleaMarket = ReturnType<typeof createMarket>;

/** Mercari as a place. Listings come from seed and date; what people did to them lies over that and goes through the log. */
export function createMarket(seed: number, clock: Clock, log: Log<MarketEntry>) {
  const changes = createChanges(seed);
  const shelves = createShelves(seed, clock);

  const find = (id: string, now = clock.now()): Item | undefined => {
    const made = changes.made.get(id);
    if (made) return made;
    const n = itemNumber(seed, id);
    const item = n === undefined ? productBehind(id) : itemOf(seed, n);
    return item && item.createdAt <= now ? item : undefined;
  };
  const productBehind = (id: string): Item | undefined => {
    const n = productNumber(seed, id);
    return n === undefined ? undefined : productOf(seed, n);
  };
  const stateNow = (item: Item, now = clock.now()): State =>
    stateOf(item, changes.overlays.get(item.id), now);
  const record = (entry: MarketEntry) => {
    log.append(entry);
    changes.apply(entry);
  };
  for (const entry of log.past) changes.apply(entry);

  return {
    now: () => clock.now(),
    find,
    stateOf: stateNow,
    /** Everything that a search may show, in no order. */
    *shown(): Iterable<Item> {
      yield* changes.made.values();
      yield* shelves.shown();
    },
    purchase: (purchase: Purchase): void => record({ t: 'purchase', purchase }),
    purchases: (): readonly Purchase[] => changes.purchases,
    make: (spec: ItemSpec): string => {
      record({ t: 'make', spec, at: clock.now() });
      return [...changes.made.keys()].at(-1) ?? '';
    },
    patch: (id: string, patch: ItemPatch): void =>
      record({ t: 'patch', id, patch, at: clock.now() }),
    reset: (): void => {
      changes.clear();
      shelves.reset();
    },
  };
}

/** What people made, changed and bought, entry by entry. */
function createChanges(seed: number) {
  const overlays = new Map<string, Overlay>();
  const made = new Map<string, Item>();
  const purchases: Purchase[] = [];
  const overlayOf = (id: string): Overlay => {
    const known = overlays.get(id) ?? { patch: {}, patchedAt: 0, purchases: [], soldAt: null };
    overlays.set(id, known);
    return known;
  };
  return {
    overlays,
    made,
    purchases,
    apply(entry: MarketEntry): void {
      switch (entry.t) {
        case 'purchase':
          overlayOf(entry.purchase.itemId).purchases.push(entry.purchase);
          purchases.push(entry.purchase);
          return;
        case 'make': {
          const item = madeItem(seed, made.size + 1, entry.spec, entry.at);
          made.set(item.id, item);
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
    },
    clear(): void {
      overlays.clear();
      made.clear();
      purchases.length = 0;
    },
  };
}
