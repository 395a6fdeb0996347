import { LRUCache } from 'lru-cache';
import type { Clock } from '../../kernel/clock.ts';
import { upTo } from '../../kernel/up-to.ts';
import { createListeners } from './listeners.ts';
import type { SharedStore } from './shared-store.ts';

const MOST_LETTERS = 16 * 1024 * 1024;
const COUNTS_KNOWN = 50_000;

interface Window {
  count: number;
  readonly endsMs: number;
}

/** For a process that is alone. */
export function createMemoryStore(clock: Pick<Clock, 'monotonicMs'>): SharedStore {
  const kept = new LRUCache<string, { readonly value: string; readonly untilMs: number }>({
    maxSize: MOST_LETTERS,
    sizeCalculation: ({ value }, key) => key.length + value.length + 1,
  });
  const windows = new LRUCache<string, Window>(upTo(COUNTS_KNOWN));
  const listeners = createListeners();
  return {
    isAlone: true,
    async find(key) {
      const known = kept.get(key);
      return known && clock.monotonicMs() < known.untilMs ? known.value : undefined;
    },
    async keep(key, value, forMs) {
      kept.set(key, { value, untilMs: clock.monotonicMs() + forMs });
    },
    async count(key, by, windowMs) {
      const nowMs = clock.monotonicMs();
      const known = windows.get(key);
      const window = known && nowMs < known.endsMs ? known : { count: 0, endsMs: nowMs + windowMs };
      window.count += by;
      windows.set(key, window);
      return { count: window.count, endsInMs: window.endsMs - nowMs };
    },
    async tell(topic, message) {
      listeners.hear(topic, message);
    },
    listen: listeners.listen,
    close: () => Promise.resolve(),
  };
}
