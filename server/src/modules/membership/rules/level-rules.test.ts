import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '../../../kernel/money.ts';
import {
  earnedLevel,
  endOf,
  isLadder,
  type LevelFacts,
  nextLevel,
  unusedShare,
} from './level-rules.ts';

const level = (code: string, rank: number, minSpend: number): LevelFacts => ({
  code,
  name: code,
  rank,
  minSpend: dong(minSpend),
  depositPercent: 100,
  serviceFeeDiscountPercent: 0,
  freightDiscountPercent: 0,
  concurrentAuctions: 5,
  freeStorageDays: 30,
});
const LEVELS = [
  level('GOLD', 2, 100),
  level('MEMBER', 0, 0),
  level('PLATINUM', 3, 300),
  level('SILVER', 1, 30),
];
const NOW = new Date('2026-11-21T00:00:00Z');

describe('a level', () => {
  it.each([
    [0, 'MEMBER', 'SILVER'],
    [29, 'MEMBER', 'SILVER'],
    [30, 'SILVER', 'GOLD'],
    [299, 'GOLD', 'PLATINUM'],
    [300, 'PLATINUM', undefined],
    [-5, 'MEMBER', 'SILVER'],
  ])('of %d spent is %s, next %s', (spent, code, next) => {
    const earned = earnedLevel(LEVELS, Math.max(0, spent));
    expect(earned.code).toBe(code);
    expect(nextLevel(LEVELS, earned)?.code).toBe(next);
  });
  it('is the lowest one even where that one has a price', () => {
    const levels = LEVELS.map((one) => ({ ...one, minSpend: dong(one.minSpend + 10) }));
    expect(earnedLevel(levels, 5).code).toBe('MEMBER');
  });
  it.each([
    ['as they are', {}, true],
    ['the lowest one for money', { MEMBER: 1 }, false],
    ['two that ask for the same', { SILVER: 100 }, false],
    ['a higher one for less', { PLATINUM: 99 }, false],
    ['one that cannot be earned', { GOLD: undefined }, true],
  ])(
    'asks for more than the one below: %s',
    (_, changed: Partial<Record<string, number>>, isRight) => {
      const levels = LEVELS.map(({ code, rank, minSpend }) => ({
        rank,
        minSpend: code in changed ? changed[code] : minSpend,
      }));
      expect(isLadder(levels)).toBe(isRight);
    },
  );
});

describe('what comes back of a plan', () => {
  const plan = (daysLeft: number, extraMs = 0) => ({
    price: dong(1_000_000),
    days: 90,
    endsAt: new Date(NOW.getTime() + daysLeft * 86_400_000 + extraMs),
  });
  it.each([
    ['on the first moment', plan(90), 1_000_000],
    ['a second later', plan(90, -1_000), 988_888],
    ['half way', plan(45), 500_000],
    ['on the last day', plan(0, 3_600_000), 0],
    ['after its end', plan(-3), 0],
  ])('%s', (_, given, share) => {
    expect(unusedShare(given, NOW)).toBe(share);
  });

  it('is never more than the price and never grows as time passes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000_000 }),
        fc.integer({ min: 1, max: 400 }),
        fc.nat(400),
        fc.nat(400),
        (price, days, one, other) => {
          const at = (day: number) =>
            unusedShare({ price: dong(price), days, endsAt: endOf(NOW, days) }, endOf(NOW, day));
          const [early, late] = [at(Math.min(one, other)), at(Math.max(one, other))];
          expect(early).toBeGreaterThanOrEqual(late);
          expect(early).toBeLessThanOrEqual(price);
          expect(late).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
