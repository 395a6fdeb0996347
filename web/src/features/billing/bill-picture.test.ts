import { expect, it } from 'vitest';
import { billOf } from '../../../test-support/bill.ts';
import { pictureOfBill } from './bill-picture.ts';

it('a picture of a bill says what is owed for each order, and a seal that it is paid', () => {
  const open = pictureOfBill(billOf());
  expect(open).toMatchObject({
    title: 'Phiếu PX1001',
    sum: { text: '350.000\u00a0₫', note: 'Chưa thanh toán' },
    seal: undefined,
  });
  expect(open.lines).toEqual([
    { label: 'Ống kính 50mm', value: '350.000\u00a0₫' },
    { label: 'Còn lại của lần 1', value: '50.000\u00a0₫', certainty: 'certain' },
  ]);
  expect(pictureOfBill(billOf({ state: 'CANCEL' })).sum?.note).toBe('Đã hủy');
  const paid = pictureOfBill(billOf({ is_paid: true, paid_at: '2026-01-02T00:00:00.000Z' }));
  expect(paid).toMatchObject({ seal: 'paid', sum: { note: 'Đã thanh toán' } });
});
