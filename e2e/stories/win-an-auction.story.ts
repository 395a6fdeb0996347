import { beforeAll, expect, it } from 'vitest';
import { aNewcomer, openAccount, signInAs } from '../support/people.ts';
import { look, PHONE, pretend, useBrowser, visit } from '../support/story.ts';
import {
  type Auction,
  END_LIMIT_MS,
  bidsAtMost,
  heldBy,
  main,
  makeAuction,
  openPanel,
  panel,
} from '../support/bid-panel.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

const MONEY_VND = 20_000_000;
const { person } = useBrowser();
const bidder = aNewcomer('Vũ Đức Thắng');

beforeAll(() => openAccount(bidder, MONEY_VND));

/** In the wallet, and from there to the receipt. */
async function seesTheHold(page: Page): Promise<void> {
  const other = await page.context().newPage();
  const held = await heldBy(other);
  expect(held).toBeGreaterThan(0);
  await other.getByText(/Đang tạm giữ/).click();
  await other
    .getByRole('region', { name: 'Số dư' })
    .getByRole('link', { name: /ニコン FM2|Nikon FM2/ })
    .waitFor();
  await look(other, '5-hold-in-wallet');
  await other
    .getByRole('region', { name: 'Số dư' })
    .getByRole('link', { name: /ニコン FM2|Nikon FM2/ })
    .click();
  await other.waitForURL('**/account/bids/*');
  await other.getByRole('heading', { name: 'Biên nhận đặt giá' }).waitFor();
  await other.close();
}
/** The page says by itself that somebody bid more, and the money is back. */
async function isToldOfTheRival(page: Page, { id }: Auction): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await pretend('POST', `/_control/auctions/${id}/rival-bid`, { maximum: 6_000 });
  await panel(page).getByText('Bị vượt giá', { exact: true }).waitFor({ timeout: END_LIMIT_MS });
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await look(page, '5-outbid');
  const wallet = await page.context().newPage();
  expect(await heldBy(wallet)).toBe(0);
  await wallet.close();
}
async function readsTheReceipt(page: Page, price: number): Promise<void> {
  await panel(page).getByRole('link', { name: 'Xem biên nhận đặt giá' }).click();
  await page
    .getByText(`Thắng với giá ¥${price.toLocaleString('en')}`)
    .first()
    .waitFor();
  // The receipt opens over the item page, which shows the price of the win too.
  await page.getByRole('heading', { name: 'Biên nhận đặt giá' }).waitFor();
  for (const told of ['Đặt giá, tối đa ¥8,000', 'Sàn ghi nhận giá', 'Đang dẫn đầu'])
    await main(page).getByText(told).first().waitFor();
  await look(page, '5-receipt');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lưu ảnh biên nhận' }).click();
  const { width, height } = await sharp(await (await saving).path()).metadata();
  expect([width, height]).toEqual([720, expect.toSatisfy((high: number) => high > 720)]);
}
/** Among the notifications, the bids and the orders. */
async function findsItAmongItsThings(page: Page): Promise<void> {
  // All of one bid is one row, under its newest line; among what was outbid that is the rival.
  await visit(page, '/account/user/notification-mgmt?type=over_pricing');
  await main(page)
    .getByText(/trả giá cao hơn bạn|trả cao hơn/)
    .first()
    .waitFor();
  await look(page, '5-notifications');
  await visit(page, '/account/bids');
  await main(page)
    .getByRole('list', { name: 'Lượt đặt giá' })
    .getByText('Thắng', { exact: true })
    .first()
    .waitFor();
  await look(page, '5-my-bids');
  await page
    .getByRole('link', { name: /HK\w{8}/ })
    .first()
    .click();
  await page.waitForURL('**/account/quotes/HK*');
  await look(page, '5-order-of-win');
}

it('bids a maximum, sees its hold, is outbid and told at once, raises, and wins at the price of the rival', async () => {
  const auction = await makeAuction({
    title: 'ニコン FM2 シルバー 完動品 カメラ',
    endsInSeconds: 900,
  });
  const page = await person(PHONE);
  await signInAs(page, bidder.phone, bidder.password, `/auction/item/${auction.id}`);
  await bidsAtMost(page, 5_000);
  // In the sheet, under its clock and price.
  await panel(page)
    .getByText(/^Đặt giá thầu thành công/)
    .waitFor();
  await panel(page).getByText('Đang dẫn đầu', { exact: true }).waitFor();
  await panel(page).scrollIntoViewIfNeeded();
  await look(page, '5-leading');

  await seesTheHold(page);

  await isToldOfTheRival(page, auction);

  // Outbid at once: the panel offers the next step, and what is below it is said before it is sent.
  await bidsAtMost(page, 5_500);
  await panel(page).getByRole('button', { name: 'Nâng ngay lên ¥6,000' }).waitFor();
  await panel(page).getByLabel('Giá tối đa của bạn', { exact: true }).fill('5500');
  await panel(page)
    .getByText(/Mức hợp lệ từ/)
    .waitFor();
  await look(page, '5-too-low');
  await bidsAtMost(page, 8_000);
  await panel(page).getByText('Đang dẫn đầu', { exact: true }).waitFor();
  await pretend('POST', `/_control/auctions/${auction.id}/end`, { inSeconds: 3 });
  await panel(page).getByText('Đã thắng', { exact: true }).waitFor({ timeout: END_LIMIT_MS });
  await look(page, '5-won');
  const price = (await pretend<Auction>('GET', `/_control/auctions/${auction.id}`)).price;
  expect(price).toBeLessThan(8_000);
  await readsTheReceipt(page, price);
  await findsItAmongItsThings(page);
});

it('snipes a lot and wins it in its last seconds, and the receipt tells the moment', async () => {
  const page = await person(PHONE);
  await signInAs(page, bidder.phone, bidder.password);
  const auction = await makeAuction({
    title: 'オリンパス OM-1 ブラック カメラ',
    endsInSeconds: 40,
    rivals: [{ ceiling: 3_800, behaviour: 'early' }],
  });
  await visit(page, `/auction/item/${auction.id}`);
  await openPanel(page);
  await panel(page).getByText('Săn phút chót').click();
  await bidsAtMost(page, 6_000);
  await panel(page).getByText('Đã hẹn săn').waitFor();
  await look(page, '5-snipe-planned');
  await panel(page).getByText('Đã thắng', { exact: true }).waitFor({ timeout: END_LIMIT_MS });
  const { bids } = await pretend<{ bids: { account: string; isApplied: boolean; at: number }[] }>(
    'GET',
    `/_control/truth/bids?auction=${auction.id}`,
  );
  const ours = bids.filter(({ account }) => account.startsWith('hako-'));
  expect(ours).toHaveLength(1);
  const { endsAt } = await pretend<{ endsAt: number }>('GET', `/_control/auctions/${auction.id}`);
  expect(endsAt - (ours[0]?.at ?? 0)).toBeLessThan(8_000);
  await panel(page).getByRole('link', { name: 'Xem biên nhận đặt giá' }).click();
  await page.getByText('Đặt giá ¥6,000').waitFor();
  await page.getByText(/đã đặt .* theo giờ sàn/).waitFor();
  await page.getByText('Chi tiết', { exact: true }).click();
  await page.getByText(/Chậm \d+ ms/).waitFor();
  await look(page, '5-snipe-receipt');
});
