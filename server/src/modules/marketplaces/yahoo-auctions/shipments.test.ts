import { describe, expect, it } from 'vitest';
import { Outage } from '../../../kernel/outage.ts';
import { feesOf } from './shipments.ts';
import {
  site,
  setUpYahooAuctionsRig,
} from '../../../../test-support/rigs/marketplaces/yahoo-auctions-rig.ts';

setUpYahooAuctionsRig();

describe('delivery inside Japan', () => {
  it.each([true, false])(
    'is told for goods of a store (%s) by prefecture, cheapest way first',
    async (isStore) => {
      const { listings } = await site.search({
        keyword: 'カメラ',
        seller: isStore ? 'store' : 'private',
        size: 100,
      });
      const card = listings.find(
        ({ shipping }) => shipping.payer === 'buyer' && shipping.fee !== undefined,
      );
      const near =
        (await site.domesticShipping?.listFees({
          code: card?.code ?? '',
          toPrefecture: card?.shipping.fromPrefecture ?? 13,
        })) ?? [];
      const far =
        (await site.domesticShipping?.listFees({ code: card?.code ?? '', toPrefecture: 47 })) ?? [];
      expect(near.map(({ fee }) => fee)).toEqual(
        near.map(({ fee }) => fee).toSorted((a, b) => a - b),
      );
      expect(near.length).toBeGreaterThan(1);
      expect(far[0]?.fee).toBeGreaterThanOrEqual(Number(near[0]?.fee));
      const tokyo = await site.domesticShipping?.listFees({
        code: card?.code ?? '',
        toPrefecture: 13,
      });
      expect(tokyo?.[0]?.fee).toBe(card?.shipping.fee);
    },
  );

  it('costs nothing where the seller pays, and is unknown for what is not there', async () => {
    const { listings } = await site.search({ isFreeShipping: true, size: 5 });
    expect(
      await site.domesticShipping?.listFees({ code: listings[0]?.code ?? '', toPrefecture: 13 }),
    ).toMatchObject([{ fee: 0 }]);
    expect(await site.domesticShipping?.listFees({ code: 'z999999999', toPrefecture: 13 })).toEqual(
      [],
    );
    expect(await site.domesticShipping?.listFees({ code: 'not a code', toPrefecture: 13 })).toEqual(
      [],
    );
  });

  it.each([
    [
      { isFreeShipping: true, lowestPrice: 0, mainMethodName: '送料無料', methods: [] },
      [{ method: '送料無料', fee: 0 }],
    ],
    [{ isFreeShipping: false, methods: [] }, []],
    [{ lowestPrice: 700, mainMethodName: '宅急便' }, [{ method: '宅急便', fee: 700 }]],
    [
      {
        methods: [
          { name: '宅急便', shippingPrice: 900 },
          { name: 'ゆうパック', aucShippingPrices: [{ price: 800 }] },
          { name: '着払い' },
        ],
      },
      [
        { method: 'ゆうパック', fee: 800 },
        { method: '宅急便', fee: 900 },
      ],
    ],
  ])('is read from %j', (answer, fees) => expect(feesOf(answer)).toEqual(fees));
  it('is an outage where the answer is another', () =>
    expect(() => feesOf({ methods: 'none' })).toThrow(Outage));
});
