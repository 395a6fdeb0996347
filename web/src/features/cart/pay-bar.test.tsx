import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { checkedOf, checkOf, lineOf } from '../../../test-support/cart.ts';
import { show } from '../../../test-support/show.tsx';
import { PayBar } from './pay-bar.tsx';

answeringServer();
const LINES = [lineOf('l1', 'Ống kính 50mm'), lineOf('l2', 'Túi máy ảnh')];

const gone = checkOf('l2', { state: 'gone', new_price: null, breakdown: null });
const unread = checkOf('l2', { state: 'unread', new_price: null, breakdown: null });

it.each([
  ['before the sites have answered', undefined, 'Đang tính…', 'Đặt mua (2)'],
  [
    'of all that is chosen',
    checkedOf([checkOf('l1'), checkOf('l2')]),
    '900.000\u00a0₫',
    'Đặt mua (2)',
  ],
  ['without what is gone', checkedOf([checkOf('l1'), gone]), '900.000\u00a0₫', 'Đặt mua (1)'],
  ['while a site is silent', checkedOf([checkOf('l1'), unread]), 'Chưa tính được', 'Đặt mua (2)'],
  ['when nobody could tell', checkedOf([]), 'Chưa tính được', 'Đặt mua (2)'],
])('the sum %s', (_, cart, sum, act) => {
  show(<PayBar lines={LINES} cart={cart} onChanged={async () => undefined} />, {
    at: '/account/cart',
  });
  expect(screen.getByText('Lần 1').nextElementSibling?.textContent).toBe(sum);
  expect(screen.getByRole('link', { name: act })).toBeTruthy();
});
