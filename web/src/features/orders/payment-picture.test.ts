import type { ForecastLine } from '@hako/contract/orders/detail';
import { expect, it } from 'vitest';
import { pictureOfPayment } from './payment-picture.ts';

const line = (
  label: string,
  payment: number,
  sums: Pick<ForecastLine, 'actual_vnd' | 'forecast_vnd'>,
  certainty = 'estimate',
) => ({ label, payment, certainty, ...sums }) as ForecastLine;

it('a picture of a payment has its own lines: what they came to, else what was forecast', () => {
  const slip = pictureOfPayment(
    {
      code: 'HK7Q2M9XWA',
      state: 'BOUGHT',
      listing: { title: 'ニコン FM2', title_vi: 'Nikon FM2' },
      created_at: '2026-11-21T03:00:00Z',
      lines: [
        line('Tiền hàng', 1, { forecast_vnd: 900_000, actual_vnd: 900_000 }),
        line('Cước quốc tế', 2, { forecast_vnd: 215_000, actual_vnd: 200_000 }, 'certain'),
        line('Thuế', 2, { forecast_vnd: 30_000, actual_vnd: null }),
        line('Phí khác', 2, { forecast_vnd: 0, actual_vnd: 0 }),
      ],
    },
    { payment: 2, vnd: 230_000, isEstimate: true, isPaid: false },
  );
  expect(slip).toMatchObject({ about: 'Nikon FM2', sum: { text: '≈ 230.000\u00a0₫' } });
  expect(slip.lines).toEqual([
    { label: 'Cước quốc tế', value: '200.000\u00a0₫', certainty: 'certain' },
    { label: 'Thuế', value: '30.000\u00a0₫', certainty: 'estimate' },
  ]);
  expect([slip.foot, slip.seal]).toEqual(['Đơn HK7Q2M9XWA · đặt 21/11/2026', undefined]);
});

it.each([
  ['BOUGHT', { isPaid: true }, 'Đã thanh toán'],
  ['BOUGHT', { isPaid: false }, undefined],
  ['BOUGHT', { isPaid: false, isHeld: true }, 'Đang tạm giữ trong ví'],
  ['CANCEL', { isPaid: false }, 'Đơn đã hủy'],
] as const)('an order in state %s with %o: the picture says %s', (state, parts, note) => {
  const order = { code: 'HK7Q2M9XWA', state, created_at: '2026-11-21T03:00:00Z', lines: [] };
  const listing = { title: 'ニコン FM2', title_vi: 'Nikon FM2' };
  const asked = { payment: 1, vnd: 900_000, isEstimate: false, ...parts } as const;
  expect(pictureOfPayment({ ...order, listing }, asked).sum?.note).toBe(note);
});
