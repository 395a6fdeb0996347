import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { aNewcomer, openAccount, signInAs } from '../support/people.ts';
import { look, PHONE, pretend, useBrowser, visit } from '../support/story.ts';

interface Auction {
  readonly id: string;
  readonly price: number;
  readonly status: string;
}

const MONEY_VND = 20_000_000;
/** A snipe and its outcome: lead, the reading after the end, a slow machine. */
const END_LIMIT_MS = 60_000;
const { person } = useBrowser();
const bidder = aNewcomer('Vũ Đức Thắng');
const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('region', { name: 'Đặt giá', exact: true });
const makeAuction = (spec: object) =>
  pretend<Auction>('POST', '/_control/auctions', {
    startPrice: 3_000,
    autoExtension: false,
    rivals: [],
    ...spec,
  });

beforeAll(() => openAccount(bidder, MONEY_VND));

async function bidsAtMost(page: Page, yen: number): Promise<void> {
  await panel(page).getByLabel('Tôi trả nhiều nhất', { exact: true }).fill(String(yen));
  await panel(page)
    .getByText(/Giữ trong ví/)
    .waitFor();
  await panel(page)
    .getByRole('button', { name: /^(Đặt giá|Hẹn săn) tối đa/ })
    .click();
}

const saysWhatIsHeld = (sheet: Locator): Promise<void> =>
  expect.poll(() => sheet.textContent()).toMatch(/Giữ trong ví bây giờ\s*[\d.]{5,}/);

/** Đồng that the wallet's page says are held. */
async function heldBy(page: Page): Promise<number> {
  await visit(page, '/account/wallet');
  const text = await page.getByRole('region', { name: 'Số dư' }).textContent();
  const held = /Đang tạm giữ.*?xem\s*([\d.]+)/.exec(text ?? '')?.[1];
  return Number(held?.replaceAll('.', '') ?? 0);
}

it('bids a maximum, sees its hold, is outbid and told at once, raises, and wins at the price of the rival', async () => {
  const auction = await makeAuction({
    title: 'ニコン FM2 シルバー 完動品 カメラ',
    endsInSeconds: 900,
  });
  const page = await person(PHONE);
  await signInAs(page, bidder.phone, bidder.password, `/auction/item/${auction.id}`);
  await bidsAtMost(page, 5_000);
  await panel(page).getByText('Đang dẫn đầu').waitFor();
  await panel(page).scrollIntoViewIfNeeded();
  await look(page, '5-leading');

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
  await other.getByRole('heading', { name: 'Biên nhận đấu giá' }).waitFor();
  await other.close();

  // A rival goes over it: the page says so by itself, and the money is back.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await pretend('POST', `/_control/auctions/${auction.id}/rival-bid`, { maximum: 6_000 });
  await panel(page).getByText('Bị vượt giá').waitFor({ timeout: END_LIMIT_MS });
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await look(page, '5-outbid');
  const wallet = await page.context().newPage();
  expect(await heldBy(wallet)).toBe(0);
  await wallet.close();

  // Outbid at once: the panel offers the next step, and what is below it is said before it is sent.
  await bidsAtMost(page, 5_500);
  await panel(page).getByRole('button', { name: 'Nâng ngay lên ¥6,000' }).waitFor();
  await panel(page).getByLabel('Tôi trả nhiều nhất', { exact: true }).fill('5500');
  await panel(page)
    .getByText(/Mức hợp lệ từ/)
    .waitFor();
  await look(page, '5-too-low');
  await bidsAtMost(page, 8_000);
  await panel(page).getByText('Đang dẫn đầu').waitFor();
  await pretend('POST', `/_control/auctions/${auction.id}/end`, { inSeconds: 3 });
  await panel(page).getByText('Đã thắng').waitFor({ timeout: END_LIMIT_MS });
  await look(page, '5-won');
  const price = (await pretend<Auction>('GET', `/_control/auctions/${auction.id}`)).price;
  expect(price).toBeLessThan(8_000);
  await panel(page).getByRole('link', { name: 'Xem biên nhận lượt giá' }).click();
  await page
    .getByText(`Thắng với giá ¥${price.toLocaleString('en')}`)
    .first()
    .waitFor();
  // The receipt opens over the item page, which shows the price of the win too.
  await page.getByRole('heading', { name: 'Biên nhận đấu giá' }).waitFor();
  for (const told of ['Đặt giá, tối đa ¥8,000', 'Sàn ghi nhận giá', 'Đang dẫn đầu'])
    await main(page).getByText(told).first().waitFor();
  await look(page, '5-receipt');
  await visit(page, '/account/user/notification-mgmt');
  await main(page)
    .getByText(/trả giá cao hơn bạn|trả cao hơn/)
    .first()
    .waitFor();
  await look(page, '5-notifications');
  await visit(page, '/account/bids');
  await main(page)
    .getByRole('list', { name: 'Lượt đấu giá' })
    .getByText('Đã thắng')
    .first()
    .waitFor();
  await look(page, '5-my-bids');
  await page
    .getByRole('link', { name: /HK\w{8}/ })
    .first()
    .click();
  await page.waitForURL('**/account/quotes/HK*');
  await look(page, '5-order-of-win');
});

it('snipes a lot and wins it in its last seconds, and the receipt tells the moment', async () => {
  const auction = await makeAuction({
    title: 'オリンパス OM-1 ブラック カメラ',
    endsInSeconds: 25,
    rivals: [{ ceiling: 3_800, behaviour: 'early' }],
  });
  const page = await person(PHONE);
  await signInAs(page, bidder.phone, bidder.password, `/auction/item/${auction.id}`);
  await panel(page).getByText('Săn phút chót').click();
  await bidsAtMost(page, 6_000);
  await panel(page).getByText('Đã hẹn săn').waitFor();
  await look(page, '5-snipe-planned');
  await panel(page).getByText('Đã thắng').waitFor({ timeout: END_LIMIT_MS });
  const { bids } = await pretend<{ bids: { account: string; isApplied: boolean; at: number }[] }>(
    'GET',
    `/_control/truth/bids?auction=${auction.id}`,
  );
  const ours = bids.filter(({ account }) => account.startsWith('hako-'));
  expect(ours).toHaveLength(1);
  const { endsAt } = await pretend<{ endsAt: number }>('GET', `/_control/auctions/${auction.id}`);
  expect(endsAt - (ours[0]?.at ?? 0)).toBeLessThan(8_000);
  await panel(page).getByRole('link', { name: 'Xem biên nhận lượt giá' }).click();
  await page.getByText('Gửi giá ¥6,000').waitFor();
  expect(await main(page).textContent()).toMatch(/đồng hồ sàn.*chậm \d+ ms/s);
  await look(page, '5-snipe-receipt');
});

it('buys a Mercari item at once: asked once more with what is held, and the order stands', async () => {
  const item = await pretend<{ id: string }>('POST', '/_control/mercari/items', {
    name: 'ニコン Ai Nikkor 50mm F1.4 レンズ',
    price: 12_800,
  });
  const page = await person(PHONE);
  await signInAs(page, bidder.phone, bidder.password, `/mercari/item/${item.id}`);
  await main(page)
    .getByRole('button', { name: /Mua ngay/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Mua ngay' });
  await saysWhatIsHeld(sheet);
  await look(page, '5-buy');
  await sheet.getByRole('button', { name: 'Xác nhận mua' }).click();
  await page.waitForURL('**/account/quotes/HK*');
  await page.getByText('Đã được mua').first().waitFor({ timeout: END_LIMIT_MS });
  await look(page, '5-bought');
  const { purchases } = await pretend<{ purchases: { item: string }[] }>(
    'GET',
    '/_control/truth/purchases?party=mercari',
  );
  expect(purchases.filter((one) => one.item === item.id)).toHaveLength(1);
});

it('an item that somebody else took first costs nothing: it is said, and the money is back', async () => {
  const item = await pretend<{ id: string }>('POST', '/_control/mercari/items', {
    name: 'ペンタックス MX カメラ',
    price: 4_000,
  });
  const page = await person(PHONE);
  await signInAs(page, bidder.phone, bidder.password, `/mercari/item/${item.id}`);
  const held = await page
    .context()
    .newPage()
    .then(async (other) => heldBy(other).finally(() => other.close()));
  await main(page)
    .getByRole('button', { name: /Mua ngay/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Mua ngay' });
  await saysWhatIsHeld(sheet);
  await pretend('PATCH', `/_control/mercari/items/${item.id}`, { isSold: true });
  await sheet.getByRole('button', { name: 'Xác nhận mua' }).click();
  await sheet.getByText('Sản phẩm đã được bán hoặc không còn trên sàn.').waitFor();
  await look(page, '5-sold-out');
  const other = await page.context().newPage();
  expect(await heldBy(other)).toBe(held);
});

it('without enough money nothing is bid: what is missing is said, and the way to top up', async () => {
  const poor = aNewcomer('Ngô Văn Nghèo');
  await openAccount(poor, 0);
  const auction = await makeAuction({ endsInSeconds: 600 });
  const page = await person(PHONE);
  await signInAs(page, poor.phone, poor.password, `/auction/item/${auction.id}`);
  await bidsAtMost(page, 5_000);
  await panel(page)
    .getByText(/Số dư khả dụng còn thiếu [\d.]+ đ/)
    .waitFor();
  await look(page, '5-not-enough');
  await panel(page).getByRole('link', { name: 'Nạp tiền' }).click();
  await page.getByRole('dialog', { name: 'Nạp tiền vào ví' }).waitFor();
  const { bids } = await pretend<{ bids: unknown[] }>(
    'GET',
    `/_control/truth/bids?auction=${auction.id}`,
  );
  expect(bids).toEqual([]);
});
