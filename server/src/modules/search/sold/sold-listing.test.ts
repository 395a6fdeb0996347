import { expect, it } from 'vitest';
import { yen } from '../../../kernel/money.ts';
import { fixedPrice, type ListingCard } from '../../marketplaces/index.ts';
import { soldListingOf } from './sold-listing.ts';

const readAt = new Date('2026-11-21T05:00:00Z');
const CARD: ListingCard = {
  site: 'mercari',
  code: 'm10000000001',
  url: 'https://mercari.test/m10000000001',
  title: 'ニコン FM2 ボディ FM2',
  pictures: [],
  price: fixedPrice(yen(30_000)),
  condition: 'good',
  categoryPath: [],
  brand: undefined,
  seller: {
    id: '1',
    name: '',
    ratingPercent: undefined,
    goodCount: undefined,
    badCount: undefined,
    isStore: false,
  },
  shipping: { payer: 'seller', fee: yen(0), isFeeLowest: false, fromPrefecture: undefined },
  auction: undefined,
  status: 'sold',
  isShopItem: false,
  readAt,
};
const noPrice = { ...CARD.price, current: undefined };

it('what was sold is kept with its price, its words once, and when', () => {
  expect(soldListingOf({ ...CARD, endsAt: new Date('2026-11-20T00:00:00Z') })).toEqual({
    site: 'mercari',
    code: 'm10000000001',
    title: CARD.title,
    words: ['ニコン', 'fm2', 'ボディ'],
    condition: 'good',
    price: 30_000,
    soldAt: new Date('2026-11-20T00:00:00Z'),
  });
});

it.each<[string, Partial<ListingCard>]>([
  ['is on sale', { status: 'open' }],
  ['is being bought', { status: 'reserved' }],
  ['ended without a buyer', { status: 'ended' }],
  ['has no price', { price: noPrice }],
  ['is several things for one price', { title: 'フィルムカメラ まとめて 10台セット' }],
])('what %s says nothing about prices', (_, change) =>
  expect(soldListingOf({ ...CARD, ...change })).toBeUndefined(),
);

it.each<[string, Parameters<typeof soldListingOf>[0], string]>([
  [
    'before the day on which it would be taken down',
    { ...CARD, endsAt: new Date('2026-12-01T00:00:00Z') },
    '2026-11-21T05:00:00.000Z',
  ],
  [
    'at its last change, where the site tells no more',
    { ...CARD, updatedAt: new Date('2026-11-19T00:00:00Z') },
    '2026-11-19T00:00:00.000Z',
  ],
  ['no later than it was read', CARD, '2026-11-21T05:00:00.000Z'],
])('it was sold %s', (_, card, at) => expect(soldListingOf(card)?.soldAt.toISOString()).toBe(at));
