import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/src/demo-people.ts';
import { main, openPanel, panel } from '../support/bid-panel.ts';
import { signInAs } from '../support/people.ts';
import { DESKTOP, look, PHONE, pretend, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();
/** Where the first thing that says so ends on the screen, in pixels. */
const endOf = (page: Page, said: string) =>
  main(page)
    .getByText(said)
    .filter({ visible: true })
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);

/** What every item page shows, whichever the marketplace. */
async function tellsThePrice(page: Page): Promise<void> {
  const price = main(page)
    .locator('section, article, div')
    .filter({ has: page.getByRole('heading', { name: 'Giá về tới nhà' }) })
    .last();
  const text = (await price.textContent()) ?? '';
  for (const line of [
    'Tiền hàng',
    'Phí dịch vụ',
    'Cước quốc tế',
    'Thuế nhập khẩu',
    'Thuế giá trị gia tăng',
    'Phí giao hàng tại Việt Nam',
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/chắc chắn/);
  expect(text).toMatch(/ước tính|chưa biết/);
  expect(text).toMatch(/Lần 1.*Lần 2/);
  expect(await price.getByRole('radio').count(), 'ways of shipping').toBeGreaterThan(1);
}

it('an auction tells its pictures, seller, condition, bids, time left, extension rule and what it costs at the door', async () => {
  const auction = await pretend<{ id: string }>('POST', '/_control/auctions', {
    title: 'ニコン FM2 ブラック 動作確認済み 50mm F1.4 レンズ付き',
    startPrice: 12_000,
    endsInSeconds: 7_200,
    autoExtension: true,
    condition: 3,
    sellerGoodPercent: 99.6,
    rivals: [
      { ceiling: 14_000, behaviour: 'early' },
      { ceiling: 13_000, behaviour: 'early' },
    ],
  });
  const page = await person(PHONE);
  await visit(page, `/auction/item/${auction.id}`);
  await main(page)
    .getByRole('heading', { level: 1 })
    .getByText(/Nikon FM2/i)
    .waitFor();
  expect(await main(page).locator('img').count()).toBeGreaterThan(1);
  for (const said of [/\d lượt/, /Còn lại/, /giờ Nhật/, /99,6/, /thêm 5 phút/])
    expect(await main(page).textContent()).toMatch(said);
  await openPanel(page);
  await panel(page).getByRole('link', { name: 'Đăng nhập để đặt giá' }).waitFor();
  await panel(page).getByRole('button', { name: 'Đóng' }).click();
  await tellsThePrice(page);
  await look(page, '3-auction-phone');

  // A device whose clock is wrong wakes the page as the server wrote it, and then counts by its own.
  const wide = await person(DESKTOP);
  await wide.clock.setFixedTime(Date.now() + 3_700_000);
  await visit(wide, `/auction/item/${auction.id}`);
  await main(wide).getByRole('heading', { level: 1 }).waitFor();
  await look(wide, '3-auction-wide');
});

it('another way of shipping is another price, and the address says which', async () => {
  const item = await pretend<{ id: string }>('POST', '/_control/mercari/items', {
    name: 'キヤノン AE-1 プログラム シルバー',
    price: 9_800,
  });
  const page = await person(PHONE);
  await visit(page, `/mercari/item/${item.id}`);
  await main(page).getByText('9,800').first().waitFor();
  await tellsThePrice(page);
  await look(page, '3-mercari-phone');
  const freight = main(page).getByText(/^Đường (bay|biển) về .*₫\/kg/);
  expect(await freight.textContent()).toContain('Đường bay');
  await main(page)
    .getByRole('radio', { name: /Đường biển về Hà Nội/ })
    .click();
  await page.waitForURL(/\?ship=SEA/);
  await main(page)
    .getByText(/^Đường biển về Hà Nội.*₫\/kg/)
    .waitFor({ state: 'attached' });
  await look(page, '3-other-mode');
});

it('a link that was copied at the marketplace leads to the item; one from elsewhere is refused in words', async () => {
  const page = await person(PHONE);
  await signInAs(page, 'khach@hako.test', DEMO_PASSWORD, '/account/addresses');
  const auction = await pretend<{ id: string; url: string }>('POST', '/_control/auctions', {
    startPrice: 3_000,
  });
  const box = page.getByRole('banner').getByRole('combobox');
  await box.fill(auction.url);
  await box.press('Enter');
  await page.waitForURL(`**/auction/item/${auction.id}`);
  const item = await pretend<{ id: string }>('POST', '/_control/mercari/items', { price: 2_000 });
  await box.fill(`https://jp.mercari.com/item/${item.id}?utm=x`);
  await box.press('Enter');
  await page.waitForURL(`**/mercari/item/${item.id}`);

  await box.fill(auction.id);
  await box.press('Enter');
  await page.waitForURL(`**/auction/item/${auction.id}`);

  await box.fill('https://example.com/shoes/42');
  await box.press('Enter');
  await page.getByText('Link sản phẩm chưa được hỗ trợ hoặc chưa đúng.').first().waitFor();
  await page.getByRole('link', { name: 'Nhờ Hako báo giá link này' }).waitFor();
  await look(page, '3-unsupported-link');
});

it('an item that is gone says so instead of a price', async () => {
  const page = await person(PHONE);
  await visit(page, '/mercari/item/m00000000000');
  await main(page).getByText('Không tìm thấy sản phẩm m00000000000').waitFor();
  await page.getByRole('banner').waitFor();
  await look(page, '3-gone');
});

it('a customer finds title, price, time left and the total at the door on one screen, and the bid in a sheet', async () => {
  const auction = await pretend<{ id: string }>('POST', '/_control/auctions', {
    title: 'ニコン FM2 ブラック 動作確認済み 50mm F1.4 レンズ付き',
    startPrice: 12_000,
    endsInSeconds: 11_520,
    autoExtension: true,
    condition: 3,
    rivals: [
      { ceiling: 14_000, behaviour: 'early' },
      { ceiling: 13_000, behaviour: 'early' },
    ],
  });
  const page = await person(PHONE);
  await signInAs(page, 'khach@hako.test', DEMO_PASSWORD, `/auction/item/${auction.id}`);
  await look(page, '3-item-phone');
  for (const said of ['Giá hiện tại', 'Còn lại', 'Về tới nhà'])
    await expect.poll(() => endOf(page, said)).toBeLessThan(700);
  await openPanel(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Đặt giá');
  await panel(page)
    .getByText(/giữ trong ví/i)
    .first()
    .waitFor();
  await expect
    .poll(() =>
      panel(page)
        .getByRole('button', { name: /^Đặt giá tối đa/ })
        .isVisible(),
    )
    .toBe(true);
  await look(page, '3-bid-sheet');
});
