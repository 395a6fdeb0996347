import { expect, it } from 'vitest';
import { yen } from '../../kernel/money.ts';
import { fixedPrice, listingPrice, untaxedPrice } from './listing-price.ts';

const NOTHING_ELSE = {
  current: undefined,
  currentBeforeTax: undefined,
  buyNow: undefined,
  buyNowBeforeTax: undefined,
  start: undefined,
  startBeforeTax: undefined,
};

it('a price names every amount, and what is not known is undefined', () => {
  expect(listingPrice({ start: yen(100), tax: 'added', taxPercent: 8 })).toStrictEqual({
    ...NOTHING_ELSE,
    start: 100,
    tax: 'added',
    taxPercent: 8,
  });
  expect(untaxedPrice({ current: yen(100) })).toStrictEqual({
    ...NOTHING_ELSE,
    current: 100,
    tax: 'none',
    taxPercent: 0,
  });
});

it('goods at a fixed price can be bought at it, the usual tax contained', () => {
  const price = { ...NOTHING_ELSE, current: 100, buyNow: 100, tax: 'included' };
  expect(fixedPrice(yen(100))).toStrictEqual({ ...price, taxPercent: 10 });
  expect(fixedPrice(yen(100), 8)).toStrictEqual({ ...price, taxPercent: 8 });
});
