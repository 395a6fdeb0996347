import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from './memory-store.ts';
import type { SharedStore } from './shared-store.ts';
import { sharedLimits } from './shared-limits.ts';

const WINDOW_MS = 60_000;
let nowMs = 0;
const clock = { monotonicMs: () => nowMs };

/** One process: counts a call and tells how many there were. */
function processOver(shared: SharedStore) {
  const Store = sharedLimits(shared, clock, 1_000);
  const root = new Store({});
  const ofCall = root.child({ routeInfo: { method: 'GET', url: '/api/some' } } as never);
  const calls =
    (store: typeof root) =>
    (key = 'somebody') =>
      new Promise<number>((resolve, reject) =>
        store.incr(
          key,
          (error, counted) => (error || !counted ? reject(error) : resolve(counted.current)),
          WINDOW_MS,
          60,
        ),
      );
  return { any: calls(root), some: calls(ofCall) };
}

describe('calls that several processes count', () => {
  it('are counted together, by asker and by call, in windows that end for all', async () => {
    const shared = createMemoryStore(clock);
    const [here, there] = [processOver(shared), processOver(shared)];
    expect(await here.some()).toBe(1);
    expect(await here.some()).toBe(2);
    expect(await there.some()).toBe(3);
    expect(await there.some()).toBe(4);
    expect(await there.some('else')).toBe(1);
    expect(await there.any()).toBe(1);
    expect(await here.any()).toBe(2);
    nowMs += WINDOW_MS;
    expect(await there.some()).toBe(1);
    expect(await here.some()).toBe(2);
  });

  it('are counted by each for itself while the others cannot be asked, and told to them later', async () => {
    const memory = createMemoryStore(clock);
    let isAway = false;
    const shared: SharedStore = {
      ...memory,
      count: async (...asked) => (isAway ? undefined : memory.count(...asked)),
    };
    const [here, there] = [processOver(shared), processOver(shared)];
    expect(await here.some()).toBe(1);
    isAway = true;
    for (let n = 2; n <= 5; n++) expect(await here.some()).toBe(n);
    expect(await there.some()).toBe(1);
    expect(await there.some()).toBe(2);
    await setImmediate();
    isAway = false;
    await there.some();
    await here.some();
    await setImmediate();
    // By now each has told the other: six here, three there, and this one.
    expect(await here.some()).toBe(10);
  });
});
