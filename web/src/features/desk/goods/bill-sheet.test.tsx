import type { BillBook } from '@hako/contract/billing/bill-book';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deskBillOf } from '../../../../test-support/bill.ts';
import { BUYER, permitted, show, WAREHOUSE } from '../../../../test-support/show.tsx';
import { BillSheet } from './bill-sheet.tsx';

const DELIVERY = {
  ...{ carrier: 'ghn', carrier_name: 'GHN', tracking: 'GHN77', state: 'created' as const },
  ...{ status: null, status_label: null, fee_vnd: 32_000, expected_at: null, detail: null },
};
const SENT = {
  delivery: DELIVERY,
  may_track: true,
  cod_owed_vnd: 900_000,
  attempts: [1, 2].map((number) => ({
    ...{ number, carrier_name: 'GHTK', tracking: `S${number}`, status_label: 'Không gặp khách' },
    ended_at: '2026-11-02T03:00:00.000Z',
  })),
};
const BOOK: BillBook = {
  customer: { id: 'kh1', customer_no: 'KHA1B2C3D4', full_name: 'Nguyễn Minh An' },
  money: {
    ...{ received_vnd: 350_000, refunded_vnd: 0, spent_jpy: 0 },
    flows: [
      {
        ...{ key: 'bill:1', at: '2026-11-02T03:00:00.000Z', way: 'in', amount: 350_000 },
        ...{ currency: 'VND', account: 'freight', memo: 'Thanh toán lần 2', is_share: false },
        ...{ cause: 'bill', cause_code: 'PX1001' },
      },
    ],
  },
  notes: [
    {
      ...{ id: 'n1', author_name: 'Trần Thu Hà', text: 'Khách nhận buổi tối' },
      ...{ at: '2026-11-01T03:00:00.000Z', order_code: 'DH1001' },
    },
  ],
};
const open = (viewer: typeof BUYER, book = BOOK) =>
  show(<BillSheet bill={deskBillOf({}, SENT)} book={book} />, {
    viewer: permitted(viewer) ?? viewer,
  });

it('tells its money order by order, its carrier, and the deliveries that failed, the last first', () => {
  open(BUYER);
  const { code } = deskBillOf({}, {});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(`Phiếu ${code}`);
  expect(screen.getByRole('row', { name: /Cộng/ })).toBeTruthy();
  expect(screen.getByText('Hãng còn nợ')).toBeTruthy();
  const failed = screen.getAllByText(/^Lần \d · GHTK/).map(({ textContent }) => textContent);
  expect(failed).toEqual(['Lần 2 · GHTK · S2', 'Lần 1 · GHTK · S1']);
  expect(screen.getByRole('heading', { name: 'GHN · GHN77' })).toBeTruthy();
});

it('names its customer, what moved for it and the notes about its orders', () => {
  open({ ...BUYER, roles: ['sales'] });
  const owner = screen.getByRole('link', { name: 'Nguyễn Minh An' });
  expect(owner.getAttribute('href')).toBe('/desk/customers/kh1');
  const moved = screen.getByRole('row', { name: /Thanh toán lần 2/ });
  expect(moved.textContent).toContain('+350.000');
  expect(screen.queryByText('Đã chi cho sàn')).toBeNull();
  expect(screen.getByText('DH1001 · Trần Thu Hà')).toBeTruthy();
});

it('says nothing of what it was not told', () => {
  open(WAREHOUSE, { customer: null, money: null, notes: [] });
  for (const head of ['Khách hàng', 'Tiền vào, tiền ra', 'Ghi chú nội bộ của các đơn'])
    expect(screen.queryByText(head)).toBeNull();
});

it('offers to ask the carrier only to whoever may', () => {
  open(BUYER);
  expect(screen.queryByRole('button', { name: 'Hỏi lại hãng' })).toBeNull();
});

it('offers it to the warehouse in Vietnam', () => {
  open({ ...WAREHOUSE, warehouse: 'VN' });
  expect(screen.getByRole('button', { name: 'Hỏi lại hãng' })).toBeTruthy();
});
