import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemTimers } from '../../../kernel/clock.ts';
import { createLowPriorityQueue } from './low-priority-queue.ts';
import { createShots } from './shots.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});
const nowMs = () => performance.now();

describe('shots', () => {
  it('leave in their order, none early and none later than a timer can be, with one timer for all', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 200 }),
        async (delays) => {
          const startMs = nowMs();
          const shots = createShots(nowMs, systemTimers);
          const left: { atMs: number; place: number; whenMs: number }[] = [];
          for (const [place, delay] of delays.entries()) {
            const atMs = startMs + delay;
            void shots.until(atMs).then(() => left.push({ atMs, place, whenMs: nowMs() }));
          }
          expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
          await vi.advanceTimersByTimeAsync(3_002);
          expect(left.length).toBe(delays.length);
          for (const { atMs, whenMs } of left) {
            expect(whenMs).toBeGreaterThanOrEqual(atMs);
            expect(whenMs).toBeLessThan(atMs + 2);
          }
          expect(left).toEqual(left.toSorted((a, b) => a.atMs - b.atMs || a.place - b.place));
          expect([shots.count(), vi.getTimerCount()]).toEqual([0, 0]);
        },
      ),
    );
  });

  it('one that comes later with an earlier moment is not kept waiting by those before it', async () => {
    const shots = createShots(nowMs, systemTimers);
    const left: string[] = [];
    void shots.until(90).then(() => left.push('late'));
    void shots.until(20).then(() => left.push('early'));
    await vi.advanceTimersByTimeAsync(21);
    expect(left).toEqual(['early']);
    expect(shots.count()).toBe(1);
  });

  it('notice that the marketplace’s clock was measured anew while they wait', async () => {
    let offsetMs = 0;
    const shots = createShots(() => nowMs() + offsetMs, systemTimers);
    let leftAt: number | undefined;
    void shots.until(2_000).then(() => {
      leftAt = nowMs();
    });
    await vi.advanceTimersByTimeAsync(1_000);
    offsetMs = 700;
    await vi.advanceTimersByTimeAsync(250);
    expect(leftAt).toBeUndefined();
    await vi.advanceTimersByTimeAsync(150);
    expect(leftAt).toBeGreaterThanOrEqual(1_300);
  });
});

describe('work of low priority', () => {
  it('goes on when nothing urgent runs, in its order, or after its longest wait, with one timer for all', async () => {
    let isBusy = true;
    const untilIdle = createLowPriorityQueue(
      () => isBusy,
      1_000,
      { now: () => new Date(), monotonicMs: nowMs },
      systemTimers,
    );
    const done: string[] = [];
    void untilIdle().then(() => done.push('first'));
    await vi.advanceTimersByTimeAsync(600);
    for (const name of ['second', 'third']) void untilIdle().then(() => done.push(name));
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(300);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(150);
    expect(done).toEqual(['first']);
    isBusy = false;
    await vi.advanceTimersByTimeAsync(50);
    expect(done).toEqual(['first', 'second', 'third']);
    expect(vi.getTimerCount()).toBe(0);
    await untilIdle();
  });
});
