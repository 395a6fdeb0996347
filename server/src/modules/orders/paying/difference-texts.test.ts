import { describe, expect, it } from 'vitest';
import { dong } from '../../../kernel/money.ts';
import { weightText } from '../../../kernel/wording.ts';
import type { PriceLine } from '../../pricing/index.ts';
import { whyDifferent } from './difference-texts.ts';
import { forecastLines } from './forecast-lines.ts';

const line = (
  code: string,
  group: PriceLine['group'],
  amount: number,
  payment: 1 | 2 = 2,
): PriceLine => ({
  code,
  label: code,
  group,
  payment,
  currency: 'VND',
  amount,
  dong: dong(amount),
  lowDong: dong(amount),
  highDong: dong(amount),
  certainty: 'certain',
  rule: '',
  reason: '',
  item: -1,
});
const weighed = (realG: number, volumetricG: number, billedG: number) => ({
  weight: { realG, volumetricG, billedG },
  asOf: '2026-11-21',
});
const FREIGHT = 'phi-van-chuyen-quoc-te';

describe('why a line came to something else', () => {
  it.each([
    [
      'freight of a heavier parcel',
      FREIGHT,
      'freight',
      200,
      300,
      'Lúc đặt ước tính 1 kg; cân tại kho 1,3 kg, tính cước 1,5 kg.',
    ],
    [
      'duty and tax follow the freight',
      'thue-gtgt',
      'taxes',
      10,
      11,
      'Thuế tính trên giá trị hàng cộng cước vận chuyển thật, theo biểu thuế ngày 21/11/2026.',
    ],
    [
      'delivery',
      'phi-giao-hang',
      'vietnam',
      30,
      35,
      'Phí giao hàng tính theo cân nặng thật và địa chỉ nhận.',
    ],
    ['storage', 'phi-luu-kho', 'vietnam', 0, 5, 'Hàng nằm trong kho lâu hơn thời hạn miễn phí.'],
    [
      'a surcharge that came',
      'qua-kho',
      'freight',
      undefined,
      5,
      'Phụ thu phát sinh vì cân nặng hoặc kích thước thật tới mức phải thu.',
    ],
    [
      'a surcharge that did not come',
      'qua-kho',
      'freight',
      5,
      undefined,
      'Không phải thu: cân nặng và kích thước thật không tới mức phụ thu.',
    ],
    ['the same amount', FREIGHT, 'freight', 200, 200, ''],
    ['nothing either way', FREIGHT, 'freight', 0, undefined, ''],
  ] as const)('%s', (_, code, group, before, after, sentence) => {
    const of = (amount: number | undefined) =>
      amount === undefined ? undefined : line(code, group, amount);
    expect(
      whyDifferent(of(before), of(after), weighed(1_000, 800, 1_000), weighed(1_300, 900, 1_500)),
    ).toBe(sentence);
  });

  it('names the size when it is the size that is billed, and the price list when the weight is the same', () => {
    const [a, b] = [line(FREIGHT, 'freight', 1), line(FREIGHT, 'freight', 2)];
    expect(whyDifferent(a, b, weighed(500, 0, 500), weighed(1_300, 2_250, 2_500))).toBe(
      'Lúc đặt ước tính 500 g; cân tại kho 1,3 kg, quy đổi theo kích thước 2,25 kg, tính cước 2,5 kg.',
    );
    expect(whyDifferent(a, b, weighed(1_000, 0, 1_000), weighed(900, 0, 1_000))).toContain(
      'cùng tính cước 1 kg',
    );
    expect(whyDifferent(a, b, weighed(1, 0, 1), undefined)).toBe('');
  });

  it('is told of the second payment only, once the goods lie on the scale', () => {
    const range = { low: dong(0), likely: dong(0), high: dong(0) };
    const totals = {
      firstPayment: range,
      secondPayment: range,
      landedTotal: range,
      certainty: 'certain',
      flags: [],
      shipMode: 'AIR-HAN',
    } as const;
    const price = {
      ...totals,
      ...weighed(1_000, 0, 1_000),
      lines: [line('tien-hang', 'goods', 9, 1), line(FREIGHT, 'freight', 200)],
    };
    const actual = {
      ...totals,
      ...weighed(1_300, 0, 1_500),
      lines: [
        line('tien-hang', 'goods', 10, 1),
        line(FREIGHT, 'freight', 300),
        line('qua-kho', 'freight', 5),
      ],
    };
    expect(forecastLines(price, undefined, true).map(({ why }) => why)).toEqual(['', '']);
    expect(forecastLines(price, actual, true).map(({ code, why }) => [code, why === ''])).toEqual([
      ['tien-hang', true],
      [FREIGHT, false],
      ['qua-kho', false],
    ]);
  });
});

it('weights are written as people say them', () => {
  expect([0, 850, 1_000, 1_300, 2_250, 12_005, 20_000].map(weightText)).toEqual([
    '0 g',
    '850 g',
    '1 kg',
    '1,3 kg',
    '2,25 kg',
    '12,005 kg',
    '20 kg',
  ]);
});
