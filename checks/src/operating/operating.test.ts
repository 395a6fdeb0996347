import { expect, it } from 'vitest';
import { checkOperating, unknownMetrics } from './operating.ts';

it('every alert of ours has its page, its tests and its metrics', () => {
  const { seen, faults } = checkOperating();
  expect(seen).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});

it('finds a metric that nobody tells, and a histogram that is asked without its parts', () => {
  expect(
    unknownMetrics(
      'rate(hako_snipe_lateness_seconds_bucket[5m]) + hako_snipes_held + hako_snipes_hold + hako_snipe_lateness_seconds + hako_snipes_held_sum',
    ),
  ).toEqual(['hako_snipes_hold', 'hako_snipe_lateness_seconds', 'hako_snipes_held_sum']);
});
