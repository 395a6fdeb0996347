import type { Page } from 'playwright-core';
import { beforeAll, it } from 'vitest';
import { aNewcomer, openAccount, signInAs, signInAtDesk } from '../support/people.ts';
import { DESKTOP, look, PHONE, pretend, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();
const customer = aNewcomer('Vũ Hải Đăng');
let phone: Page;
let buyer: Page;

beforeAll(async () => {
  await openAccount(customer, 20_000_000);
  phone = await person(PHONE);
  buyer = await person(DESKTOP);
  await signInAs(phone, customer.phone, customer.password);
  await signInAtDesk(buyer, 'buyer');
});

it('a size is chosen, two pieces go through the cart, a voucher takes money off, and a buyer reads what was chosen', async () => {
  const variants = [
    { name: '25.0cm', quantity: 3 },
    { name: '26.0cm', quantity: 0 },
    { name: '27.0cm', quantity: 3 },
  ];
  const item = await pretend<{ id: string }>('POST', '/_control/mercari/items', {
    name: 'ランニングシューズ 新品',
    price: 12_000,
    isShops: true,
    variants,
  });
  await visit(phone, `/mercari/item/${item.id}?type=mers`);
  await phone.getByRole('radio', { name: '27.0cm' }).first().check();
  await phone.getByRole('button', { name: 'Thêm vào giỏ' }).first().click();
  await phone.getByText('Đã thêm vào giỏ hàng').waitFor();

  await visit(phone, '/account/vouchers');
  await phone.getByLabel('Mã giảm giá').fill('qua100k');
  await phone.getByRole('button', { name: 'Lưu mã', exact: true }).click();
  await phone.getByRole('heading', { name: 'Phiếu quà 100.000 ₫' }).waitFor();
  await look(phone, '9-vouchers');

  await visit(phone, '/account/cart');
  await phone.getByText('27.0cm').first().waitFor();
  await phone.getByRole('button', { name: 'Thêm một' }).click();
  // Of two pieces the gift takes most off: it is chosen by itself.
  await phone.waitForURL('**/account/cart?ma=QUA100K&ma_tu_chon=1');
  await phone.getByText(/^Hako chọn mã giảm nhiều nhất/).waitFor();
  await phone
    .getByText(/Phiếu quà 100.000 ₫/)
    .first()
    .waitFor({ state: 'attached', timeout: 60_000 });
  await phone.getByRole('checkbox', { name: /Tôi đồng ý/ }).check();
  await look(phone, '9-cart-voucher');
  await phone.getByRole('button', { name: /^Đặt hàng/ }).click();
  await phone.waitForURL('**/account/quotes/HK*');
  const code = new URL(phone.url()).pathname.split('/').at(-1) as string;

  await visit(buyer, '/desk/queue');
  await buyer.getByLabel('Quét hoặc gõ mã').fill(code);
  await buyer.keyboard.press('Enter');
  await buyer.getByText('27.0cm').first().waitFor();
  await buyer.getByRole('button', { name: 'Nhận mua' }).click();
  await buyer.getByLabel('Mã đơn của sàn').fill('m-shoes-2711');
  await buyer.getByRole('button', { name: 'Đã mua', exact: true }).click();
  await phone.getByText('m-shoes-2711').first().waitFor();
});
