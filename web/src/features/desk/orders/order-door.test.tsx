import {
  listOrderDoorsEndpoint,
  type OrderDoors,
  setOrderDoorEndpoint,
} from '@hako/contract/desk/order-address';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { BUYER, show } from '../../../../test-support/show.tsx';
import { OrderDoor } from './order-door.tsx';

const server = answeringServer();
const [HOME, OFFICE] = [
  '0190a000-0000-7000-8000-00000000ad01',
  '0190a000-0000-7000-8000-00000000ad02',
];
const at = (id: string, text: string) => ({
  ...{ id, text, receiver: 'Trần Bình', phone: '0912345678', is_primary: id === HOME },
});
const BOOK: OrderDoors = {
  may_set: true,
  chosen: HOME,
  rows: [at(HOME, '12 Hàng Bông, Hà Nội'), at(OFFICE, '99 Lê Lợi, Huế')],
};

async function open(doors: OrderDoors) {
  server.answer(listOrderDoorsEndpoint, { data: doors });
  const user = show(<OrderDoor code="HK1001" />, {
    at: '/desk/orders/HK1001',
    viewer: { ...BUYER, roles: ['sales'] },
  });
  await user.click(screen.getByRole('button', { name: 'Đổi địa chỉ nhận' }));
  return user;
}

it('an order is sent to another saved address, with a reason', async () => {
  const user = await open(BOOK);
  server.answer(setOrderDoorEndpoint, { status: true, success: true });
  expect(await screen.findByRole('option', { name: /Lê Lợi/ })).toBeTruthy();
  expect(screen.queryByRole('option', { name: /Hàng Bông/ })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Lý do' }), 'Khách gọi');
  await user.click(screen.getByRole('button', { name: 'Đổi địa chỉ' }));
  expect(await screen.findByText('Đã đổi địa chỉ và báo cho khách')).toBeTruthy();
  expect(server.asked(setOrderDoorEndpoint)).toMatchObject([
    { params: { code: 'HK1001' }, body: { address_id: OFFICE, reason: 'Khách gọi' } },
  ]);
});

it('goods in a shared box keep their address, and the refusal says so', async () => {
  const user = await open(BOOK);
  server.refuse(setOrderDoorEndpoint, 'orders.choices-bound', { code: 'HK1001' });
  await screen.findByRole('option', { name: /Lê Lợi/ });
  await user.type(screen.getByRole('textbox', { name: 'Lý do' }), 'Khách gọi');
  await user.click(screen.getByRole('button', { name: 'Đổi địa chỉ' }));
  expect(await screen.findByText(/nằm chung thùng với đơn khác/)).toBeTruthy();
});

it.each([
  [{ ...BOOK, may_set: false }, /^Đơn đã lên phiếu/],
  [{ ...BOOK, rows: BOOK.rows.slice(0, 1) }, /^Khách chưa lưu địa chỉ nào khác/],
])('what cannot be set says why: %#', async (doors, words) => {
  await open(doors);
  expect(await screen.findByText(words)).toBeTruthy();
});
