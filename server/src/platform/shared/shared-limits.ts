import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../kernel/clock.ts';
import { upTo } from '../../kernel/up-to.ts';
import type { SharedStore } from './shared-store.ts';

/** Calls of one asker in one window, as this process knows them. */
interface Window {
  /** Of all processes, when they were last asked. */
  known: number;
  /** Of this process since then. */
  since: number;
  endsMs: number;
  /** While the others are asked. */
  asking: Promise<void> | undefined;
}

/** A child of the store hears which route it counts for, which its types do not say. */
interface ChildOf {
  readonly routeInfo?: { readonly method?: unknown; readonly url?: string };
}

/**
 * Counts of all processes together. The first call of a window waits for what the others counted;
 * later ones are counted at once and told to the others behind it, so that a call waits for nobody.
 * While nobody can be asked each process counts by itself.
 */
export function sharedLimits(
  shared: SharedStore,
  clock: Pick<Clock, 'monotonicMs'>,
  windowsKnown: number,
): FastifyRateLimitStoreCtor {
  const storeOf = (name: string): FastifyRateLimitStore => {
    const windows = new LRUCache<string, Window>(upTo(windowsKnown));
    let children = 0;
    return {
      incr(key, answer, windowMs) {
        const window = windowIn(windows, key, clock.monotonicMs(), windowMs);
        const isFirst = window.known === 0 && window.since === 0;
        window.since += 1;
        window.asking ??= askOthers(window, `${name}:${key}`, windowMs);
        const tell = (): void => {
          const ttl = Math.max(1, window.endsMs - clock.monotonicMs());
          answer(null, { current: window.known + window.since, ttl });
        };
        if (isFirst) void window.asking.then(tell);
        else tell();
      },
      // In each process the same: routes are registered in one order.
      child(route) {
        const { routeInfo } = route as ChildOf;
        const call = `${String(routeInfo?.method ?? '')}${routeInfo?.url ?? children++}`;
        return storeOf(`${name}/${call}`);
      },
    };
  };
  async function askOthers(window: Window, key: string, windowMs: number): Promise<void> {
    const told = window.since;
    const counted = await shared.count(`limit:${nameOf(key)}`, told, windowMs);
    window.asking = undefined;
    if (!counted) return;
    window.known = counted.count;
    window.since -= told;
    window.endsMs = clock.monotonicMs() + counted.endsInMs;
  }
  return class {
    constructor() {
      Object.assign(this, storeOf(''));
    }
  } as unknown as FastifyRateLimitStoreCtor;
}

/** Whose calls they are stands in nothing that leaves this process. */
const nameOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

function windowIn(
  windows: LRUCache<string, Window>,
  key: string,
  nowMs: number,
  windowMs: number,
): Window {
  const known = windows.get(key);
  if (known && nowMs < known.endsMs) return known;
  const begun: Window = { known: 0, since: 0, endsMs: nowMs + windowMs, asking: undefined };
  windows.set(key, begun);
  return begun;
}
