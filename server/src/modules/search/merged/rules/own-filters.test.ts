import { describe, expect, it } from 'vitest';
import { yen } from '../../../../kernel/money.ts';
import { type ListingCard, untaxedPrice } from '../../../marketplaces/index.ts';
import { isOnlyOurs, type OwnFilters, passes } from './own-filters.ts';

const NOW = Date.parse('2026-11-21T00:00:00Z');
const HOUR = 3_600_000;
const endingIn = (hours: number): ListingCard['auction'] => ({
  bidCount: 0,
  startsAt: undefined,
  endsAt: new Date(NOW + hours * HOUR),
  isAutoExtension: undefined,
  isEarlyClosing: undefined,
  restrictions: [],
  highestBidder: undefined,
});
const price = (current: number | undefined, buyNow?: number): ListingCard['price'] =>
  untaxedPrice({
    current: current === undefined ? undefined : yen(current),
    buyNow: buyNow === undefined ? undefined : yen(buyNow),
  });
const listing = (given: Partial<ListingCard> = {}): ListingCard => ({
  site: 'auction',
  code: 'x1',
  url: '',
  title: 'ニコン FM2 ボディ',
  pictures: [],
  price: price(1_000),
  condition: 'good',
  categoryPath: [],
  brand: undefined,
  seller: {
    id: 's',
    name: '',
    ratingPercent: undefined,
    goodCount: undefined,
    badCount: undefined,
    isStore: false,
  },
  shipping: { payer: 'buyer', fee: undefined, isFeeLowest: false, fromPrefecture: undefined },
  auction: undefined,
  status: 'open',
  isShopItem: false,
  readAt: new Date(NOW),
  ...given,
});

describe('a listing passes', () => {
  it.each<[string, OwnFilters, Partial<ListingCard>, Partial<ListingCard>]>([
    ['auctions only', { kind: 'auction' }, { auction: endingIn(5) }, {}],
    ['fixed prices only', { kind: 'fixed' }, {}, { auction: endingIn(5) }],
    [
      'fixed prices, also beside an auction',
      { kind: 'fixed' },
      { auction: endingIn(5), price: price(1, 900) },
      { auction: endingIn(5) },
    ],
    ['new', { condition: 'new' }, { condition: 'new' }, { condition: 'like-new' }],
    ['good or better', { condition: 'good' }, { condition: 'like-new' }, { condition: 'fair' }],
    ['used, how worn untold', { condition: 'used' }, { condition: 'used' }, { condition: 'new' }],
    [
      'used, not what nobody told',
      { condition: 'used' },
      { condition: 'junk' },
      { condition: 'unknown' },
    ],
    ['junk', { condition: 'junk' }, { condition: 'junk' }, { condition: 'poor' }],
    ['from a price on', { minimumPrice: 1_000 }, {}, { price: price(999) }],
    ['up to a price', { maximumPrice: 1_000 }, {}, { price: price(1_001) }],
    ['up to a price, not what has none', { maximumPrice: 1_000 }, {}, { price: price(undefined) }],
    ['of shops', { sellerKind: 'store' }, { isShopItem: true }, {}],
    ['of people', { sellerKind: 'private' }, {}, { isShopItem: true }],
    [
      'ending within hours',
      { endsWithinHours: 2 },
      { auction: endingIn(2) },
      { auction: endingIn(2.01) },
    ],
    ['ending within hours, auctions only', { endsWithinHours: 2 }, { auction: endingIn(1) }, {}],
    ['that is not over', {}, { auction: endingIn(0.001) }, { auction: endingIn(0) }],
    ['that is open', {}, {}, { status: 'sold' }],
    [
      'free shipping',
      { isFreeShipping: true },
      { shipping: { payer: 'seller', fee: yen(0), isFeeLowest: false, fromPrefecture: undefined } },
      {
        shipping: {
          payer: 'unknown',
          fee: undefined,
          isFeeLowest: false,
          fromPrefecture: undefined,
        },
      },
    ],
    [
      'without a word, however it is written',
      { excluded: ['fm2'] },
      { title: 'ニコン FE2' },
      { title: 'ニコン ＦＭ２' },
    ],
  ])('%s', (_, filters, inside, outside) => {
    const facts = { landed: undefined, isBanned: false };
    expect(passes(listing(inside), facts, filters, NOW)).toBe(true);
    expect(passes(listing(outside), facts, filters, NOW)).toBe(false);
  });

  it.each<[OwnFilters, number | undefined, boolean, boolean]>([
    [{ maximumLanded: 500_000 }, 500_000, false, true],
    [{ maximumLanded: 500_000 }, 500_001, false, false],
    [{ maximumLanded: 500_000 }, undefined, false, false],
    [{ minimumLanded: 500_000 }, 499_999, false, false],
    [{ isImportable: true }, 1, true, false],
    [{ isImportable: true }, 1, false, true],
    [{}, undefined, true, true],
  ])('%o at %s đồng, banned %s: %s', (filters, landed, isBanned, does) => {
    expect(passes(listing(), { landed, isBanned }, filters, NOW)).toBe(does);
  });
});

it.each<[OwnFilters, boolean]>([
  [{}, false],
  [{ maximumPrice: 5, condition: 'new' }, false],
  [{ maximumLanded: 1 }, true],
  [{ minimumLanded: 1 }, true],
  [{ isImportable: true }, true],
])('%o can be applied by us alone: %s', (filters, is) => {
  expect(isOnlyOurs(filters)).toBe(is);
});
