import { payForOrderEndpoint } from '@hako/contract/cart/checkout';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { breakdownOf } from '../../../test-support/breakdown.ts';
import { checkedOf, checkOf, lineOf } from '../../../test-support/cart.ts';
import { answerOffers } from '../../../test-support/offers.ts';
import { show } from '../../../test-support/show.tsx';
import { noChoices } from '../../parts/choices/checkout-choices.tsx';
import { Checkout } from './checkout.tsx';

const server = answeringServer();

const LENS = lineOf('l1', 'Ống kính 50mm');
const onChoose = vi.fn();
const onChanged = vi.fn(() => Promise.resolve());

/** Shows the payment of a cart with one lens, unless a test says otherwise. */
function open(parts: Partial<Parameters<typeof Checkout>[0]> = {}) {
  onChoose.mockClear();
  answerOffers(server);
  onChanged.mockClear();
  return show(
    <Checkout
      chosen={[LENS]}
      checked={checkedOf([checkOf('l1')])}
      availableVnd={2_000_000}
      hasNews={false}
      choices={noChoices()}
      {...{ onChoose, onChanged }}
      {...parts}
    />,
    { at: '/account/cart' },
  );
}

const agreement = () => screen.getByRole('checkbox', { name: /Tôi đồng ý với/ });
const orderButton = () => screen.getByRole('button', { name: /^Đặt hàng/ });
const isOpen = () => !orderButton().hasAttribute('disabled');
const paid = (code: string) => ({
  status: true,
  success: true,
  message: `Đã đặt ${code}`,
  data: [{ id: 'l1', order_id: 'o1', code, first_payment: 900_000 }],
});

it('nothing is chosen: there is nothing to pay', () => {
  open({ chosen: [], checked: undefined });
  expect(screen.getByText('Chọn sản phẩm để xem giá về tới nhà.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Mã giảm giá' })).toBeNull();
  expect(isOpen()).toBe(false);
});

it('as long as the marketplaces have not answered, nothing can be paid', async () => {
  const user = open({ checked: undefined });
  expect(screen.getAllByRole('status', { name: 'Đang tải' })[0]).toBeTruthy();
  await user.click(agreement());
  expect(isOpen()).toBe(false);
});

it('goods of one site are ordered once the policy is agreed to, at the amounts that were shown', async () => {
  const user = open();
  server.answer(payForOrderEndpoint, paid('DH2001'));
  expect(screen.getByText('Ống kính 50mm')).toBeTruthy();
  expect(screen.getByText('Lần 1, bây giờ').nextElementSibling?.textContent).toBe('900.000\u00a0₫');
  expect(screen.getByText('Lần 2, ước tính').nextElementSibling?.textContent).toBe(
    '300.000\u00a0₫',
  );
  expect(isOpen()).toBe(false);
  await user.click(agreement());
  await user.click(orderButton());

  expect(await screen.findByRole('heading', { name: 'Trang /account/quotes/DH2001' })).toBeTruthy();
  expect(server.asked(payForOrderEndpoint)).toMatchObject([
    { body: { items: [{ id: 'l1' }], agreed_first_payment: 900_000, agreed_hold: 900_000 } },
  ]);
});

it('a line without a price cannot be paid with the others', async () => {
  const user = open({
    chosen: [LENS, lineOf('l2', 'Túi máy ảnh')],
    checked: checkedOf([
      checkOf('l1'),
      checkOf('l2', { state: 'unread', breakdown: null, hold: 0 }),
    ]),
  });
  await user.click(agreement());
  expect(isOpen()).toBe(false);
});

it('a coupon is asked for in capitals, without spaces', async () => {
  const user = open({ choices: { ...noChoices(), discount_codes: ['TET'] } });
  await user.type(screen.getByRole('textbox', { name: 'Mã giảm giá' }), ' giam 50 ');
  await user.click(screen.getByRole('button', { name: 'Áp dụng mã' }));
  expect(onChoose).toHaveBeenLastCalledWith(
    expect.objectContaining({ discount_codes: ['TET', 'GIAM50'] }),
  );
});

it('a coupon that works is spent; one that does not says why, stays out and can be taken away', async () => {
  const user = open({
    choices: { ...noChoices(), discount_codes: ['GIAM50', 'CU'] },
    chosenForThem: 'GIAM50',
    checked: checkedOf([checkOf('l1')], {
      coupons: [
        {
          code: 'GIAM50',
          label: 'Giảm 50.000đ',
          discount_vnd: 50_000,
          first_discount_vnd: 50_000,
          line_id: 'l1',
          refusal: null,
        },
        {
          code: 'CU',
          label: '',
          discount_vnd: 0,
          first_discount_vnd: 0,
          line_id: null,
          refusal: { code: 'promotions.cannot-apply', message: 'Mã đã hết hạn.', reason: '' },
        },
      ],
    }),
  });
  server.answer(payForOrderEndpoint, paid('DH2002'));
  expect(screen.getByText('Giảm 50.000đ').textContent).toBeTruthy();
  expect(screen.getByText(/CU: Mã đã hết hạn\./)).toBeTruthy();
  expect(screen.getAllByText(/^Hako chọn mã giảm nhiều nhất/)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Bỏ mã CU' }));
  expect(onChoose).toHaveBeenLastCalledWith(
    expect.objectContaining({ discount_codes: ['GIAM50'] }),
  );
  await user.click(agreement());
  await user.click(orderButton());
  await screen.findByRole('heading', { name: 'Trang /account/quotes/DH2002' });
  expect(server.asked(payForOrderEndpoint)[0]?.body.discount_codes).toEqual(['GIAM50']);
});

it('goods that may be restricted are ordered only after the customer confirmed it', async () => {
  const flags = [{ code: 'battery', rule: 'ask' as const, reason: 'Có pin rời.', item: 0 }];
  const user = open({
    checked: checkedOf([checkOf('l1', { breakdown: breakdownOf({ flags }) })]),
  });
  await user.click(agreement());
  expect(isOpen()).toBe(false);
  await user.click(screen.getByRole('checkbox', { name: /có thể bị hạn chế/ }));
  expect(isOpen()).toBe(true);
});

it('a price that changed is looked at before anything is paid', async () => {
  const user = open({ hasNews: true });
  expect(screen.getByText(/Có giá đã đổi hoặc sản phẩm không còn/)).toBeTruthy();
  await user.click(agreement());
  expect(isOpen()).toBe(false);
});

it('too little money: how much is missing, a top-up of it, and no order', async () => {
  const user = open({ availableVnd: 650_500 });
  const link = screen.getByRole('link', { name: 'Nạp tiền' });
  expect(link.parentElement?.textContent).toContain('Ví còn thiếu 249.500\u00a0₫');
  expect(link.getAttribute('href')).toBe('/account/wallet?nap=250000');
  await user.click(agreement());
  expect(isOpen()).toBe(false);
});

it('what may still be added is held, and said', () => {
  open({
    checked: checkedOf([checkOf('l1')], {
      payment: { ...checkedOf([]).payment, hold: 980_000 },
    }),
  });
  expect(screen.getByText(/^Tạm giữ nhiều nhất/).nextElementSibling?.textContent).toBe(
    '980.000\u00a0₫',
  );
});

it('an order that the server refuses leaves the page, says why, and reads the prices again', async () => {
  const user = open();
  server.refuse(payForOrderEndpoint, 'cart.total-changed', { old: 900_000, new: 950_000 });
  await user.click(agreement());
  await user.click(orderButton());
  expect(await screen.findByText(/^Tổng tiền đã thay đổi/)).toBeTruthy();
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(true);
});
