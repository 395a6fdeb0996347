import { buyFixedPriceEndpoint } from '@hako/contract/bidding/placing';
import { previewBidEndpoint } from '@hako/contract/bidding/preview';
import { addToCartEndpoint } from '@hako/contract/cart/cart';
import { REFUSALS } from '@hako/contract/refusals';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { placed } from '../../../../test-support/auction.ts';
import { breakdownOf } from '../../../../test-support/breakdown.ts';
import { answerOffers } from '../../../../test-support/offers.ts';
import { CUSTOMER, show } from '../../../../test-support/show.tsx';
import { BuyPanel, type BuyPanelProps } from './buy-panel.tsx';

const server = answeringServer();
beforeEach(() => {
  answerOffers(server);
  server.answer(previewBidEndpoint, ({ body }) => ({
    success: true,
    data: { maximum: body.price ?? 0, hold: 900_000, breakdown: breakdownOf(), coupons: [] },
  }));
});

const SHOES: BuyPanelProps['goods'] = {
  options: [
    { name: 'サイズ', name_vi: 'Kích cỡ', values: ['25cm', '26cm'], values_vi: ['25cm', '26cm'] },
  ],
  variants: [],
};

const open = (parts: Partial<BuyPanelProps> = {}) =>
  show(
    <BuyPanel
      site="mercari"
      code="m10020030040"
      title="Ống kính 50mm"
      priceJpy={5_000}
      isAuction={false}
      viewerId={CUSTOMER.id}
      goods={{ options: [], variants: [] }}
      {...parts}
    />,
    { at: '/mercari/item/m10020030040', viewer: CUSTOMER },
  );

/** Presses the button of the price and gives the sheet that asks once more. */
async function ask(user: ReturnType<typeof open>) {
  await user.click(screen.getByRole('button', { name: 'Mua ngay ¥5,000' }));
  return within(await screen.findByRole('dialog', { name: 'Mua ngay' }));
}
const ready = async (sheet: Awaited<ReturnType<typeof ask>>) => {
  const button = sheet.getByRole('button', { name: 'Xác nhận mua' });
  await expect.poll(() => button.hasAttribute('disabled')).toBe(false);
  return button;
};

it('a guest is led to the sign-in page and back', () => {
  open({ viewerId: null });
  const link = screen.getByRole('link', { name: 'Đăng nhập để mua' });
  expect(link.getAttribute('href')).toBe('/account/login?next=%2Fmercari%2Fitem%2Fm10020030040');
  expect(screen.queryByRole('button')).toBeNull();
});

it('as long as the price is not known, nothing can be bought', async () => {
  server.hold(previewBidEndpoint, {
    success: true,
    data: { maximum: 5_000, hold: 900_000, breakdown: null, coupons: [] },
  });
  const sheet = await ask(open());
  expect(sheet.getByText('Tạm giữ trong ví bây giờ').nextElementSibling?.textContent).toBe('…');
  expect(sheet.getByRole('button', { name: 'Xác nhận mua' }).hasAttribute('disabled')).toBe(true);
});

it('the customer sees what is held, confirms, and comes to the order', async () => {
  const user = open();
  const sheet = await ask(user);
  const button = await ready(sheet);
  expect(sheet.getByText('Tạm giữ trong ví bây giờ').nextElementSibling?.textContent).toContain(
    '900.000\u00a0₫',
  );
  const bought = placed('Đã mua');
  server.answer(buyFixedPriceEndpoint, {
    ...bought,
    data: { ...bought.data, state: 'ordered', order_code: 'DH1001' },
  });
  await user.click(button);
  expect(await screen.findByText('Trang /account/quotes/DH1001')).toBeTruthy();
  expect(server.asked(buyFixedPriceEndpoint)).toMatchObject([
    { body: { code: 'm10020030040', price: 5_000, agreed_hold: 900_000 } },
  ]);
});

it('a price that changed is not paid: the new one is agreed to first', async () => {
  const user = open();
  const sheet = await ask(user);
  server.refuse(buyFixedPriceEndpoint, 'bidding.price-changed', { old: 5_000, new: 5_500 });
  await user.click(await ready(sheet));
  await user.click(await sheet.findByRole('button', { name: 'Đồng ý giá mới ¥5,500' }));
  expect(sheet.queryByText(/^Giá đã thay đổi/)).toBeNull();
  const bought = placed('Đã mua');
  server.answer(buyFixedPriceEndpoint, {
    ...bought,
    data: { ...bought.data, state: 'ordered', order_code: 'DH1001' },
  });
  await user.click(await ready(sheet));
  expect(await screen.findByText('Trang /account/quotes/DH1001')).toBeTruthy();
  expect(server.asked(buyFixedPriceEndpoint).map(({ body }) => body.price)).toEqual([5_000, 5_500]);
});

it('goods that somebody else took are refused in words, and the price is read again', async () => {
  const user = open();
  const sheet = await ask(user);
  server.refuse(buyFixedPriceEndpoint, 'bidding.sold');
  const button = await ready(sheet);
  const before = server.asked(previewBidEndpoint).length;
  await user.click(button);
  expect(await sheet.findByText(REFUSALS['bidding.sold'].sentence)).toBeTruthy();
  await expect.poll(() => server.asked(previewBidEndpoint).length).toBe(before + 1);
});

it('what must be chosen is asked for before it goes into the cart', async () => {
  const user = open({ goods: SHOES });
  expect(screen.queryByRole('button', { name: /^Mua ngay/ })).toBeNull();
  server.refuse(addToCartEndpoint, 'cart.item-unavailable');
  await user.click(screen.getByRole('button', { name: 'Thêm vào giỏ' }));
  expect(screen.getByText(/^Bạn chọn .+ trước nhé/)).toBeTruthy();
  expect(server.asked(addToCartEndpoint)).toEqual([]);

  await user.click(screen.getByRole('radio', { name: /25cm/ }));
  expect(screen.queryByText(/trước nhé/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Thêm vào giỏ' }));
  expect(await screen.findByText(REFUSALS['cart.item-unavailable'].sentence)).toBeTruthy();
  expect(server.asked(addToCartEndpoint)).toMatchObject([
    { body: { description: 'サイズ: 25cm' } },
  ]);
});
