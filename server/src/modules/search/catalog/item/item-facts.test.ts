import { describe, expect, it } from 'vitest';
import { yen } from '../../../../kernel/money.ts';
import type { Listing } from '../../../marketplaces/index.ts';
import { factsOf } from './item-facts.ts';
import {
  LISTING,
  shipping,
  seller,
  AUCTION,
} from '../../../../../test-support/rigs/search/item-facts-cases.ts';

const codesOf = (change: Partial<Listing>, topic: string) =>
  factsOf({ ...LISTING, ...change }).flatMap((fact) =>
    fact.topic === topic ? [`${fact.code}:${fact.level}`] : [],
  );
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
