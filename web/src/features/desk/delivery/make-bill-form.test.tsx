import { makeBillEndpoint } from '@hako/contract/billing/desk-slips';
import { DeskTask } from '@hako/contract/desk/desk';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { allowed } from '../../../../test-support/allowed.ts';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { show, WAREHOUSE } from '../../../../test-support/show.tsx';
import { MakeBillForm } from './bill-forms.tsx';

const server = answeringServer();

/** Opens the work of a slip that would go to this address. */
function open(address: string) {
  const task: DeskTask = {
    key: 'bill-make:HK1001',
    kind: 'bill-make',
    code: 'HK1001',
    codes: ['HK1001', 'HK1002'],
    title: 'Máy ảnh',
    picture: null,
    customer: null,
    since: '2026-11-20T03:00:00.000Z',
    held_by: null,
    facts: { orders: 2, total_vnd: 250_000, address },
  };
  return show(<MakeBillForm task={allowed(DeskTask, task)} onDone={vi.fn()} />, {
    at: '/desk',
    viewer: WAREHOUSE,
  });
}

it('orders of one customer and address go onto one slip', async () => {
  const user = open('1 Tràng Tiền, Hà Nội');
  // The delivery of both together is not known yet.
  expect(
    screen.getByText(/^nhiều nhất 250\.000\s₫; phí giao chung chỉ tính khi tạo phiếu$/),
  ).toBeTruthy();
  server.refuse(makeBillEndpoint, 'billing.orders-do-not-fit');
  await user.click(screen.getByRole('button', { name: 'Tạo phiếu' }));
  await expect
    .poll(() => server.asked(makeBillEndpoint)[0]?.body)
    .toEqual({ orders: ['HK1001', 'HK1002'] });
});

it('orders without an address wait for one, and no slip is offered that would be refused', () => {
  open('');
  expect(screen.getByText('Chờ địa chỉ')).toBeTruthy();
  expect(screen.getByText(/bấm “Thêm địa chỉ”/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tạo phiếu' })).toBeNull();
});
