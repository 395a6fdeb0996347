import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yen } from '../../../kernel/money.ts';
import { type Asked, lowestAskable, obstaclesOf } from './obstacles.ts';
import { allMoves, mayMove, OPEN_STATUSES, type OfferStatus } from './offer.ts';

const listing = (changes: Partial<Asked> & { yen?: number | undefined } = {}): Asked => {
  const { yen: amount = 10_000, ...rest } = changes;
  const current = 'yen' in changes && changes.yen === undefined ? undefined : yen(amount);
  return {
    site: 'mercari',
    isShopItem: false,
    auction: undefined,
    status: 'open',
    isOfferable: true,
    price: { current },
    ...rest,
  };
};
const auction = { bidCount: 0 };

describe('what speaks against asking', () => {
  it.each([
    ['a fair request', listing(), 8_000, []],
    ['exactly half', listing(), 5_000, []],
    ['a yen under half', listing(), 4_999, ['under-floor']],
    ['half of an odd price is rounded up', listing({ yen: 10_001 }), 5_000, ['under-floor']],
    ['half of an odd price, rounded up', listing({ yen: 10_001 }), 5_001, []],
    ['the price itself', listing(), 10_000, ['not-below-price']],
    ['more than the price', listing(), 12_000, ['not-below-price']],
    ['¥300 for goods of ¥500', listing({ yen: 500 }), 300, ['under-floor']],
    ['¥301 for goods of ¥500', listing({ yen: 500 }), 301, []],
    ['goods of ¥302', listing({ yen: 302 }), 301, []],
    ['goods of ¥301 cannot be cheaper', listing({ yen: 301 }), 200, ['price-too-small']],
    ['goods of ¥300', listing({ yen: 300 }), undefined, ['price-too-small']],
    ['a shop', listing({ isShopItem: true, isOfferable: false }), 8_000, ['shop-item']],
    ['an auction', listing({ auction, isOfferable: false }), 8_000, ['auction']],
    ['sold', listing({ status: 'sold' }), 8_000, ['not-open']],
    ['reserved', listing({ status: 'reserved' }), 8_000, ['not-open']],
    ['no price yet', listing({ yen: undefined }), 8_000, ['no-price']],
    ['a seller who takes none', listing({ isOfferable: false }), 8_000, ['seller-takes-none']],
    ['another site', listing({ site: 'rakuten' }), 8_000, ['not-offerable-site']],
    [
      'everything at once',
      listing({ status: 'sold', isShopItem: true }),
      1,
      ['shop-item', 'not-open', 'under-floor'],
    ],
  ] as const)('%s', (_, asked, desired, obstacles) => {
    expect(obstaclesOf(asked, desired === undefined ? undefined : yen(desired))).toEqual(obstacles);
  });

  it('takes every price from the floor up to one yen less than listed, and no other', () => {
    const price = fc.integer({ min: 1, max: 9_999_999 });
    fc.assert(
      fc.property(price, price, (listed, desired) => {
        const isTaken = obstaclesOf(listing({ yen: listed }), yen(desired)).length === 0;
        expect(isTaken).toBe(desired > 300 && desired * 2 >= listed && desired < listed);
      }),
    );
    fc.assert(
      fc.property(price, (listed) => {
        expect(lowestAskable(yen(listed))).toBeGreaterThan(300);
      }),
    );
  });
});

describe('the life of an offer', () => {
  it.each([
    ['waiting', 'sent', 'staff', true],
    ['waiting', 'accepted', 'staff', false],
    ['waiting', 'sent', 'customer', false],
    ['sent', 'accepted', 'customer', false],
    ['sent', 'accepted', 'system', true],
    ['accepted', 'bought', 'customer', true],
    ['accepted', 'bought', 'staff', false],
    ['bought', 'cancelled', 'customer', false],
    ['expired', 'sent', 'staff', false],
  ] as const)('%s to %s by %s: %s', (from, to, by, isKnown) => {
    expect(mayMove(from, to, by)).toBe(isKnown);
  });

  it('ends, from wherever it is open, by the customer and by itself', () => {
    for (const from of OPEN_STATUSES) {
      expect(mayMove(from, 'cancelled', 'customer')).toBe(true);
      expect(mayMove(from, 'expired', 'system')).toBe(true);
    }
    const ends: OfferStatus[] = ['bought', 'cancelled', 'expired'];
    expect(allMoves().filter(({ from }) => ends.includes(from))).toEqual([]);
  });
});
