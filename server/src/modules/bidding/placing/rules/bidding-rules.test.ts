import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yen } from '../../../../kernel/money.ts';
import { bidStepAt } from '../../../pricing/tables/rules/bid-steps.ts';
import { allocate } from './allocation.ts';
import { minimumBid, nextBids } from './next-bids.ts';
import {
  fireAtOnMarket,
  judgeEnd,
  type SnipePlan,
  waitMs,
} from '../../sniper/rules/snipe-schedule.ts';
import { nextReadInMs } from '../../watching/rules/watch-pace.ts';

describe('the smallest bid', () => {
  it.each([
    [1_000, 0, 1_000],
    [1, 0, 1],
    [1, 1, 11],
    [990, 3, 1_000],
    [1_000, 1, 1_100],
    [4_999, 1, 5_099],
    [5_000, 1, 5_250],
    [10_000, 9, 10_500],
    [50_000, 2, 51_000],
  ])('at ¥%i after %i bids is ¥%i', (price, bidCount, expected) => {
    expect(minimumBid({ price: yen(price), bidCount }, bidStepAt)).toBe(expected);
  });

  it('begins the chips, and each chip is a valid bid on top of the one before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_000_000 }),
        fc.integer({ min: 0, max: 50 }),
        (price, bidCount) => {
          const chips = nextBids({ price: yen(price), bidCount }, bidStepAt, 5);
          expect(chips).toHaveLength(5);
          for (let index = 1; index < chips.length; index++) {
            expect(chips[index]).toBe(
              minimumBid({ price: yen(chips[index - 1] as number), bidCount: 1 }, bidStepAt),
            );
          }
        },
      ),
    );
  });
});
describe('allocation among our own customers', () => {
  it.each([
    [undefined, 100, 'free'],
    [100, 101, 'displaces'],
    [100, 100, 'stays'],
    [100, 99, 'stays'],
  ] as const)('a standing maximum of %s and a new one of %i: %s', (standing, maximum, expected) => {
    expect(
      allocate(standing === undefined ? undefined : { customerId: 'a', maximum: standing }, {
        customerId: 'b',
        maximum,
      }),
    ).toBe(expected);
  });

  it('is the own lot whatever the amount', () => {
    expect(allocate({ customerId: 'a', maximum: 100 }, { customerId: 'a', maximum: 50 })).toBe(
      'own',
    );
  });

  it('ends with the highest maximum, the earlier of equals, in whatever order they come', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 12 }),
        (maximums) => {
          let standing: { customerId: string; maximum: number } | undefined;
          for (const [index, maximum] of maximums.entries()) {
            const newcomer = { customerId: String(index), maximum };
            const answer = allocate(standing, newcomer);
            if (answer === 'free' || answer === 'displaces') standing = newcomer;
          }
          expect(standing?.maximum).toBe(Math.max(...maximums));
          expect(standing?.customerId).toBe(String(maximums.indexOf(Math.max(...maximums))));
        },
      ),
    );
  });
});
describe('the moment of a snipe', () => {
  const plan: SnipePlan = {
    plannedEndOnMarket: 1_000_000,
    leadMs: 4_000,
    rule: 'follow',
    followSteps: 2,
    followed: 0,
  };

  it('lies the lead before the end, on the clock of the marketplace', () => {
    expect(fireAtOnMarket(1_000_000, 4_000)).toBe(996_000);
    expect(waitMs(996_000, 990_000, 500)).toBe(5_500);
    expect(waitMs(996_000, 990_000, -90_000)).toBe(96_000);
  });

  it.each([
    ['keeps an end that only differs by rounding', { ...plan }, 1_000_900, { kind: 'keep' }],
    [
      'moves with an earlier end',
      { ...plan, rule: 'stop' },
      900_000,
      { kind: 'move', endOnMarket: 900_000, fireOnMarket: 896_000, followed: 0 },
    ],
    [
      'follows a later end',
      { ...plan },
      1_300_000,
      { kind: 'move', endOnMarket: 1_300_000, fireOnMarket: 1_296_000, followed: 1 },
    ],
    [
      'stops at an extension when told to',
      { ...plan, rule: 'stop' },
      1_300_000,
      { kind: 'give-up', reason: 'extended' },
    ],
    [
      'stops after the last step',
      { ...plan, followed: 2 },
      1_300_000,
      { kind: 'give-up', reason: 'extended-too-often' },
    ],
  ] as const)('%s', (_, given, end, expected) => {
    expect(judgeEnd(given, end)).toEqual(expected);
  });
});
describe('the pace of reading', () => {
  it.each([
    [10 * 86_400_000, 10 * 60_000],
    [2 * 3_600_000, 60_000],
    [30 * 60_000, 15_000],
    [5 * 60_000, 5_000],
    [60_000, 2_000],
    [500, 1_500],
    [-1, 1_000],
  ])('with %i ms left reads again in %i ms', (left, expected) => {
    expect(nextReadInMs(left)).toBe(expected);
  });

  it.each([
    [10 * 86_400_000, false, 30_000],
    [86_400_000, false, 5_000],
    [2 * 3_600_000, false, 5_000],
    [10 * 60_000, false, 2_500],
    [60_000, false, 2_000],
    [10 * 86_400_000, true, 2_500],
    [2 * 3_600_000, true, 2_500],
    [60_000, true, 2_000],
    [-1, true, 1_000],
  ])(
    'with a bid of ours that leads and %i ms left, looked at: %s, reads again in %i ms',
    (left, isLookedAt, expected) => {
      expect(nextReadInMs(left, { isLive: true, isLookedAt })).toBe(expected);
    },
  );

  it('never waits past the end by more than a second unless readings fail, and never more than five minutes then', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100_000, max: 1e9 }),
        fc.integer({ min: 1, max: 40 }),
        (left, failures) => {
          expect(nextReadInMs(left)).toBeLessThanOrEqual(Math.max(left, 0) + 1_000);
          expect(nextReadInMs(left, { failures })).toBeLessThanOrEqual(300_000);
        },
      ),
    );
  });
});
