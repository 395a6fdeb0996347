import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeWatch, type ReadGoods, type WatchedPrice } from './price-watch.ts';

const NOW = new Date('2026-03-01T00:00:00Z');
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const watched = (over: Partial<WatchedPrice> = {}): WatchedPrice => ({
  base: 10_000,
  wished: undefined,
  isWishTold: false,
  isEndTold: false,
  ...over,
});
const goods = (over: Partial<ReadGoods> = {}): ReadGoods => ({
  status: 'open',
  price: 10_000,
  endsAt: undefined,
  ...over,
});
const told = (one: WatchedPrice, read: ReadGoods) => judgeWatch(one, read, NOW).changes;

describe('a customer is told', () => {
  it.each([
    ['of a fall', watched(), goods({ price: 9_999 }), ['fell']],
    ['not of a price that stays', watched(), goods(), []],
    ['not of a rise', watched(), goods({ price: 12_000 }), []],
    ['not of a price that nobody knows', watched(), goods({ price: undefined }), []],
    [
      'not of the first price that is known',
      watched({ base: undefined }),
      goods({ price: 5_000 }),
      [],
    ],
    ['of a wished price', watched({ wished: 9_000 }), goods({ price: 9_000 }), ['wish-reached']],
    [
      'of a fall above the wished price',
      watched({ wished: 9_000 }),
      goods({ price: 9_500 }),
      ['fell'],
    ],
    [
      'of a wished price once',
      watched({ base: 9_000, wished: 9_000, isWishTold: true }),
      goods({ price: 9_000 }),
      [],
    ],
    ['of a sale', watched(), goods({ status: 'sold' }), ['sold']],
    ['of goods that ended unsold', watched(), goods({ status: 'ended' }), ['over']],
    ['of goods that are gone', watched(), goods({ status: 'gone', price: undefined }), ['over']],
    ['not of goods that somebody is buying', watched(), goods({ status: 'reserved' }), []],
    [
      'not of a wish while the auction is young',
      watched({ wished: 20_000 }),
      goods({ endsAt: inMinutes(600) }),
      [],
    ],
    [
      'of a wish and the end in its last hour',
      watched({ wished: 20_000 }),
      goods({ endsAt: inMinutes(59) }),
      ['wish-reached', 'ending-soon'],
    ],
    ['of the end once', watched({ isEndTold: true }), goods({ endsAt: inMinutes(30) }), []],
  ] as const)('%s', (_name, one, read, changes) => {
    expect(told(one, read)).toEqual(changes);
  });
});

it('a fall is told once, and again only further down', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 30 }),
      (prices) => {
        let state = watched({ base: 100 });
        let lowest = 100;
        for (const price of prices) {
          const judged = judgeWatch(state, goods({ price }), NOW);
          expect(judged.changes.includes('fell')).toBe(price < lowest);
          lowest = Math.min(lowest, price);
          state = { ...state, ...judged };
        }
      },
    ),
  );
});

it('a wish is told again after the price had risen above it', () => {
  let state = watched({ wished: 50 });
  const changes = [60, 50, 40, 60, 45].map((price) => {
    const judged = judgeWatch(state, goods({ price }), NOW);
    state = { ...state, ...judged };
    return judged.changes.includes('wish-reached');
  });
  expect(changes).toEqual([false, true, false, false, true]);
});

it.each([
  [undefined, 180],
  [24 * 60, 360],
  [120, 65],
  [30, 32],
  [1, 5],
])('goods that end in %s minutes are read again in %i', (minutes, next) => {
  const judged = judgeWatch(
    watched(),
    goods({ endsAt: minutes === undefined ? undefined : inMinutes(minutes) }),
    NOW,
  );
  expect(judged.nextReadAt).toEqual(inMinutes(next));
});
