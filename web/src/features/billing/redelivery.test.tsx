import { type AddressRow, listAddressesEndpoint } from '@hako/contract/customers/addresses';
import { askRedeliveryEndpoint } from '@hako/contract/billing/redelivery';
import { screen } from '@testing-library/react';
import type { Static } from 'typebox';
import { expect, it } from 'vitest';
import { answeringServer } from '../../../test-support/answering-server.ts';
import { billOf, redeliveryOf } from '../../../test-support/bill.ts';
import { CUSTOMER, show } from '../../../test-support/show.tsx';
import { RedeliveryNote } from './redelivery.tsx';

type Redelivery = ReturnType<typeof redeliveryOf>;

const server = answeringServer();
const DONE = { status: true, success: true } as const;
const ADDRESS: Static<typeof AddressRow> = {
  ...{ _id: '0192f000-0000-7000-8000-0000000000a2', user: CUSTOMER.id },
  ...{ name: 'Trần Nam', phone: '0909999888', address: '2 Hàng Bài', text: '2 Hàng Bài, Hà Nội' },
  ...{ province: 'Hà Nội', province_id: 1, district: '', district_id: 0, ward: '', ward_id: null },
  ...{ type: null, remark: null, primary: false, status: true, deleted: false },
  ...{ created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
};
const PAY = /^Giao lại, trả 30\.000/;

const note = (redelivery: Redelivery | null) =>
  show(<RedeliveryNote bill={billOf({ redelivery })} />, {
    at: '/account/bills',
    viewer: CUSTOMER,
  });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The customer opens the sheet in which they choose. */
async function open(parts: Partial<Redelivery> = {}) {
  const user = note(redeliveryOf(parts));
  await user.click(button(parts.wish ? 'Đổi yêu cầu' : 'Chọn cách nhận hàng'));
  return user;
}

it.each([
  ['nothing went wrong', null],
  ['nothing can be asked any more', redeliveryOf({ may_ask: false })],
])('is silent while %s', (_, redelivery) => {
  note(redelivery);
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  [{}, /chưa giao được kiện này\. Hãng đang giữ kiện/],
  [{ is_back: true }, /chưa giao được kiện này\. Kiện đã về kho Hako/],
  [{ wish: 'collect' }, /Bạn sẽ tới kho nhận/],
  [
    { wish: 'deliver', paid_fee_vnd: 30_000 },
    /1 Lê Lợi, Huế\. Phí giao lại 30\.000.* đã trả từ ví/,
  ],
] as const)('says where the parcel is and what was asked for: %j', (parts, sentence) => {
  note(redeliveryOf(parts));
  expect(screen.getByText(sentence)).toBeTruthy();
});

it('another delivery is asked for once, with what it costs, to the same address', async () => {
  const user = await open();
  await user.type(screen.getByRole('textbox', { name: /^Dặn thêm/ }), ' Gọi trước ');
  const answer = server.hold(askRedeliveryEndpoint, DONE);
  await user.click(button(PAY));
  expect(button(PAY).getAttribute('aria-busy')).toBe('true');
  await user.click(button(PAY));
  answer();
  expect(await screen.findByText('Đã ghi yêu cầu giao lại.')).toBeTruthy();
  expect(server.asked(askRedeliveryEndpoint)).toMatchObject([
    { params: { code: 'PX1001' }, body: { wish: 'deliver', note: 'Gọi trước' } },
  ]);
});

it('the warehouse costs nothing', async () => {
  const user = await open();
  await user.click(screen.getByRole('radio', { name: /^Tôi tới kho Hako nhận/ }));
  server.answer(askRedeliveryEndpoint, DONE);
  await user.click(button('Xác nhận'));
  expect(await screen.findByText('Đã ghi: bạn sẽ tới kho nhận.')).toBeTruthy();
  expect(server.asked(askRedeliveryEndpoint)).toMatchObject([{ body: { wish: 'collect' } }]);
});

it('the parcel goes to another address of the book', async () => {
  const user = await open();
  server.answer(listAddressesEndpoint, { data: [ADDRESS] });
  await user.click(button('Đổi địa chỉ hoặc số điện thoại'));
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Địa chỉ nhận' }),
    ADDRESS._id,
  );
  server.answer(askRedeliveryEndpoint, DONE);
  await user.click(button(PAY));
  await screen.findByText('Đã ghi yêu cầu giao lại.');
  expect(server.asked(askRedeliveryEndpoint)).toMatchObject([
    { body: { wish: 'deliver', address_id: ADDRESS._id } },
  ]);
});

it('a wallet with too little says how much is missing, and the sheet stays', async () => {
  const user = await open();
  server.refuse(askRedeliveryEndpoint, 'wallet.not-enough', {
    missing: 20_000,
    missingText: '20.000',
  });
  await user.click(button(PAY));
  expect(await screen.findByText(/^Số dư khả dụng còn thiếu 20\.000 ₫/)).toBeTruthy();
  expect(button(PAY).getAttribute('aria-busy')).toBeNull();
});
