import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { checkOf, lineOf } from '../../../test-support/cart.ts';
import { show } from '../../../test-support/show.tsx';
import type { Checked, CheckedCart } from './checked-cart.ts';
import { PayBar } from './pay-bar.tsx';

answeringServer();
const LINES = [lineOf('l1', 'Ống kính 50mm'), lineOf('l2', 'Túi máy ảnh')];

const cartOf = (data: Checked[]): CheckedCart => ({
  success: true,
  data,
  coupons: [],
  payment: {
    first_payment: 900_000,
    hold: 900_000,
    second_payment: 300_000,
    landed_total: { low: 1_200_000, likely: 1_200_000, high: 1_200_000 },
  },
});

const gone = checkOf('l2', { state: 'gone', new_price: null, breakdown: null });
const unread = checkOf('l2', { state: 'unread', new_price: null, breakdown: null });

it.each([
  ['before the sites have answered', undefined, 'Đang tính…', 'Đặt mua (2)'],
  [
    'of all that is chosen',
    cartOf([checkOf('l1'), checkOf('l2')]),
    '900.000\u00a0₫',
    'Đặt mua (2)',
  ],
  ['without what is gone', cartOf([checkOf('l1'), gone]), '900.000\u00a0₫', 'Đặt mua (1)'],
  ['while a site is silent', cartOf([checkOf('l1'), unread]), 'Chưa tính được', 'Đặt mua (2)'],
  ['when nobody could tell', cartOf([]), 'Chưa tính được', 'Đặt mua (2)'],
])('the sum %s', (_, cart, sum, act) => {
  show(<PayBar lines={LINES} cart={cart} onChanged={async () => undefined} />, {
    at: '/account/cart',
  });
  expect(screen.getByText('Lần 1').nextElementSibling?.textContent).toBe(sum);
  expect(screen.getByRole('link', { name: act })).toBeTruthy();
});
