import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../marketplaces/index.ts';
import { factsOf } from './item-facts.ts';
import { type KindOfGoods, parcelOf } from './item-parcel.ts';
import { warningsOf } from './item-warnings.ts';
import {
  LISTING,
  seller,
  AUCTION,
  shipping,
} from '../../../../../test-support/rigs/search/item-facts-cases.ts';

describe('warnings', () => {
  const warned = (
    change: Partial<Listing>,
    flags: { code: string; rule: 'warn' | 'ask' | 'block'; reason: string }[] = [],
    isStale = false,
  ) => {
    const listing = { ...LISTING, ...change };
    const isDoubtful =
      listing.seller.ratingPercent !== undefined && listing.seller.ratingPercent < 99;
    return warningsOf(
      listing,
      { flags, is_seller_doubtful: isDoubtful },
      factsOf(listing),
      isStale,
    ).map(({ code, level }) => `${code}:${level}`);
  };
  it.each<[string, Partial<Listing>, string[]]>([
    ['nothing', {}, []],
    ['a seller under the threshold', seller({ ratingPercent: 97 }), ['seller-reputation:warn']],
    ['a seller whom nobody rated', seller({ ratingPercent: undefined }), ['seller-unknown:info']],
    ['junk', { condition: 'junk' }, ['junk:warn']],
    ['grown-ups only', { isAdultOnly: true }, ['adult-only:warn']],
    ['what must be fetched', { descriptionText: '引き取り限定です' }, ['pickup-only:warn']],
    ['no price', { price: { ...LISTING.price, current: undefined } }, ['no-price:block']],
    ['what is sold', { status: 'sold' }, ['no-longer-open:info']],
    [
      'an auction that may end early',
      { auction: { ...AUCTION, isEarlyClosing: true, restrictions: ['rating'] } },
      ['early-closing:info', 'bidder-restricted:info'],
    ],
  ])('of %s', (_, change, codes) => expect(warned(change)).toEqual(codes));

  it('stand with the gravest first', () => {
    const flags = [
      { code: 'a', rule: 'ask' as const, reason: 'x' },
      { code: 'b', rule: 'block' as const, reason: 'y' },
    ];
    expect(warned({ ...shipping({ fee: undefined }), condition: 'junk' }, flags, true)).toEqual([
      'b:block',
      'a:warn',
      'stale:warn',
      'junk:warn',
      'shipping-unknown:info',
    ]);
  });
});
describe('weight and size', () => {
  const kind = {
    code: 'camera',
    label: 'Máy ảnh',
    weightG: { low: 400, likely: 1100, high: 2800 },
    sizeCm: { low: [18, 14, 12], likely: [25, 20, 16], high: [40, 30, 25] },
  } as unknown as KindOfGoods;
  it.each<[string, Partial<Listing>, object]>([
    [
      'are those of its kind',
      {},
      { source: 'category', weight_g: { low: 400, likely: 1100, high: 2800 } },
    ],
    [
      'are what the seller wrote',
      { descriptionText: '重量 540g サイズ 15×9×6cm' },
      {
        source: 'seller',
        weight_g: { low: 540, likely: 540, high: 540 },
        size_cm: { likely: [15, 9, 6] },
      },
    ],
    [
      'are taken from named facts',
      { attributes: [{ name: '重量', value: '1.2kg' }] },
      { source: 'seller', weight_g: { likely: 1200 }, size_cm: { low: [18, 14, 12] } },
    ],
  ])('%s', (_, change, parcel) =>
    expect(parcelOf({ ...LISTING, ...change }, kind)).toMatchObject(parcel),
  );
  it('say why', () => {
    expect(parcelOf(LISTING, kind).message).toContain('“Máy ảnh”');
    expect(
      parcelOf({ ...LISTING, descriptionText: '重量540g、宅急便80サイズ' }, kind).message,
    ).toMatch(/nặng 540 g, gửi cỡ 80/);
    expect(parcelOf(LISTING, { ...kind, code: '*' })).toMatchObject({
      source: 'unknown',
      message: expect.stringContaining('Chưa rõ'),
    });
  });
});
