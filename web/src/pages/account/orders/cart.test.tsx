import { updateCartEndpoint } from '@hako/contract/cart/cart';
import {
  applyCouponEndpoint,
  Coupon,
  type CouponEffect,
  listMyCouponsEndpoint,
} from '@hako/contract/promotions/promotions';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Value } from 'typebox/value';
import { beforeEach, expect, it } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { checkedOf, checkOf, lineOf } from '../../../../test-support/cart.ts';
import { answerOffers } from '../../../../test-support/offers.ts';
import { CUSTOMER, showPage } from '../../../../test-support/show.tsx';
import type { CheckedCart } from '../../../features/cart/checked-cart.ts';
import CartPage from './cart.tsx';

const server = answeringServer();
/** Codes of the customer, and what each takes off. */
const OWN = { CUOC10: 30_000, QUA100K: 100_000 };
const CHOSEN = 'Hako chọn mã giảm nhiều nhất';

/** Pieces of the one thing in the cart. */
let qty: number;
/** With which address the cart was priced, newest last. */
let priced: string[];
/** Until when the page with other choices does not come. */
let slow: Promise<void> | undefined;

beforeEach(() => {
  [qty, priced, slow] = [1, [], undefined];
  answerOffers(server);
  const data = Object.keys(OWN).map((coupon_code) => ({
    ...{ _id: coupon_code, count: 1 },
    coupons: [{ ...Value.Create(Coupon), coupon_code }],
  }));
  server.answer(listMyCouponsEndpoint, { status: true, success: true, data });
  best('QUA100K');
  server.answer(updateCartEndpoint, ({ body }) => {
    qty = body.items[0]?.qty ?? qty;
    return { success: true, message: 'Đã đổi', data: [] };
  });
});

/** Which of the codes takes most off. */
const best = (code: keyof typeof OWN): void => server.answer(applyCouponEndpoint, bestIs(code));

const bestIs = (code: keyof typeof OWN) => ({
  ...{ status: true, success: true, message: '' },
  data: { discount: 0, first_payment: 0, hold: 0, coupons: [effectOf(code)], quotes: [] },
});

const effectOf = (code: string): CouponEffect => {
  const off = OWN[code as keyof typeof OWN];
  const effect = { code, label: `Phiếu ${code}`, discount_vnd: off, first_discount_vnd: off };
  return { ...effect, line_id: 'l1', refusal: null };
};

interface Loaded {
  readonly lines: ReturnType<typeof lineOf>[];
  readonly checked: Promise<CheckedCart | null>;
  readonly availableVnd: number;
}

function open(address: string) {
  const read = (search: URLSearchParams): Loaded | Promise<Loaded> => {
    priced.push(search.toString());
    const codes = (search.get('ma') ?? '').split(',').filter(Boolean);
    const loaded = {
      lines: [lineOf('l1', 'Ống kính 50mm', { stock: 5, qty })],
      checked: Promise.resolve(checkedOf([checkOf('l1')], { coupons: codes.map(effectOf) })),
      availableVnd: 5_000_000,
    };
    return slow ? slow.then(() => loaded) : loaded;
  };
  return showPage(CartPage as ComponentType<{ loaderData: Loaded }>, read, {
    at: address,
    viewer: CUSTOMER,
  });
}

const asked = () => server.asked(listMyCouponsEndpoint).length;
const oneMore = () => screen.getByRole('button', { name: 'Thêm một' });

it('the best code is chosen for the customer, who is told so; taken off, it stays off', async () => {
  const person = open('/account/cart?ship=AIR-HAN');
  expect(await screen.findByText(CHOSEN)).toBeTruthy();
  expect(screen.getByText('Phiếu QUA100K')).toBeTruthy();
  expect(priced.at(-1)).toBe('ship=AIR-HAN&ma=QUA100K&ma_tu_chon=1');

  await person.click(screen.getByRole('button', { name: 'Bỏ mã QUA100K' }));
  await waitFor(() => expect(screen.queryByText('Phiếu QUA100K')).toBeNull());
  expect(priced.at(-1)).toBe('ship=AIR-HAN&ma=');

  await person.click(oneMore());
  await screen.findByText(/× 2/);
  // What was asked for two pieces left before this.
  await person.click(oneMore());
  await screen.findByText(/× 3/);
  expect(priced.at(-1)).toBe('ship=AIR-HAN&ma=');
  expect(screen.queryByText(CHOSEN)).toBeNull();
  expect(asked()).toBe(1);
});

it('another code is chosen when it takes more off another cart', async () => {
  const person = open('/account/cart');
  await screen.findByText('Phiếu QUA100K');
  best('CUOC10');
  await person.click(oneMore());
  expect(await screen.findByText('Phiếu CUOC10')).toBeTruthy();
  expect(screen.getByText(CHOSEN)).toBeTruthy();
  expect(priced.at(-1)).toBe('ma=CUOC10&ma_tu_chon=1');
});

it('the code that the customer brought is theirs: no other is chosen, and nothing is said', async () => {
  const person = open('/account/cart?ma=CUOC10');
  await screen.findByText('Phiếu CUOC10');
  await person.click(oneMore());
  await screen.findByText(/× 2/);
  await person.click(oneMore());
  await screen.findByText(/× 3/);
  expect(priced.at(-1)).toBe('ma=CUOC10');
  expect(screen.queryByText(CHOSEN)).toBeNull();
  expect(asked()).toBe(0);
});

it('what was chosen last holds while its page is under way', async () => {
  const tellBest = server.hold(applyCouponEndpoint, bestIs('QUA100K'));
  const person = open('/account/cart');
  const pageComes = Promise.withResolvers<void>();
  slow = pageComes.promise;
  await person.type(await screen.findByLabelText('Mã giảm giá'), 'CUOC10{Enter}');
  await waitFor(() => expect(priced.at(-1)).toBe('ma=CUOC10'));
  // No price to agree to, because the one that was shown is of other choices.
  expect(screen.getByRole('button', { name: 'Đặt hàng' })).toBeTruthy();
  tellBest();
  await waitFor(() => expect(server.asked(applyCouponEndpoint)).toHaveLength(1));
  pageComes.resolve();
  expect(await screen.findByText('Phiếu CUOC10')).toBeTruthy();
  expect(priced.at(-1)).toBe('ma=CUOC10');
  expect(screen.queryByText(CHOSEN)).toBeNull();
});
