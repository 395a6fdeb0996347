import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partRefused, RANKS } from './shedding.ts';

it.each([
  // event loop ms, waiting per connection -> first, usual, last
  [0, 0, 0, 0, 0],
  [40, 1, 0, 0, 0],
  [100, 0, 0.5, 0, 0],
  [300, 0, 1, 1 / 3, 0],
  [800, 0, 1, 1, 0],
  [2_000, 0, 1, 1, 0.5],
  [5_000, 0, 1, 1, 1],
  [0, 3, 0.5, 0, 0],
  [0, 8, 1, 0.5, 0],
  [0, 100, 1, 1, 1],
])(
  'an event loop late by %d ms and %d queries waiting per connection',
  (loopWaitMs, waitingPerConnection, ...parts) => {
    const refused = RANKS.map((rank) => partRefused(rank, { loopWaitMs, waitingPerConnection }));
    for (const [index, part] of parts.entries()) expect(refused[index]).toBeCloseTo(part, 6);
  },
);

it('refuses the lower ranks first, and never less when there is more to do', () => {
  const pressure = fc.record({
    loopWaitMs: fc.double({ min: 0, max: 10_000, noNaN: true }),
    waitingPerConnection: fc.double({ min: 0, max: 200, noNaN: true }),
  });
  fc.assert(
    fc.property(pressure, pressure, (one, other) => {
      const [first, usual, last] = RANKS.map((rank) => partRefused(rank, one));
      expect(first).toBeGreaterThanOrEqual(usual as number);
      expect(usual).toBeGreaterThanOrEqual(last as number);
      const more = {
        loopWaitMs: one.loopWaitMs + other.loopWaitMs,
        waitingPerConnection: one.waitingPerConnection + other.waitingPerConnection,
      };
      for (const rank of RANKS)
        expect(partRefused(rank, more)).toBeGreaterThanOrEqual(partRefused(rank, one));
    }),
  );
});
