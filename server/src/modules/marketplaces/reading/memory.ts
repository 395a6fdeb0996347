import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../kernel/clock.ts';
import type { CallOptions } from '../marketplace.ts';

/** Answers that change slowly, each asked once for everybody within `servesMs`; failures are not kept. */
export interface Memory<V> {
  read(key: string, ask: () => Promise<V>): Promise<V>;
}

export function createMemory<V>(clock: Clock, servesMs: number, size: number): Memory<V> {
  const kept = new LRUCache<string, { readonly value: Promise<V>; readonly untilMs: number }>({ max: size });
  return {
    read(key, ask) {
      const known = kept.get(key);
      if (known && clock.monotonicMs() < known.untilMs) return known.value;
      const entry = { value: ask(), untilMs: clock.monotonicMs() + servesMs };
      kept.set(key, entry);
      entry.value.catch(() => void (kept.peek(key) === entry && kept.delete(key)));
      return entry.value;
    },
  };
}

/** Options of a call whose answer others wait for as well: the patience of the first asker, but not its change of mind. */
export const sharedOptions = ({ timeoutMs }: CallOptions = {}): CallOptions => (timeoutMs === undefined ? {} : { timeoutMs });
