import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Book, nextPrice, placeBid, stepAt } from './proxy-bidding.ts';

const fresh = (startPrice: number): Book => ({ startPrice, price: startPrice, leader: undefined });

describe('the step of a bid', () => {
  test.each([
    [1, 10],
    [999, 10],
    [1_000, 100],
    [4_999, 100],
    [5_000, 250],
    [9_999, 250],
    [10_000, 500],
    [49_999, 500],
    [50_000, 1_000],
    [900_000, 1_000],
  ])('at %i yen it is %i', (price, step) => expect(stepAt(price)).toBe(step));
});

describe('proxy bidding', () => {
  // start, bids in order, then the price and the leader
  test.each<[string, number, [string, number][], number, string]>([
    ['the first bid stands at the start price', 1_000, [['a', 9_000]], 1_000, 'a'],
    ['the first bid may equal the start price', 1_000, [['a', 1_000]], 1_000, 'a'],
    [
      'the price is the second maximum and one step',
      1_000,
      [
        ['a', 3_000],
        ['b', 5_000],
      ],
      3_100,
      'b',
    ],
    [
      'it never passes the highest maximum',
      1_000,
      [
        ['a', 3_000],
        ['b', 3_050],
      ],
      3_050,
      'b',
    ],
    [
      'a lower challenger pushes the price and loses',
      1_000,
      [
        ['a', 5_000],
        ['b', 3_000],
      ],
      3_100,
      'a',
    ],
    [
      'of equal maxima the earlier leads',
      1_000,
      [
        ['a', 3_000],
        ['b', 3_000],
      ],
      3_000,
      'a',
    ],
    [
      'raising one’s own maximum leaves the price',
      1_000,
      [
        ['a', 3_000],
        ['a', 9_000],
      ],
      1_000,
      'a',
    ],
    [
      'steps follow the price band',
      1,
      [
        ['a', 9_800],
        ['b', 20_000],
      ],
      10_050,
      'b',
    ],
  ])('%s', (_name, start, bids, price, leader) => {
    const book = bids.reduce<Book>((at, [bidder, maximum]) => {
      const outcome = placeBid(at, bidder, maximum);
      if (outcome.kind === 'too-low') throw new Error('too low');
      return outcome.book;
    }, fresh(start));
    expect({ price: book.price, leader: book.leader?.bidder }).toEqual({ price, leader });
  });

  it('refuses less than the next price and says which', () => {
    const first = placeBid(fresh(1_000), 'a', 3_000);
    expect(placeBid(fresh(1_000), 'a', 999)).toEqual({ kind: 'too-low', nextPrice: 1_000 });
    expect(first.kind !== 'too-low' && placeBid(first.book, 'b', 1_099)).toEqual({
      kind: 'too-low',
      nextPrice: 1_100,
    });
  });

  it('never lowers the price, never passes the leader’s maximum, and the highest maximum leads', () => {
    const bids = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 1, max: 80_000 })),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), bids, (start, entered) => {
        let book = fresh(start);
        let highest = 0;
        for (const [bidder, maximum] of entered) {
          const least = nextPrice(book, bidder);
          const outcome = placeBid(book, bidder, maximum);
          expect(outcome.kind === 'too-low').toBe(maximum < least);
          if (outcome.kind === 'too-low') continue;
          highest = Math.max(highest, maximum);
          expect(outcome.book.price).toBeGreaterThanOrEqual(book.price);
          expect(outcome.book.price).toBeLessThanOrEqual(highest);
          expect(outcome.book.leader?.maximum).toBe(highest);
          book = outcome.book;
        }
      }),
    );
  });
});
