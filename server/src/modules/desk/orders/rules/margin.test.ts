import { describe, expect, it } from 'vitest';
import { marginOf, type PricedOrder } from './margin.ts';

const ORDER: PricedOrder = {
  isCancelled: false,
  isWin: false,
  isWeighed: false,
  rate: { vnd: 17_600, scale: 100 },
  firstPayment: 2_000_000,
  secondPayment: 300_000,
  firstParts: [
    { to: 'goods', amount: 1_760_000 },
    { to: 'service-fee', amount: 240_000 },
  ],
  secondParts: [
    { to: 'freight', amount: 250_000 },
    { to: 'delivery', amount: 50_000 },
  ],
  received: 0,
  refunded: 0,
  spentJpy: 0,
};
const margin = (more: Partial<PricedOrder> = {}) => marginOf({ ...ORDER, ...more });

describe('the margin of an order', () => {
  it('is the fee, while all of it is a forecast', () => {
    expect(margin()).toMatchObject({
      revenue: 2_300_000,
      margin: 240_000,
      percentHundredths: 1_043,
      isForecast: true,
    });
  });

  it('reckons with the yen that were really paid', () => {
    expect(margin({ spentJpy: 9_000, received: 2_000_000 })).toMatchObject({
      margin: 240_000 + 176_000,
      costs: [{ account: 'marketplace-spend', amount: 1_584_000, certainty: 'booked' }, {}, {}],
    });
  });

  it('is in the books once all is paid and every cost of it is booked', () => {
    const done = { isWeighed: true, received: 2_300_000, spentJpy: 10_000 };
    expect(margin(done)).toMatchObject({ revenueCertainty: 'booked', isForecast: false });
    const booked = margin({ ...done, bookedCosts: { freight: 280_000, duty: undefined } });
    expect(booked.margin).toBe(margin(done).margin - 30_000);
    expect(booked.costs).toContainEqual({
      account: 'freight',
      amount: 280_000,
      certainty: 'booked',
    });
    expect(booked.costs.filter(({ account }) => account === 'freight')).toHaveLength(1);
  });

  it('of a cancelled order is what it kept less what was spent and booked', () => {
    const gone = { isCancelled: true, received: 2_000_000, refunded: 2_000_000 };
    expect(margin(gone)).toMatchObject({
      revenue: 0,
      margin: 0,
      percentHundredths: undefined,
      costs: [],
    });
    expect(margin({ ...gone, spentJpy: 1_000, bookedCosts: { freight: 5_000 } }).margin).toBe(
      -181_000,
    );
  });
});

const WIN: Partial<PricedOrder> = {
  isWin: true,
  spentJpy: 10_000,
  firstPayment: 2_036_000,
  firstParts: [
    { to: 'goods', amount: 1_760_000 },
    { to: 'domestic-shipping', amount: 176_000 },
    { to: 'service-fee', amount: 100_000 },
  ],
  secondPayment: 0,
  secondParts: [],
  isWeighed: true,
  received: 2_036_000,
};
const more = (to: string, amount: number) => [...(WIN.firstParts ?? []), { to, amount }];
const later = (amount: number): Partial<PricedOrder> => ({
  secondPayment: amount,
  secondParts: [{ to: 'domestic-shipping', amount }],
  received: 2_036_000 + amount,
});

describe('the margin of a won lot, of which the ledger has the price alone', () => {
  it.each<[string, Partial<PricedOrder>, { margin: number; isForecast: boolean }]>([
    ['keeps the shipping that was charged as a cost', {}, { margin: 100_000, isForecast: true }],
    [
      'keeps the tax as well',
      { firstPayment: 2_212_000, received: 2_212_000, firstParts: more('japanese-tax', 176_000) },
      { margin: 100_000, isForecast: true },
    ],
    [
      'reckons with the shipping that was booked',
      { bookedCosts: { 'domestic-shipping': 150_000 } },
      { margin: 126_000, isForecast: false },
    ],
    ['earns nothing by a dearer shipping', later(24_000), { margin: 100_000, isForecast: false }],
    ['loses nothing by a cheaper one', later(-26_000), { margin: 100_000, isForecast: false }],
    [
      'of a cancelled one is what was kept less its price',
      { isCancelled: true },
      { margin: 276_000, isForecast: false },
    ],
  ])('%s', (_what, change, expected) => {
    expect(margin({ ...WIN, ...change })).toMatchObject(expected);
  });

  it('gives no profit of a shipping difference to what was bought either', () => {
    const bought = { ...WIN, isWin: false, spentJpy: 11_000 };
    expect(margin({ ...bought, ...later(24_000) }).margin).toBe(margin(bought).margin);
  });
});
