import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLatencies } from './latencies.ts';

const limits = { longestMs: 6_000, shortestMs: 2_500 };
/** A site that answered `count` times in about 100 ms. */
const known = (count = 100, tookMs = 100) => {
  const latencies = createLatencies(limits);
  for (let n = 0; n < count; n++) {
    latencies.asked();
    latencies.answered(tookMs + (n % 3));
  }
  return latencies;
};

describe('a second request', () => {
  it('goes out a little after what nearly every answer takes', () => {
    const after = known().hedgeAfterMs(0) as number;
    expect(after).toBeGreaterThan(102);
    expect(after).toBeLessThan(120);
  });

  it('never goes out while little is known', () => {
    expect(createLatencies(limits).hedgeAfterMs(0)).toBeUndefined();
    expect(known(39).hedgeAfterMs(0)).toBeUndefined();
  });

  it('never goes out while the site limits us, and does again two minutes later', () => {
    const latencies = known();
    latencies.limited(1_000);
    expect(latencies.hedgeAfterMs(1_001)).toBeUndefined();
    expect(latencies.hedgeAfterMs(120_999)).toBeUndefined();
    expect(latencies.hedgeAfterMs(121_000)).toBeDefined();
  });

  it('is never more than three in a hundred, however slow the site is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ isSlow: fc.boolean(), tookMs: fc.integer({ min: 1, max: 5_000 }) }), {
          maxLength: 600,
        }),
        (requests) => {
          const latencies = createLatencies(limits);
          let second = 0;
          for (const [index, { isSlow, tookMs }] of requests.entries()) {
            latencies.asked();
            if (isSlow && latencies.hedgeAfterMs(0) !== undefined && latencies.payHedge()) second++;
            latencies.answered(tookMs);
            expect(second).toBeLessThanOrEqual((index + 1) * 0.03 + 1e-9);
          }
        },
      ),
    );
  });
});

describe('a deadline', () => {
  it('is the longest for a site that nobody knows, six times the usual for a slow one, and never under the shortest', () => {
    expect(createLatencies(limits).deadlineMs()).toBe(6_000);
    expect(known().deadlineMs()).toBe(2_500);
    expect(known(100, 700).deadlineMs()).toBeGreaterThan(4_000);
    expect(known(100, 700).deadlineMs()).toBeLessThan(4_500);
    expect(known(100, 3_000).deadlineMs()).toBe(6_000);
  });

  it('follows the last answers only', () => {
    const latencies = known(300, 3_000);
    for (let n = 0; n < 300; n++) latencies.answered(50);
    expect(latencies.deadlineMs()).toBe(2_500);
  });
});
