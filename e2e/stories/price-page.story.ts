import { SITES } from '@hako/contract/marketplaces/sites';
import type { Endpoint, EndpointReply } from '@hako/contract/kit/endpoint';
import { pricedItem } from '@hako/contract/pricing/priced-item';
import type { calculatePriceEndpoint, estimatePriceEndpoint } from '@hako/contract/pricing/pricing';
import type { readItemOfTheDayEndpoint } from '@hako/contract/search/item-of-the-day';
import type { Page } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import { ownProduct } from '../support/own-product.ts';
import { drawOrders } from '../support/prices/draw-things.ts';
import { readTables } from '../support/prices/page-tables.ts';
import { type Thing, totalByPage } from '../support/prices/price-by-page.ts';
import { type Sheet, sheetOf } from '../support/prices/price-sheet.ts';
import { DESKTOP, look, PHONE, useBrowser } from '../support/story.ts';

const { person } = useBrowser();

/** Each is answered for four ways of carriage, so these are 500 totals. */
const QUESTIONS = 125;

/** Codes that a question carries for the names on the page. */
type Codes = ReadonlyMap<string, string>;

it('the price page alone is enough to work out 500 totals to the đồng', async () => {
  const page = await person(DESKTOP);
  await page.goto('/page/bieu-phi');
  const sheet = await sheetFrom(page);
  const [kinds, provinces] = await Promise.all([
    codesOf('/api/group-products'),
    codesOf('/api/utility/provinces'),
  ]);
  expect([sheet.modes.length, sheet.kinds.length]).toEqual([4, kinds.size]);
  let compared = 0;
  for (const { things, province } of drawOrders(
    [...kinds.keys()],
    [...provinces.keys()],
    QUESTIONS,
  )) {
    const { modes } = await ask(things, province && provinces.get(province), kinds);
    for (const { label, landed_total } of modes) {
      const mode = sheet.modes.find(({ name }) => name === label);
      const told = mode && totalByPage(sheet, mode, things, province);
      expect(told, `${label}, ${province}, ${JSON.stringify(things)}`).toEqual(landed_total);
      compared++;
    }
  }
  expect(compared).toBe(4 * QUESTIONS);
  await look(page, 'price-page-wide');
});

it('the tables of the price page are reached by chips that stay in sight', async () => {
  const page = await person(PHONE);
  await page.goto('/page/bieu-phi');
  const chips = page.getByRole('navigation', { name: 'Các bảng' });
  await chips.getByRole('link', { name: 'Theo loại hàng' }).click();
  await page.getByRole('heading', { name: /theo loại hàng/ }).waitFor();
  await expect
    .poll(() => chips.evaluate((nav) => nav.getBoundingClientRect().top))
    .toBeGreaterThan(0);
  await expect
    .poll(() => chips.evaluate((nav) => nav.getBoundingClientRect().top))
    .toBeLessThan(200);
  await page.locator('section:has(#kinds) summary').click();
  await look(page, 'price-page-phone');
  await page.getByLabel('Giá món (¥)').fill('12000');
  await page.getByRole('button', { name: 'Tính vào các bảng' }).click();
  await page
    .locator('section:has(#service-fee)')
    .getByText(/^¥960 · /)
    .first()
    .waitFor();
});

it('the item of the day on the home page costs what the calculator says of it', async () => {
  // Asked first: the page does not wait for sites that are slow to say what is popular, and on a
  // busy machine none may answer in time at first.
  const { item } = await vi.waitFor(
    async () => {
      const { data } = await read<typeof readItemOfTheDayEndpoint>('/api/catalog/item-of-the-day');
      return data ?? expect.fail('no item of the day');
    },
    { timeout: 30_000, interval: 1_000 },
  );
  const answer = await fetch(`${ownProduct.url}/api/calculate-price`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      items: [pricedItem(item, item.price_jpy ?? 0)],
      route_code: 'JP',
    }),
  });
  const { landed_total } = (await answer.json()) as EndpointReply<typeof calculatePriceEndpoint>;
  const page = await person(DESKTOP);
  await page.goto('/');
  const shown = page.locator('section', {
    has: page.getByRole('heading', { name: /^Món của ngày/ }),
  });
  await expect
    .poll(async () => (await shown.innerText()).replaceAll(/[.\s]/g, ''))
    .toContain(`Vềtớinhà≈${landed_total.likely}₫`);
  await look(page, 'item-of-the-day');
});

async function read<E extends Endpoint>(path: string): Promise<EndpointReply<E>> {
  const answer = await fetch(`${ownProduct.url}${path}`);
  return (await answer.json()) as EndpointReply<E>;
}

async function sheetFrom(page: Page): Promise<Sheet> {
  const rate = await page.getByText('Tỷ giá hiện tại').innerText();
  expect(rate).toMatch(/¥1 = [\d.]+(?:,\d+)?\s₫, lúc \d\d:\d\d ngày/);
  return sheetOf(await readTables(page), rate);
}

async function codesOf(address: string): Promise<Codes> {
  const answer = await fetch(ownProduct.url + address);
  const { data } = (await answer.json()) as { data: { _id: string; name: string }[] };
  return new Map(data.map(({ _id, name }) => [name, _id]));
}

const SITE_CODES: Codes = new Map(
  Object.values(SITES).map(({ name, siteCode }) => [name, siteCode]),
);

async function ask(
  things: readonly Thing[],
  province: string | undefined,
  kinds: Codes,
): Promise<EndpointReply<typeof estimatePriceEndpoint>> {
  const answer = await fetch(`${ownProduct.url}/api/estimate-price`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      province,
      items: things.map(
        ({ site, seller, jpy, quantity, isTaxAdded, kind, domesticJpy, grams }) => ({
          ...{ site_code: SITE_CODES.get(site), seller, price: jpy, qty: quantity },
          ...{ tax: isTaxAdded ? 10 : 0, category: kinds.get(kind), weight: grams },
          origin_country_shipping_fee: domesticJpy,
        }),
      ),
    }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as EndpointReply<typeof estimatePriceEndpoint>;
}
