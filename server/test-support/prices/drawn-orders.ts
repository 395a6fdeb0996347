import fc from 'fast-check';
import { SEED_ROWS } from '../../src/modules/pricing/seed/seed-rows.ts';
import type { Breakdown } from '../../src/modules/pricing/calculator/rules/breakdown.ts';
import { price } from '../../src/modules/pricing/calculator/rules/price.ts';
import { prepareTables } from '../../src/modules/pricing/tables/rules/prepare-tables.ts';
import { coupon, item, order } from './price-builders.ts';
import { ROUND_TABLES } from './round-tables.ts';
import type { PriceInput } from '../../src/modules/pricing/calculator/rules/price-input.ts';

/** Round numbers, and those that the program comes with. */
export const TABLES = [ROUND_TABLES, prepareTables(SEED_ROWS, '2026-11-21')] as const;
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
/** A side of a box, in centimetres. */
export const side = fc.integer({ min: 1, max: 150 });
const items = fc.array(
  fc
    .record({
      jpy: fc.integer({ min: 0, max: 3_000_000 }),
      isTaxAdded: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 5 }),
      site: fc.constantFrom('auction', 'mercari', 'rakuten', 'amazon', 'paypay', 'surugaya'),
      seller: maybe(fc.constantFrom('A', 'B')),
      category: maybe(fc.constantFrom('box', 'camera', 'watch', 'card')),
      shippingJpy: maybe(fc.integer({ min: 0, max: 5_000 })),
      isDomesticShippingLowest: fc.boolean(),
      weightG: maybe(fc.integer({ min: 1, max: 30_000 })),
      sizeCm: maybe(fc.record({ length: side, width: side, height: side })),
    })
    .map(({ jpy, shippingJpy, ...rest }) =>
      item({ ...rest, price: jpy, domesticShipping: shippingJpy }),
    ),
  { minLength: 1, maxLength: 4 },
);
const coupons = fc.array(
  fc.record({
    target: fc.constantFrom(
      'goods' as const,
      'domestic-shipping' as const,
      'service-fee' as const,
      'payment-fee' as const,
      'freight' as const,
      'delivery' as const,
      'first-payment' as const,
      'second-payment' as const,
    ),
    percent: maybe(fc.integer({ min: 0, max: 100 })),
    most: maybe(fc.integer({ min: 0, max: 500_000 })),
    amount: fc.integer({ min: 0, max: 3_000_000 }),
  }),
  { maxLength: 3 },
);
/** An order, and which of the tables it is priced by. */
export const orders: fc.Arbitrary<readonly [PriceInput, number]> = fc
  .record({
    which: fc.constantFrom(0, 1),
    items,
    mode: fc.integer({ min: 0, max: 2 }),
    services: fc.subarray(['PHOTO', 'COUNT', 'CRATE', 'INSURE', 'REPACK']),
    discount: fc.constantFrom(0, 500, 3_333, 10_000),
    coupons,
    province: maybe(fc.constantFrom('01', '31', '79')),
    storedDays: fc.integer({ min: 0, max: 90 }),
    vnd: fc.integer({ min: 10_000, max: 30_000 }),
    scale: fc.constantFrom(1, 10, 100),
  })
  .map(({ which, mode, vnd, scale, discount, coupons: some, services, ...rest }) => [
    order({
      ...rest,
      services: which === 0 ? services : [],
      shipMode: (which === 0 ? ['AIR', 'TAXED', 'SEA'] : ['AIR-HAN', 'AIR-SGN', 'SEA-HAN'])[
        mode
      ] as string,
      coupons: some.map((one, index) => coupon({ ...one, code: `C${index}` })),
      level: {
        serviceFeeDiscountBp: discount,
        freightDiscountBp: discount,
        depositBp: 10_000,
        freeStorageDays: 30,
      },
      rate: { vnd, scale },
    }),
    which,
  ]);
/** The price of a drawn order. */
export const priceOf = ([input, which]: readonly [PriceInput, number]): Breakdown =>
  price(input, TABLES[which] as (typeof TABLES)[0]);
