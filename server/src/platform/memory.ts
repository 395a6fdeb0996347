import { LRUCache } from 'lru-cache';
import type { Clock } from '../kernel/clock.ts';
import { upTo } from '../kernel/up-to.ts';

/** Answers that are asked once for everybody, and served for a while from when they came. Failures are not kept. */
export interface Memory<Value> {
  /** What `isGood` says no of is old already, and asked anew; of many who find that one asks, and the others wait for it. */
  read(key: string, ask: () => Promise<Value>, isGood?: (value: Value) => boolean): Promise<Value>;
}

interface Kept<Value> {
  readonly value: Promise<Value>;
  /** Endless while it is under way. */
  untilMs: number;
}

/** At most `size` answers, each for `servesMs`. */
export function createMemory<Value>(
  clock: Pick<Clock, 'monotonicMs'>,
  servesMs: number,
  size: number,
): Memory<Value> {
  const kept = new LRUCache<string, Kept<Value>>(upTo(size));
  const askAnew = (key: string, ask: () => Promise<Value>): Promise<Value> => {
    const entry: Kept<Value> = { value: ask(), untilMs: Number.POSITIVE_INFINITY };
    kept.set(key, entry);
    entry.value.then(
      () => {
        entry.untilMs = clock.monotonicMs() + servesMs;
      },
      () => kept.peek(key) === entry && kept.delete(key),
    );
    return entry.value;
  };
  return {
    async read(key, ask, isGood = () => true) {
      for (
        let known = kept.get(key);
        known && clock.monotonicMs() < known.untilMs;
        known = kept.get(key)
      ) {
        const value = await known.value;
        if (isGood(value)) return value;
        if (kept.peek(key) === known) break;
      }
      return askAnew(key, ask);
    },
  };
}
