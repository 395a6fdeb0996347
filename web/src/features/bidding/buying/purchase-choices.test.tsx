import { buyFixedPriceEndpoint } from '@hako/contract/bidding/placing';
import { previewBidEndpoint } from '@hako/contract/bidding/preview';
import { addAddressEndpoint } from '@hako/contract/customers/addresses';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answeringServer } from '../../../../test-support/answering-server.ts';
import { placed } from '../../../../test-support/auction.ts';
import { breakdownOf } from '../../../../test-support/breakdown.ts';
import { answerOffers, HOME } from '../../../../test-support/offers.ts';
import { CUSTOMER, show } from '../../../../test-support/show.tsx';
import { BuyPanel } from './buy-panel.tsx';

const usable = (code: string) => ({
  code,
  label: code,
  discount_vnd: 50_000,
  first_discount_vnd: 50_000,
  line_id: null,
  refusal: null,
});

const server = answeringServer();
beforeEach(() =>
  server.answer(previewBidEndpoint, ({ body }) => ({
    success: true,
    data: {
      maximum: body.price ?? 0,
      hold: 900_000,
      breakdown: breakdownOf(),
      coupons: body.discount_codes?.map(usable) ?? [],
    },
  })),
);

/** Opens the sheet that asks once more before a purchase. */
async function open() {
  const user = show(
    <BuyPanel
      site="mercari"
      code="m10020030040"
      title="Ống kính 50mm"
      priceJpy={5_000}
      isAuction={false}
      viewerId={CUSTOMER.id}
      goods={{ options: [], variants: [] }}
    />,
    { at: '/mercari/item/m10020030040', viewer: CUSTOMER },
  );
  await user.click(screen.getByRole('button', { name: 'Mua ngay ¥5,000' }));
  return { user, sheet: within(await screen.findByRole('dialog', { name: 'Mua ngay' })) };
}
type Sheet = Awaited<ReturnType<typeof open>>['sheet'];

const button = (sheet: Sheet) => sheet.getByRole('button', { name: 'Xác nhận mua' });
const isReady = (sheet: Sheet) =>
  expect.poll(() => button(sheet).hasAttribute('disabled')).toBe(false);
const asked = () => expect.poll(() => server.asked(previewBidEndpoint).at(-1)?.body);

it('every choice of the sheet is priced, and bought as it was priced', async () => {
  answerOffers(server);
  const { user, sheet } = await open();
  server.answer(buyFixedPriceEndpoint, placed('Đã mua'));
  await user.click(await sheet.findByText(/^Dịch vụ thêm/));
  await user.click(sheet.getByRole('checkbox', { name: /^Chụp ảnh/ }));
  await user.selectOptions(
    await sheet.findByRole('combobox', { name: 'Cách vận chuyển' }),
    'SEA-SGN',
  );
  await user.type(sheet.getByRole('textbox', { name: /^Ghi chú/ }), 'Gói kỹ');
  await user.type(sheet.getByRole('textbox', { name: 'Mã giảm giá' }), 'bot50');
  await user.click(sheet.getByRole('button', { name: 'Áp dụng mã' }));
  const chosen = {
    ship_mode: 'SEA-SGN',
    services_extra: ['PHOTO'],
    discount_codes: ['BOT50'],
  };
  await asked().toMatchObject(chosen);
  await isReady(sheet);
  await user.click(button(sheet));
  await expect
    .poll(() => server.asked(buyFixedPriceEndpoint).at(-1)?.body)
    .toMatchObject({ ...chosen, note: 'Gói kỹ' });
});

it('who has no address writes one in the sheet and goes on there', async () => {
  answerOffers(server, []);
  server.answer(addAddressEndpoint, { status: true, success: true, data: HOME });
  const { user, sheet } = await open();
  await user.type(await sheet.findByRole('textbox', { name: 'Người nhận' }), 'Nguyễn An');
  await user.type(sheet.getByRole('textbox', { name: 'Số điện thoại' }), '0912345678');
  await user.selectOptions(sheet.getByRole('combobox', { name: /^Tỉnh/ }), '1');
  await sheet.findByRole('option', { name: 'Cửa Nam' });
  await user.selectOptions(sheet.getByRole('combobox', { name: /^Phường/ }), '4');
  await user.type(sheet.getByRole('textbox', { name: /^Số nhà/ }), '1 Tràng Tiền');
  expect(button(sheet).hasAttribute('disabled')).toBe(true);
  await user.click(sheet.getByRole('button', { name: 'Lưu địa chỉ' }));
  expect(await sheet.findByRole('combobox', { name: 'Giao tới' })).toBeTruthy();
  await isReady(sheet);
  await asked().toMatchObject({ address_id: HOME._id });
});
