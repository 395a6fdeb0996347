import { beforeAll, expect, it } from 'vitest';
import { aNewcomer, openAccount, signInAs } from '../support/people.ts';
import { look, PHONE, pretend, useBrowser } from '../support/story.ts';
import {
  END_LIMIT_MS,
  bidsAtMost,
  heldBy,
  main,
  makeAuction,
  panel,
  saysWhatIsHeld,
} from '../support/bid-panel.ts';

const MONEY_VND = 20_000_000;
const { person } = useBrowser();
const bidder = aNewcomer('Vũ Đức Thắng');

beforeAll(() => openAccount(bidder, MONEY_VND));

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
  await page.getByText('Đã mua').first().waitFor({ timeout: END_LIMIT_MS });
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
    .getByText(/Số dư khả dụng còn thiếu [\d.]+\s₫/)
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
