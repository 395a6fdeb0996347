import { expect, it } from 'vitest';
import { breakdownOf } from '../../../test-support/breakdown.ts';
import { pictureOfPrice } from './price-picture.ts';

const [GOODS] = breakdownOf().lines;

it('a picture of a price has the figures of the page: both payments, how sure, of which day', () => {
  const freight = {
    ...(GOODS as NonNullable<typeof GOODS>),
    code: 'freight',
    label: 'Cước quốc tế',
    payment: 2,
    currency: 'VND',
    amount: 300_000,
    vnd: 300_000,
    certainty: 'estimate' as const,
  };
  const duty = { ...freight, code: 'duty', label: 'Thuế', amount: 0, vnd: 0 };
  const slip = pictureOfPrice(
    breakdownOf({
      certainty: 'estimate',
      lines: [GOODS as NonNullable<typeof GOODS>, freight, { ...duty, certainty: 'unknown' }],
      landed_total: { low: 1_000_000, likely: 1_200_000, high: 1_500_000 },
    }),
    'Nikon FM2',
  );
  expect(slip).toMatchObject({
    about: 'Nikon FM2',
    sum: { text: '≈ 1.200.000\u00a0₫', note: 'Trong khoảng 1 triệu\u00a0₫ đến 1,5 triệu\u00a0₫' },
    foot: 'Hako tính theo bảng giá ngày 01/01/2026.',
  });
  expect(slip.lines?.map(({ label, value, certainty }) => [label, value, certainty])).toEqual([
    ['Lần 1 · trả trước khi mua', '900.000\u00a0₫', undefined],
    ['Tiền hàng · ¥5,000', '850.000\u00a0₫', 'certain'],
    ['Lần 2 · khi hàng về Việt Nam', '300.000\u00a0₫', undefined],
    ['Cước quốc tế', '300.000\u00a0₫', 'estimate'],
    ['Thuế', 'chưa biết', 'unknown'],
  ]);
  expect(slip.parts?.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});
