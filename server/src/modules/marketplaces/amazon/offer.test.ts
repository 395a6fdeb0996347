import { describe, expect, it } from 'vitest';
import { Outage } from '../../../kernel/outage.ts';
import { saleOf } from './offer.ts';

const yen = (amount: number, tail = '') => ({
  amount,
  currency: 'JPY',
  displayAmount: `￥${amount.toLocaleString('ja-JP')}${tail}`,
});
const offer = {
  isBuyBoxWinner: true,
  availability: { type: 'IN_STOCK', message: '在庫あり。', maxOrderQuantity: 5 },
  condition: { value: 'New', subCondition: 'New' },
  merchantInfo: { id: 'A1', name: 'Amazon.co.jp' },
  loyaltyPoints: { points: 88 },
  price: {
    money: yen(8_800),
    savingBasis: { money: yen(11_000) },
    savings: { money: yen(2_200, ' (20%)'), percentage: 20 },
  },
};
type Offer = Partial<Record<keyof typeof offer | 'violatesMAP' | 'dealDetails', unknown>>;
const itemOf = (...listings: object[]) =>
  ({
    asin: 'B000000001',
    itemInfo: { title: { displayValue: 'x' } },
    offersV2: { listings },
  }) as never;
const read = (changes: Offer = {}) => saleOf(itemOf({ ...offer, ...changes }), 'item');

describe('an offer', () => {
  it('is read with what it saves', () => {
    expect(read()).toEqual({
      price: 8_800,
      listPrice: 11_000,
      isOpen: true,
      quantity: 5,
      condition: 'new',
      seller: { id: 'A1', name: 'Amazon.co.jp', isAmazon: true },
      availability: '在庫あり。',
      points: 88,
      deal: undefined,
    });
  });

  it('is the one beside the basket, wherever it stands in the list', () => {
    const other = { ...offer, isBuyBoxWinner: false, price: { money: yen(7_000) } };
    expect(saleOf(itemOf(other, offer), 'item')?.price).toBe(8_800);
    expect(saleOf(itemOf(other), 'item')?.price).toBe(7_000);
    expect(saleOf(itemOf(), 'item')).toBeUndefined();
  });

  it.each([
    [
      'price.money.displayAmount',
      { price: { ...offer.price, money: { ...yen(8_800), amount: 8_000 } } },
    ],
    ['price.money.currency', { price: { money: { ...yen(8_800), currency: 'USD' } } }],
    ['price.money.amount', { price: { money: { amount: 88.5, currency: 'JPY' } } }],
    ['price.savingBasis.money', { price: { ...offer.price, savingBasis: { money: yen(8_000) } } }],
    ['price.savings.money', { price: { ...offer.price, savings: { money: yen(2_300) } } }],
    ['price.savings.percentage', { price: { ...offer.price, savings: { percentage: 50 } } }],
    ['availability.type', { availability: { type: 'MAYBE' } }],
  ])('that contradicts itself is an outage that names %s', (missing, changes) => {
    let failure: unknown;
    try {
      read(changes);
    } catch (thrown) {
      failure = thrown;
    }
    expect(failure).toBeInstanceOf(Outage);
    expect((failure as Outage).missing).toBe(`item.offersV2.listings.0.${missing}`);
  });

  it.each([
    ['sold out', { availability: { type: 'OUT_OF_STOCK' } }, false, 0],
    ['not out yet', { availability: { type: 'PREORDER' } }, true, 1],
    ['of unknown standing', { availability: null }, true, 1],
    ['whose price is told in the basket only', { violatesMAP: true }, false, 0],
    ['without a price', { price: null }, false, 0],
  ])('%s', (_, changes, isOpen, quantity) => {
    expect(read(changes)).toMatchObject({ isOpen, quantity });
  });

  it.each([
    [{ value: 'Used', subCondition: 'Like New' }, 'like-new'],
    [{ value: 'Used', subCondition: 'VeryGood' }, 'good'],
    [{ value: 'Used', subCondition: 'Acceptable' }, 'fair'],
    [{ value: 'Refurbished', subCondition: null }, 'used'],
    [{ value: 'Unknown' }, 'unknown'],
    [null, 'unknown'],
  ])('in condition %j is %s', (condition, expected) => {
    expect(read({ condition })?.condition).toBe(expected);
  });

  it('for a time tells when it ends', () => {
    const deal = read({
      dealDetails: { startTime: '2026-11-21T00:00:00Z', endTime: 'soon' },
    })?.deal;
    expect(deal).toEqual({ startsAt: new Date('2026-11-21T00:00:00Z'), endsAt: undefined });
  });
});
