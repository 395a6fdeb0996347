import { removeFromCartEndpoint, updateCartEndpoint } from '@hako/contract/cart/cart';
import { acceptCartPricesEndpoint } from '@hako/contract/cart/checkout';
import { REFUSALS } from '@hako/contract/refusals';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { checkOf, lineOf } from '../../../test-support/cart.ts';
import { show } from '../../../test-support/show.tsx';
import { CartLines } from './cart-lines.tsx';
import type { Checked } from './checked-cart.ts';

const server = answeringServer();
const onChanged = vi.fn(() => Promise.resolve());
const LENS = lineOf('l1', 'Ống kính 50mm', { stock: 2 });

function open(checked: readonly Checked[], lines = [LENS]) {
  onChanged.mockClear();
  return show(<CartLines siteNames={() => 'Mercari'} {...{ lines, checked, onChanged }} />, {
    at: '/account/cart',
  });
}

const button = (name: string) => screen.getByRole('button', { name });

it('as long as the marketplace has not answered, the line shows what was put in', () => {
  open([]);
  expect(screen.getByRole('heading', { name: 'Ống kính 50mm' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Chọn Ống kính 50mm' })).toHaveProperty(
    'checked',
    true,
  );
  expect(button('Bớt một').hasAttribute('disabled')).toBe(true);
});

it('what is gone cannot be chosen', () => {
  open([checkOf('l1', { state: 'gone', new_price: null, breakdown: null })]);
  expect(screen.getByText('Sản phẩm đã được bán hoặc không còn trên sàn.')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /^Chọn Ống/ })).toMatchObject({
    checked: false,
    disabled: true,
  });
});

it('a marketplace that did not answer is read again before the payment', () => {
  open([checkOf('l1', { state: 'unread', new_price: null, breakdown: null })]);
  expect(screen.getByText(/^Sàn chưa phản hồi/)).toBeTruthy();
});

it('a new price stands beside the old one and is agreed to', async () => {
  const user = open([checkOf('l1', { state: 'changed', new_price: 5_500 })]);
  expect(screen.getByText(/^Giá đã đổi từ/).textContent).toContain('¥5,000 thành ¥5,500');
  server.answer(acceptCartPricesEndpoint, { success: true, data: [LENS] });
  await user.click(button('Đồng ý'));
  await expect.poll(() => onChanged.mock.calls.length).toBe(1);
  expect(server.asked(acceptCartPricesEndpoint)).toMatchObject([
    { body: { items: [{ id: 'l1', price: 5_500, qty: 1 }] } },
  ]);
});

it('what must be agreed to stays in sight when its site is folded', async () => {
  const user = open([checkOf('l1', { state: 'changed', new_price: 5_500 })]);
  await user.click(button('Mercari: chọn 1/1 món'));
  expect(button('Đồng ý')).toBeTruthy();
});

it('the head of a site tells what is chosen of it and what that comes to', () => {
  open([checkOf('l1')], [LENS, lineOf('l2', 'Túi', { selected: false })]);
  expect(button('Mercari: chọn 1/2 món').textContent).toMatch(/^1\/2 món· (≈ )?[\d.]+\u00a0₫$/);
});

it('one more is asked for, up to what is left', async () => {
  const user = open([checkOf('l1')]);
  server.answer(updateCartEndpoint, { success: true, message: 'Đã đổi', data: [LENS] });
  await user.click(button('Thêm một'));
  await expect.poll(() => onChanged.mock.calls.length).toBe(1);
  expect(server.asked(updateCartEndpoint)).toMatchObject([
    { body: { items: [{ id: 'l1', qty: 2 }] } },
  ]);
});

it('a line that another page took out says so', async () => {
  const user = open([checkOf('l1')]);
  server.refuse(updateCartEndpoint, 'cart.not-found');
  await user.click(screen.getByRole('checkbox', { name: /^Chọn Ống/ }));
  expect(await screen.findByText(REFUSALS['cart.not-found'].sentence)).toBeTruthy();
});

it('a line is taken out by its name', async () => {
  const user = open([checkOf('l1')]);
  server.answer(removeFromCartEndpoint, { success: true, message: 'Đã bỏ' });
  await user.click(button('Bỏ Ống kính 50mm khỏi giỏ'));
  await expect.poll(() => onChanged.mock.calls.length).toBe(1);
  expect(server.asked(removeFromCartEndpoint)).toMatchObject([{ body: { ids: ['l1'] } }]);
});

it('lines of one seller stand together, and shipping inside Japan is paid once', () => {
  const seller = { id: 's1', name: 'カメラの店' };
  const lines = [lineOf('l1', 'Ống kính', { seller }), lineOf('l2', 'Túi', { seller })];
  open([checkOf('l1'), checkOf('l2', { sent_with: 'l1' })], lines);
  const group = within(screen.getByRole('region', { name: 'Người bán カメラの店' }));
  expect(group.getAllByRole('listitem')).toHaveLength(2);
  expect(group.getByText('Phí vận chuyển nội địa Nhật tính một lần')).toBeTruthy();
});

it('all lines of a marketplace are chosen at once, but what is gone', async () => {
  const lines = ['l1', 'l2', 'l3'].map((id) => lineOf(id, `Món ${id}`, { selected: id === 'l1' }));
  const user = open([checkOf('l1'), checkOf('l3', { state: 'gone', breakdown: null })], lines);
  server.answer(updateCartEndpoint, { success: true, message: 'Đã đổi', data: lines });
  await user.click(screen.getByRole('checkbox', { name: 'Chọn tất cả: Mercari' }));
  await expect.poll(() => onChanged.mock.calls.length).toBe(1);
  const chosen = ['l1', 'l2'].map((id) => ({ id, selected: true }));
  expect(server.asked(updateCartEndpoint)).toMatchObject([{ body: { items: chosen } }]);
});

it('a refusal to choose all says why in the words of the server', async () => {
  const user = open([checkOf('l1')]);
  server.refuse(updateCartEndpoint, 'cart.not-found');
  await user.click(screen.getByRole('checkbox', { name: 'Chọn tất cả: Mercari' }));
  expect(await screen.findByText(REFUSALS['cart.not-found'].sentence)).toBeTruthy();
});

it('a single piece has no number to change, and a head folds its lines', async () => {
  const user = open([checkOf('l1')], [lineOf('l1', 'Túi')]);
  expect(screen.queryByRole('button', { name: 'Thêm một' })).toBeNull();
  await user.click(button('Mercari: chọn 1/1 món'));
  expect(screen.queryByRole('heading', { name: 'Túi' })).toBeNull();
});
