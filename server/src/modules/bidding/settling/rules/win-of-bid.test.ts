import { describe, expect, it } from 'vitest';
import { doubtOf } from './win-of-bid.ts';

const bought = (sitePrice: number, marketplaceOrderNumber?: string) => ({
  sitePrice,
  marketplaceOrderNumber,
});

describe('whether the lot that an account won is the win of a bid', () => {
  it.each([
    ['nobody bought it otherwise', 5_000, { price: 5_000, orderNumber: 'Y-1' }, [], undefined],
    ['dearer than the maximum', 5_000, { price: 5_001, orderNumber: 'Y-1' }, [], 'above-maximum'],
    [
      'the order of a purchase',
      9_000,
      { price: 8_000, orderNumber: 'Y-1' },
      [bought(8_000, 'Y-1')],
      'bought-otherwise',
    ],
    [
      'a purchase whose number nobody knows yet',
      9_000,
      { price: 8_000, orderNumber: 'Y-1' },
      [bought(8_000)],
      'bought-otherwise',
    ],
    [
      'a win without a number, at the price of a purchase',
      9_000,
      { price: 8_000, orderNumber: undefined },
      [bought(8_000, 'Y-1')],
      'bought-otherwise',
    ],
    [
      'a purchase with another number',
      9_000,
      { price: 8_000, orderNumber: 'Y-2' },
      [bought(8_000, 'Y-1')],
      undefined,
    ],
    [
      'a purchase that waits at another price',
      9_000,
      { price: 4_000, orderNumber: 'Y-2' },
      [bought(8_000)],
      undefined,
    ],
  ] as const)('%s', (_what, maximum, win, purchases, doubt) => {
    expect(doubtOf(maximum, win, purchases)).toBe(doubt);
  });
});
