import type { QuoteRow } from '@hako/contract/orders/orders';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../test-support/show.tsx';
import { OrderRow, OrderRows } from './order-row.tsx';

const order = (parts: Partial<QuoteRow>) =>
  ({
    code: 'HK12345678',
    name: 'Máy ảnh',
    image_root: '',
    state: 'WAREHOUSE',
    station: 'japan',
    status_label: 'Hàng đã về kho nước ngoài',
    status_date: '2026-11-21T03:00:00Z',
    r_weight: 7.57,
    total: 2_000_000,
    second_payment_vnd: 400_000,
    is_second_payment_final: false,
    quote_ends_at: null,
    ...parts,
  }) as QuoteRow;

const row = () => screen.getByRole('article').textContent?.replaceAll('\u00a0', ' ');

it('an order is one sentence with its day, its weight, what comes next, and what is owed', () => {
  show(<OrderRow order={order({})} />);
  expect(row()).toContain('Đã về kho Nhật 21/11, 7,57 kg');
  expect(row()).toContain('Tiếp theo: hàng rời kho Nhật về Việt Nam.');
  expect(row()).toMatch(/Lần 2 \(ước tính\) ≈ 400\.000/);
  expect(screen.getByRole('img', { name: 'Chặng 3 trên 8: Đã về kho Nhật' })).toBeTruthy();
});

it.each([
  ['an answered quote', { state: 'PENDING', station: 'pay' }, undefined, /Lần 1 2\.000\.000/],
  [
    'a final sum',
    { state: 'BILL_NEW', station: 'bill', is_second_payment_final: true },
    undefined,
    /Lần 2 400\.000/,
  ],
  ['a paid bill', { state: 'DELIVERY', station: 'delivery' }, 'paid', /đã trả đủ/],
  ['cash at the door', { state: 'DELIVERY' }, 'at-the-door', /Trả khi nhận.*400\.000/],
  ['what has arrived', { state: 'COMPLETED', station: 'done' }, undefined, /Đã về$/],
] as const)('what is owed for %s', (_, parts, settled, words) => {
  show(<OrderRow order={order(parts)} settled={settled} />);
  expect(row()).toMatch(words);
});

it('a bill that can be paid has its button instead of what comes next', () => {
  const bill = { code: 'PX1', totalVnd: 400_000 };
  show(<OrderRow order={order({ state: 'BILL_APPROVED', station: 'bill' })} bill={bill} />);
  expect(screen.getByRole('link', { name: /Thanh toán lần 2: 400\.000/ })).toBeTruthy();
  expect(row()).not.toContain('Tiếp theo');
});

it('nothing is said to be owed while the bills are not known', () => {
  show(<OrderRow order={order({ state: 'DELIVERY', station: 'delivery' })} settled="unknown" />);
  expect(row()).not.toMatch(/₫|Lần 2/);
});

it('a cancelled order owes nothing and is on no way', () => {
  show(<OrderRow order={order({ state: 'CANCEL', station: null, r_weight: 0 })} />);
  expect(row()).not.toMatch(/₫|Tiếp theo/);
  expect(screen.queryByRole('img', { name: /Chặng/ })).toBeNull();
});

it('the head sorts the list: newest first at first, the tab stays, the page begins anew', () => {
  show(<OrderRows>{null}</OrderRows>, { at: '/account/quotes?tab=purchase&page=3' });
  const head = (name: RegExp) => screen.getByRole('columnheader', { name });
  const to = (name: RegExp) => within(head(name)).getByRole('link').getAttribute('href');
  expect(head(/ngày đặt/).getAttribute('aria-sort')).toBe('descending');
  expect(head(/ngày đổi/).getAttribute('aria-sort')).toBeNull();
  expect(to(/ngày đặt/)).toMatch(/\?tab=purchase&sort=created$/);
  expect(to(/ngày đổi/)).toMatch(/\?tab=purchase&sort=-moved$/);
  expect(within(head(/Cần trả/)).queryByRole('link')).toBeNull();
});
