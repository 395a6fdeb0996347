import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AskedWords, relevanceOf, type RankedListing } from './relevance.ts';

const NOW = Date.parse('2026-11-21T00:00:00Z');
const asked: AskedWords = { words: ['Nikon', 'fm2'], isAccessory: false };
const seller = { ratingPercent: 99.5, isStore: false };
const price = { current: 1_000, buyNow: undefined };
const standing = ({
  listing,
  ...given
}: Omit<Partial<RankedListing>, 'listing'> & {
  listing?: Partial<RankedListing['listing']>;
} = {}): RankedListing => ({
  matched: 2,
  isAccessory: false,
  rank: 3,
  isPartialMatch: false,
  isBanned: false,
  ageSeconds: 0,
  ...given,
  listing: {
    seller,
    status: 'open',
    auction: undefined,
    price,
    shipping: { payer: 'buyer' },
    ...listing,
  },
});
const points = (given?: Parameters<typeof standing>[0], of = asked) =>
  relevanceOf(standing(given), of, NOW);

describe('relevance', () => {
  it.each<[string, Parameters<typeof standing>[0]]>([
    ['a word that is missing', { matched: 1 }],
    ['an accessory that nobody asked for', { isAccessory: true }],
    ['what matches some of the words only', { isPartialMatch: true }],
    ['a later place at its site', { rank: 4 }],
    ['what may not be imported', { isBanned: true }],
    ['a doubtful seller', { listing: { seller: { ...seller, ratingPercent: 90 } } }],
    ['a seller nobody rated', { listing: { seller: { ...seller, ratingPercent: undefined } } }],
    ['what is sold', { listing: { status: 'sold' } }],
    ['what has no price', { listing: { price: { ...price, current: undefined } } }],
    ['an old answer', { ageSeconds: 600 }],
  ])('goes down for %s', (_, worse) => {
    expect(points(worse)).toBeLessThan(points());
  });

  it.each<[string, Parameters<typeof standing>[0]]>([
    ['free shipping', { listing: { shipping: { payer: 'seller' } } }],
    [
      'an auction that ends within a day',
      {
        listing: {
          auction: { endsAt: new Date(NOW + 3_600_000) },
        },
      },
    ],
  ])('goes up for %s', (_, better) => {
    expect(points(better)).toBeGreaterThan(points());
  });

  it('an accessory is no worse when it is what was asked for', () => {
    const straps = { ...asked, isAccessory: true };
    expect(points({ isAccessory: true }, straps)).toBe(points({ isAccessory: false }, straps));
  });

  it('a whole match far down its site stands before an accessory and a partial match at the top of theirs', () => {
    expect(points({ rank: 39 })).toBeGreaterThan(points({ rank: 0, isAccessory: true }));
    expect(points({ rank: 39 })).toBeGreaterThan(points({ rank: 0, isPartialMatch: true }));
    expect(points({ rank: 39 })).toBeGreaterThan(points({ rank: 0, matched: 0 }));
  });

  it('is a whole number that never rises with the place at the site and never falls with the words', () => {
    const anything = fc.record({
      matched: fc.nat(9),
      rank: fc.nat(2_000),
      isAccessory: fc.boolean(),
      isPartialMatch: fc.boolean(),
      isBanned: fc.boolean(),
      ageSeconds: fc.nat(1_000),
    });
    fc.assert(
      fc.property(anything, fc.nat(9), (given, more) => {
        const base = points(given);
        expect(Number.isSafeInteger(base)).toBe(true);
        expect(points({ ...given, rank: given.rank + more })).toBeLessThanOrEqual(base);
        expect(points({ ...given, matched: given.matched + more })).toBeGreaterThanOrEqual(base);
      }),
    );
  });
});
