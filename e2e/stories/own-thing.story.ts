import { expect, it } from 'vitest';
import { aNewcomer, openAccount, signInAs } from '../support/people.ts';
import { DESKTOP, look, PHONE, pretend, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();
const customer = aNewcomer('Trịnh Bảo Châu');
const make = async (wish: object) =>
  (await pretend<{ id: string }>('POST', '/_control/mercari/items', wish)).id;

it('blocked goods offer nothing to buy with and say why', async () => {
  const page = await person(DESKTOP);
  await openAccount(customer, 20_000_000);
  const code = await make({ name: 'エアガン 電動ガン M4', price: 9_000 });
  await signInAs(page, customer.phone, customer.password, `/mercari/item/${code}`);
  await page.getByText('Hako không mua hộ món này. Vũ khí').waitFor();
  for (const name of [/Mua ngay/, /Thêm vào giỏ/, /Thương lượng giá/])
    expect(await page.getByRole('main').getByRole('button', { name }).count()).toBe(0);
  await look(page, '5-blocked');
});

it('a thing that I ordered says so, and is not offered again', async () => {
  const page = await person(PHONE);
  const code = await make({ name: 'ニコン ストラップ', price: 2_000 });
  await signInAs(page, customer.phone, customer.password, `/mercari/item/${code}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Mua ngay/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Mua ngay' });
  await expect.poll(() => sheet.textContent()).toMatch(/giữ trong ví bây giờ\s*[\d.]{5,}/i);
  await sheet.getByRole('button', { name: 'Xác nhận mua' }).click();
  await page.waitForURL('**/account/quotes/HK*');
  const order = new URL(page.url()).pathname.split('/').at(-1) as string;
  await page.getByText('Đã mua').first().waitFor({ timeout: 60_000 });

  await visit(page, `/mercari/item/${code}`);
  const main = page.getByRole('main');
  await main.getByText(`Bạn đã có đơn ${order} cho món này`).waitFor();
  expect(await main.getByRole('link', { name: order }).getAttribute('href')).toContain(order);
  expect(await main.getByRole('button', { name: /Mua ngay|Thêm vào giỏ/ }).count()).toBe(0);
  await expect
    .poll(
      async () => {
        await visit(page, `/mercari/item/${code}`);
        return main.getByRole('banner').or(main.locator('header')).first().textContent();
      },
      { timeout: 60_000 },
    )
    .toContain('Bạn đã đặt mua');
  expect(await main.locator('header').first().textContent()).not.toMatch(/người mua|Đã bán/);
  await look(page, '5-own-thing');
});
