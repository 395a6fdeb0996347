import { describe, expect, it } from 'vitest';
import { yen } from '../../../kernel/money.ts';
import type { Listing } from '../../marketplaces/index.ts';
import { factsOf } from './item-facts.ts';
import { type KindOfGoods, parcelOf } from './item-parcel.ts';
import { warningsOf } from './item-warnings.ts';

const LISTING: Listing = {
  site: 'auction',
  code: 'x1000000001',
  url: 'https://auctions.test/x1000000001',
  title: 'ニコン FM2 ボディ',
  pictures: [],
  price: {
    current: yen(10_000),
    currentBeforeTax: undefined,
    buyNow: undefined,
    buyNowBeforeTax: undefined,
    start: undefined,
    startBeforeTax: undefined,
    tax: 'none',
    taxPercent: 0,
  },
  condition: 'good',
  categoryPath: [],
  brand: undefined,
  seller: {
    id: 's1',
    name: '********',
    ratingPercent: 99.8,
    goodCount: 499,
    badCount: 1,
    isStore: false,
  },
  shipping: { payer: 'buyer', fee: yen(850), isFeeLowest: false, fromPrefecture: 13 },
  auction: undefined,
  status: 'open',
  isShopItem: false,
  readAt: new Date('2026-11-21T05:00:00Z'),
  quantity: 1,
  descriptionHtml: '',
  descriptionText: '',
  dispatch: undefined,
  checksum: undefined,
  variants: [],
  isOfferable: false,
  likeCount: undefined,
  updatedAt: undefined,
};
const AUCTION: Listing['auction'] = {
  bidCount: 0,
  startsAt: undefined,
  endsAt: new Date('2026-11-22T05:00:00Z'),
  isAutoExtension: true,
  isEarlyClosing: false,
  restrictions: [],
  highestBidder: undefined,
};
const codesOf = (change: Partial<Listing>, topic: string) =>
  factsOf({ ...LISTING, ...change }).flatMap((fact) =>
    fact.topic === topic ? [`${fact.code}:${fact.level}`] : [],
  );
const seller = (change: Partial<Listing['seller']>) => ({
  seller: { ...LISTING.seller, ...change },
});
const shipping = (change: Partial<Listing['shipping']>) => ({
  shipping: { ...LISTING.shipping, ...change },
});

describe('facts about goods', () => {
  it.each<[string, Partial<Listing>, string, string[]]>([
    ['new goods', { condition: 'new' }, 'condition', ['new-goods:good']],
    ['used goods', {}, 'condition', ['used-goods:info']],
    [
      'goods without a condition',
      { condition: 'unknown' },
      'condition',
      ['condition-unknown:info'],
    ],
    [
      'goods that only the title calls used',
      { condition: 'unknown', title: '中古 FM2' },
      'condition',
      ['used-goods:info'],
    ],
    ['junk by its condition', { condition: 'junk' }, 'condition', ['junk:caution']],
    [
      'junk by its title',
      { condition: 'fair', title: 'FM2 ジャンク' },
      'condition',
      ['junk:caution'],
    ],
    ['something for grown-ups', { isAdultOnly: true }, 'age', ['adult-only:caution']],
    ['something for everybody', {}, 'age', []],
    ['a private seller', {}, 'tax', ['tax-none:info']],
    [
      'a price with tax',
      { price: { ...LISTING.price, tax: 'included', taxPercent: 10 } },
      'tax',
      ['tax-included:info'],
    ],
    [
      'a price that tax is added to',
      { price: { ...LISTING.price, tax: 'added', taxPercent: 8 } },
      'tax',
      ['tax-added:info'],
    ],
    [
      'free delivery',
      shipping({ payer: 'seller', fee: yen(0) }),
      'shipping',
      ['shipping-seller:good'],
    ],
    ['delivery for the buyer to pay', {}, 'shipping', ['shipping-buyer:info']],
    [
      'the cheapest of several ways',
      shipping({ isFeeLowest: true }),
      'shipping',
      ['shipping-lowest:info'],
    ],
    ['a fee told later', shipping({ fee: undefined }), 'shipping', ['shipping-later:caution']],
    [
      'delivery that nobody speaks of',
      shipping({ payer: 'unknown', fee: undefined }),
      'shipping',
      ['shipping-unknown:info'],
    ],
    ['a seller of good name', {}, 'seller', ['seller-trusted:good']],
    [
      'a seller just at the threshold',
      seller({ ratingPercent: 99 }),
      'seller',
      ['seller-trusted:good'],
    ],
    ['a seller under the threshold', seller({ ratingPercent: 98.9 }), 'seller', []],
    [
      'a seller of few ratings',
      seller({ ratingPercent: 100, goodCount: 9, badCount: 0 }),
      'seller',
      ['seller-few-ratings:caution'],
    ],
    [
      'a seller of ten ratings',
      seller({ ratingPercent: 100, goodCount: 10, badCount: 0 }),
      'seller',
      ['seller-trusted:good'],
    ],
    [
      'a store whose ratings are not counted',
      seller({ isStore: true, goodCount: undefined, badCount: undefined }),
      'seller',
      ['seller-store:info', 'seller-trusted:good'],
    ],
    [
      'a store without ratings',
      seller({ isStore: true, ratingPercent: undefined }),
      'seller',
      ['seller-store:info'],
    ],
    [
      'a seller who sends to shops only',
      { descriptionText: '個人宅への配送不可' },
      'seller',
      ['seller-trusted:good', 'only-to-shop:caution'],
    ],
    [
      'a seller without returns',
      { descriptionText: 'ノークレームノーリターンで' },
      'seller',
      ['seller-trusted:good', 'no-returns:info'],
    ],
    [
      'a seller who takes goods back',
      { isReturnable: true },
      'seller',
      ['seller-trusted:good', 'returnable:good'],
    ],
    ['a seller who does not', { isReturnable: false }, 'seller', ['seller-trusted:good']],
    ['an auction that is extended', { auction: AUCTION }, 'auction', ['auto-extension:info']],
    [
      'an auction that is not',
      { auction: { ...AUCTION, isAutoExtension: false } },
      'auction',
      ['no-extension:info'],
    ],
    [
      'an auction that does not tell',
      { auction: { ...AUCTION, isAutoExtension: undefined } },
      'auction',
      [],
    ],
    ['goods whose price can be talked about', { isOfferable: true }, 'auction', ['offerable:good']],
  ])('of %s', (_, change, topic, codes) => expect(codesOf(change, topic)).toEqual(codes));

  it('are whole sentences, with amounts beside them', () => {
    const facts = factsOf({
      ...LISTING,
      auction: AUCTION,
      isOfferable: true,
      isAdultOnly: true,
      descriptionText: '個人宅配送不可 NCNR 海外発送不可',
    });
    for (const { message } of facts) expect(message).toMatch(/^[^{}]+\.$/);
    expect(facts.find(({ topic }) => topic === 'shipping')?.amount_jpy).toBe(850);
    expect(facts.find(({ code }) => code === 'used-goods')?.message).toContain('không có vết xước');
  });
});

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
