import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import type { CallOptions } from '../marketplace.ts';

/** Remembers answers that change slowly, so that our one call a second is left for customers; failures are not kept. */
export function createMemory<V>(clock: Clock, servesMs: number, size: number) {
  const kept = new LRUCache<string, { readonly value: Promise<V>; readonly untilMs: number }>({ max: size });
  return {
    async read(key: string, ask: () => Promise<V>): Promise<V> {
      const before = kept.get(key);
      if (before && clock.monotonicMs() < before.untilMs) return before.value;
      const value = ask();
      kept.set(key, { value, untilMs: clock.monotonicMs() + servesMs });
      value.catch(() => kept.delete(key));
      return value;
    },
  };
}

/** Options for a call whose answer others wait for as well: the patience of the first, but not its change of mind. */
export const shared = ({ timeoutMs }: CallOptions = {}): CallOptions => (timeoutMs === undefined ? {} : { timeoutMs });
