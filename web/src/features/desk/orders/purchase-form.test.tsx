import {
  askPriceEndpoint,
  letAgentBuyEndpoint,
  recordBoughtEndpoint,
  takeOverPurchaseEndpoint,
  takePurchaseEndpoint,
} from '@hako/contract/desk/orders';
import { type FloatAccountRow, listFloatAccountsEndpoint } from '@hako/contract/float/accounts';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { BUYER, show } from '../../../../test-support/show.tsx';
import { PurchaseForm } from './purchase-form.tsx';

type Purchase = ComponentProps<typeof PurchaseForm>['purchase'];

const server = answeringServer();
const onDone = vi.fn();
const DONE = { status: true, success: true } as const;
const NOBODYS: Purchase = {
  reason: null,
  site_price_jpy: 5_000,
  is_mine: false,
  is_taken: false,
  taken_by_name: null,
  taken_from_me: null,
};
const MINE: Purchase = { ...NOBODYS, is_mine: true, is_taken: true };

const CARD: FloatAccountRow = {
  ...{ id: '0190a000-0000-7000-8000-00000000ca2d', name: 'Thẻ JCB', kind: 'card', note: '' },
  ...{ is_open: true, sites: [], low_jpy: null, is_low: false, is_waiting: false },
  ...{ balance_jpy: -3_000, has_opening: false },
};

function open(purchase: Purchase, quantity = 1) {
  onDone.mockClear();
  server.answer(listFloatAccountsEndpoint, { rows: [CARD] });
  const url = 'https://jp.mercari.com/item/m10020030040';
  return show(
    <PurchaseForm code="DH1001" {...{ url, quantity, purchase, onDone }} paidVnd={900_000} />,
    {
      at: '/desk',
      viewer: BUYER,
    },
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('a purchase that nobody took is taken, and the queue stays at it', async () => {
  const user = open(NOBODYS);
  server.answer(takePurchaseEndpoint, DONE);
  await user.click(button('Nhận mua'));
  expect(await screen.findByText('Đã nhận mua')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
});

it('a purchase that a colleague took first is refused in words', async () => {
  const user = open(NOBODYS);
  server.refuse(takePurchaseEndpoint, 'orders.taken-by-other');
  await user.click(button('Nhận mua'));
  expect(await screen.findByText('Việc này đã có người khác nhận.')).toBeTruthy();
});

it('a purchase that the program may make is given to it, and the queue goes on', async () => {
  const user = open(NOBODYS);
  server.answer(letAgentBuyEndpoint, DONE);
  await user.click(button('Cho chương trình mua'));
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
});

it('a purchase in the hands of a colleague is taken over only with a reason', async () => {
  const user = open({ ...NOBODYS, is_taken: true, taken_by_name: 'Lê Bảo' });
  expect(screen.getByText('Lê Bảo đang mua đơn này.')).toBeTruthy();
  expect(button('Nhận lại').hasAttribute('disabled')).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Vì sao nhận lại' }), ' Nghỉ ốm ');
  server.answer(takeOverPurchaseEndpoint, DONE);
  await user.click(button('Nhận lại'));
  expect(await screen.findByText('Đã nhận lại đơn này')).toBeTruthy();
  expect(server.asked(takeOverPurchaseEndpoint)).toMatchObject([{ body: { reason: 'Nghỉ ốm' } }]);
});

it('my purchase is booked with its number, the price of all pieces and the account that paid', async () => {
  const user = open(MINE, 2);
  await user.type(screen.getByRole('textbox', { name: 'Mã đơn của sàn' }), ' M-77 ');
  const account = await screen.findByRole('combobox', { name: 'Trả từ tài khoản' });
  await user.selectOptions(account, CARD.id);
  server.answer(recordBoughtEndpoint, DONE);
  await user.click(button('Đã mua'));
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(server.asked(recordBoughtEndpoint)).toMatchObject([
    {
      params: { code: 'DH1001' },
      body: { number: 'M-77', price_paid_jpy: 10_000, photos: [], paid_from: CARD.id },
    },
  ]);
});

it('a price above the agreed one is refused, and the customer is asked for it', async () => {
  const user = open(MINE);
  await user.type(screen.getByRole('textbox', { name: 'Mã đơn của sàn' }), 'M-77');
  server.refuse(recordBoughtEndpoint, 'orders.price-above-agreed', { paid: 6_000, agreed: 5_000 });
  await user.click(button('Đã mua'));
  expect(await screen.findByText(/^Giá thực trả ¥6000 cao hơn/)).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();

  expect(button('Hỏi khách giá này').hasAttribute('disabled')).toBe(true);
  const price = screen.getByRole('textbox', { name: 'Giá một món bây giờ, nếu đã đổi' });
  await user.clear(price);
  await user.type(price, '6000');
  server.answer(askPriceEndpoint, DONE);
  await user.click(button('Hỏi khách giá này'));
  expect(await screen.findByText('Đã hỏi khách')).toBeTruthy();
  expect(server.asked(askPriceEndpoint)).toMatchObject([{ body: { price_jpy: 6_000 } }]);
});
