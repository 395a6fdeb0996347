import { expect, it } from 'vitest';
import { dong } from '../../../kernel/money.ts';
import type { PriceLine } from '../calculator/rules/breakdown.ts';
import { idleCoupon } from './idle-coupon.ts';

const priceOf = (amount: number) => ({
  lines: [
    { group: 'goods', dong: dong(amount) } as PriceLine,
    { group: 'fees', dong: dong(9_000_000) } as PriceLine,
  ],
});

it.each([
  ['too few goods', 2_000_000, [1_900_000], 'Cần tiền hàng từ 2.000.000 ₫ để dùng mã này.'],
  [
    'too few goods in each order',
    2_000_000,
    [1_900_000, 100_000],
    'Cần tiền hàng từ 2.000.000 ₫ để dùng mã này.',
  ],
  ['no fee that it is for', 2_000_000, [2_000_000], 'Đơn này không có khoản phí mà mã giảm.'],
  ['no fee, without a minimum', 0, [0], 'Đơn này không có khoản phí mà mã giảm.'],
])(
  'a coupon that takes nothing off says the reason that holds: %s',
  (_, minimum, goods, reason) => {
    const refusal = idleCoupon({ code: 'CUOC10', minimumGoods: dong(minimum) }, goods.map(priceOf));
    expect(refusal.facts).toMatchObject({ code: 'CUOC10', reason });
  },
);
