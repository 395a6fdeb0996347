import type { Clock } from '../world/clock.ts';
import {
  type Item,
  ITEM_EVERY_MS,
  ITEM_SHOWN_MS,
  itemOf,
  PRODUCT_EVERY_MS,
  PRODUCT_SHOWN_MS,
  productOf,
} from './item.ts';

/** The listings that the seed and the date put on show. */
export function createShelves(seed: number, clock: Clock) {
  let items: Item[] = [];
  let products: Item[] = [];
  let rolledTo = Number.NEGATIVE_INFINITY;
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
    /** Those of people, then those of shops, oldest first. */
    *shown(): Iterable<Item> {
      roll(clock.now());
      yield* items;
      yield* products;
    },
    reset(): void {
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
