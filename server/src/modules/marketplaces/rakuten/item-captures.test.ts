import { describe, expect, it } from 'vitest';
import { hasShared } from '../../../../test-support/world/captures.ts';
import { missingIn } from '../../../../test-support/outage-of.ts';
import { expectNoWrongPrice } from '../../../../test-support/wrong-prices.ts';
import type { ListingCard } from '../listing.ts';
import { listingOfItem } from './card.ts';
import { readItemSearch } from './shapes.ts';
import {
  cardsOf,
  json,
  noPath,
  readAt,
  recorded,
  rankingOf,
} from '../../../../test-support/captures/rakuten.ts';

describe.skipIf(!hasShared)('an item', () => {
  it('of 2019 is read whole', () => {
    const [item] = readItemSearch(recorded('item_search_with_itemCode')).items;
    expect(listingOfItem(item as NonNullable<typeof item>, readAt, noPath, [])).toMatchObject({
      code: 'book:17924463',
      title: 'NARUTO THE BEST (期間生産限定盤) [ (アニメーション) ]',
      url: 'https://item.rakuten.co.jp/book/14123464/',
      pictures: [
        'https://thumbnail.image.rakuten.co.jp/@0_mall/book/cabinet/3202/4534530093202.jpg',
      ],
      price: { current: 3520, currentBeforeTax: undefined, tax: 'included' },
      condition: 'new',
      seller: { id: 'book', name: '楽天ブックス' },
      shipping: { payer: 'seller', fee: 0 },
      shop: {
        review: { average: 4.71, count: 7 },
        pointPercent: 7,
        availability: 'あす楽 12:00',
        catchcopy: '【楽天ブックスならいつでも送料無料】',
      },
      categoryPath: [{ id: '101326' }],
      status: 'open',
    });
  });

  it.each([
    [
      'without tax',
      { taxFlag: 1 },
      {
        price: {
          current: 3872,
          currentBeforeTax: 3520,
          buyNow: 3872,
          tax: 'added',
          taxPercent: 10,
        },
      },
    ],
    ['sold out', { availability: 0 }, { status: 'sold' }],
    [
      'whose sale is over',
      { endTime: '2019-10-22 08:59' },
      { status: 'ended', endsAt: new Date('2019-10-22T08:59:00+09:00') },
    ],
    [
      'whose sale goes on',
      { endTime: '2019-10-22 09:01:30' },
      { status: 'open', endsAt: new Date('2019-10-22T09:01:30+09:00') },
    ],
    ['with delivery to pay', { postageFlag: 1 }, { shipping: { payer: 'buyer', fee: undefined } }],
  ])('%s is told so', (_, changed, told) => {
    const answer = recorded('item_search_with_itemCode') as { Items: object[] };
    expect(cardsOf({ ...answer, Items: [{ ...answer.Items[0], ...changed }] })).toMatchObject([
      told,
    ]);
    expect(
      cardsOf({
        ...answer,
        Items: undefined,
        items: [{ item: { ...answer.Items[0], ...changed } }],
      }),
    ).toMatchObject([told]);
  });

  it('is an outage that names what is missing, or the same price, after any one change', () => {
    const facts = ({ code, price, status, shipping }: ListingCard) => ({
      code,
      price,
      status,
      shipping,
    });
    for (const answer of [
      recorded('item_search_with_itemCode'),
      json('formatversion1-2018/item_search_9'),
      json('not-captures/gateway-2026/item_search_success'),
    ])
      expectNoWrongPrice(answer, (mutant) => cardsOf(mutant).map(facts));
    for (const answer of [
      recorded('item_ranking_with_period'),
      json('not-captures/gateway-2026/item_ranking_success'),
    ])
      expectNoWrongPrice(answer, (mutant) => rankingOf(mutant).map(({ card }) => facts(card)));
    const { Items, ...rest } = recorded('item_search_with_itemCode') as { Items: object[] };
    expect(missingIn(() => cardsOf(rest))).toBe('Items');
    expect(
      missingIn(() => cardsOf({ ...rest, Items: [{ ...Items[0], itemPrice: undefined }] })),
    ).toBe('Items.0.itemPrice');
    expect(missingIn(() => cardsOf({ ...rest, Items: [{ ...Items[0], postageFlag: 2 }] }))).toBe(
      'Items.0.postageFlag',
    );
    expect(missingIn(() => cardsOf({ ...rest, Items: [{ ...Items[0], itemPrice: 0 }] }))).toBe(
      'Items.0.itemPrice',
    );
  });
});
