import { changeChoicesEndpoint, priceChoicesEndpoint } from '@hako/contract/orders/choices';
import { OrderDetail } from '@hako/contract/orders/detail';
import type { CouponEffect } from '@hako/contract/promotions/promotions';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allowed } from '../../../test-support/allowed.ts';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { breakdownOf } from '../../../test-support/breakdown.ts';
import { answerOffers, HOME } from '../../../test-support/offers.ts';
import { CUSTOMER, show } from '../../../test-support/show.tsx';
import { OrderChoices } from './order-choices.tsx';

const server = answeringServer();

const orderOf = (parts: Partial<OrderDetail> = {}): OrderDetail =>
  allowed(OrderDetail, {
    ...{ code: 'HK1', state: 'BOUGHT', status_id: 6, status_label: 'Đã được mua' },
    ...{ source: 'purchase', site: 'mercari', site_code: 'mercari', quantity: 1, rate: 176 },
    listing: { code: 'm1', url: '', title: 'x', title_vi: null, picture: null, price_jpy: 5_000 },
    ...{ note: null, ship_mode: 'AIR-HAN', services: [], marketplace_order_number: null },
    address: { id: HOME._id, receiver: HOME.name, phone: HOME.phone, text: HOME.text },
    ...{ track: [], happenings: [], measured: null, lines: [], price_question: null },
    first_payment: { total_vnd: 900_000, paid_vnd: 900_000, held_vnd: 0 },
    second_payment: {
      forecast: { low_vnd: 250_000, likely_vnd: 250_000, high_vnd: 250_000 },
      actual_vnd: null,
    },
    ...{ quote_ends_at: null, lapsed_quote: null, may_cancel: false },
    ...{ discount_codes: [], may_change: { way: true, door: true } },
    ...{ created_at: '2026-01-01T00:00:00Z', moved_at: '2026-01-01T00:00:00Z' },
    ...parts,
  });

function open(
  parts: Partial<OrderDetail> = {},
  { addresses = [HOME], effects = [] as CouponEffect[] } = {},
) {
  answerOffers(server, addresses);
  const reply = {
    status: true,
    success: true,
    data: breakdownOf(),
    coupons: [] as CouponEffect[],
  } as const;
  server.answer(priceChoicesEndpoint, { ...reply, coupons: [...effects] });
  server.answer(changeChoicesEndpoint, reply);
  return show(<OrderChoices order={orderOf(parts)} />, {
    at: '/account/quotes/HK1',
    viewer: CUSTOMER,
  });
}

it('only what was changed is sent, with the second payment that was shown', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Đổi lựa chọn hoặc thêm mã giảm giá' }));
  const sheet = within(await screen.findByRole('dialog'));
  const save = sheet.getByRole('button', { name: 'Lưu thay đổi' });
  await user.selectOptions(
    await sheet.findByRole('combobox', { name: 'Cách vận chuyển' }),
    'SEA-SGN',
  );
  expect(await sheet.findByText(/^Lần 2 từ khoảng 250\.000.+ thành khoảng 300\.000/)).toBeTruthy();
  await user.click(save);
  await expect
    .poll(() => server.asked(changeChoicesEndpoint).map(({ body }) => body))
    .toEqual([{ ship_mode: 'SEA-SGN', agreed_second_payment: 300_000 }]);
});

it('of the codes that are added only those that take something off are sent', async () => {
  const effect = {
    label: '',
    discount_vnd: 0,
    first_discount_vnd: 0,
    line_id: null,
    refusal: null,
  };
  const refusal = { code: 'x', message: 'Không dùng được mã.', reason: 'Đơn đã trả lần 1.' };
  const user = open(
    { discount_codes: ['CHAOHAKO'] },
    {
      effects: [
        { ...effect, code: 'CUOC10', label: 'Giảm cước (CUOC10)', discount_vnd: 30_000 },
        { ...effect, code: 'HANG30', refusal },
      ],
    },
  );
  await user.click(screen.getByRole('button', { name: 'Đổi lựa chọn hoặc thêm mã giảm giá' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('Đơn này đã dùng mã CHAOHAKO.')).toBeTruthy();
  for (const code of ['cuoc10', 'hang30']) {
    await user.type(sheet.getByRole('textbox', { name: 'Mã giảm giá' }), code);
    await user.click(sheet.getByRole('button', { name: 'Áp dụng mã' }));
  }
  expect(await sheet.findByText(/Không dùng được mã\. Đơn đã trả lần 1/)).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: 'Lưu thay đổi' }));
  await expect
    .poll(() => server.asked(changeChoicesEndpoint).map(({ body }) => body))
    .toEqual([{ discount_codes: ['CUOC10'], agreed_second_payment: 300_000 }]);
});

it('an order without an address asks for one', async () => {
  const nowhere = { id: '', receiver: '', phone: '', text: '' };
  const user = open(
    { address: nowhere, may_change: { way: false, door: true } },
    { addresses: [] },
  );
  expect(screen.getByText(/chưa có địa chỉ nhận hàng/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Thêm địa chỉ' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByRole('textbox', { name: 'Người nhận' })).toBeTruthy();
  expect(sheet.queryByRole('combobox', { name: 'Cách vận chuyển' })).toBeNull();
});

it('what is on a bill is changed no more', () => {
  open({ state: 'BILL_NEW', may_change: { way: false, door: false } });
  expect(screen.queryByRole('button')).toBeNull();
});
