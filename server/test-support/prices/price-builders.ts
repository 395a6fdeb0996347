import { dong, type ExchangeRate, yen } from '../../src/kernel/money.ts';
import type { PriceLine } from '../../src/modules/pricing/calculator/rules/breakdown.ts';
import { price } from '../../src/modules/pricing/calculator/rules/price.ts';
import type { PreparedTables } from '../../src/modules/pricing/tables/rules/prepared-tables.ts';
import type {
  PricedItem,
  PriceInput,
  ResolvedCoupon,
} from '../../src/modules/pricing/calculator/rules/price-input.ts';
import { ROUND_TABLES } from './round-tables.ts';

/** Builders for the cases of the calculator: a price list of round figures, and orders that name only what a case is about. */

const RATE: ExchangeRate = { vnd: 170, scale: 1 };
/** What a case says about an item; yen as plain numbers. */
export type ItemAbout = Partial<Omit<PricedItem, 'price' | 'domesticShipping'>> & {
  price?: number;
  domesticShipping?: number | undefined;
};
/** One new piece of ¥10,000 with free domestic shipping, 1 kg in 10×10×10 cm, from seller A. */
export function item(about: ItemAbout = {}): PricedItem {
  const {
    price: jpy = 10_000,
    domesticShipping = 'domesticShipping' in about ? undefined : 0,
    ...rest
  } = about;
  return {
    isTaxAdded: false,
    quantity: 1,
    site: 'auction',
    seller: 'A',
    category: 'box',
    weightG: 1000,
    sizeCm: { length: 10, width: 10, height: 10 },
    condition: 'new',
    ...rest,
    price: yen(jpy),
    domesticShipping: domesticShipping === undefined ? undefined : yen(domesticShipping),
  };
}
/** One such item by AIR to Hà Nội (20.000đ), without level or coupons. */
export function order(about: Partial<PriceInput> = {}): PriceInput {
  return {
    items: [item()],
    shipMode: 'AIR',
    services: [],
    coupons: [],
    province: '01',
    storedDays: 0,
    rate: RATE,
    level: {
      serviceFeeDiscountBp: 0,
      freightDiscountBp: 0,
      depositBp: 10_000,
      freeStorageDays: 30,
    },
    ...about,
  };
}
export function coupon(
  about: Partial<Omit<ResolvedCoupon, 'off' | 'minimumGoods'>> & {
    percent?: number;
    most?: number;
    amount?: number;
    minimumGoods?: number;
  },
): ResolvedCoupon {
  const { percent, most, amount, minimumGoods = 0, ...rest } = about;
  const off =
    percent === undefined
      ? { amount: dong(amount ?? 0) }
      : { basisPoints: percent * 100, most: most === undefined ? undefined : dong(most) };
  return {
    code: 'CODE',
    label: 'Mã',
    target: 'service-fee',
    ...rest,
    off,
    minimumGoods: dong(minimumGoods),
  };
}
/** đồng of all lines of a code, `low..likely..high` when they differ; undefined when there is no such line. */
export function shown(
  input: PriceInput,
  code: string,
  tables: PreparedTables = ROUND_TABLES,
): number | string | undefined {
  const lines = price(input, tables).lines.filter((line) => line.code === code);
  if (lines.length === 0) return undefined;
  const total = (pick: (line: PriceLine) => number): number =>
    lines.reduce((sum, line) => sum + pick(line), 0);
  const [low, likely, high] = [
    total((line) => line.lowDong),
    total((line) => line.dong),
    total((line) => line.highDong),
  ];
  return low === likely && likely === high ? likely : `${low}..${likely}..${high}`;
}
