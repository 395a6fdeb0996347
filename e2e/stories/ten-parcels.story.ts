import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { signIn } from '../support/api-person.ts';
import { eventually } from '../support/eventually.ts';
import { ownProduct } from '../support/own-product.ts';
import { aNewcomer, openAccount, signInAtDesk } from '../support/people.ts';
import { scan } from '../support/desk/scanner.ts';
import { look, pretend, useBrowser, visit } from '../support/story.ts';

const PARCELS = 10;
const PRICE_JPY = 3_000;
const DESK = { width: 1366, height: 768 };
const { person } = useBrowser();
const customer = aNewcomer('Lương Gia Hân');
/** What stands on the labels: the codes of the goods at their marketplace. */
let labels: string[];

beforeAll(async () => {
  await openAccount(customer, 60_000_000);
  const client = await signIn(ownProduct.url, customer.phone, customer.password);
  labels = [];
  for (let index = 0; index < PARCELS; index++) {
    const item = await pretend<{ id: string }>('POST', '/_control/mercari/items', {
      name: `ニコン レンズ ${index + 1}`,
      price: PRICE_JPY,
    });
    const wish = { code: item.id, site: 'mercari', price: PRICE_JPY };
    const bought = await client.write('POST', '/api/bid/mercari', wish, randomUUID());
    expect(bought.status, JSON.stringify(bought.body)).toBe(200);
    labels.push(item.id);
  }
});

/** The element that keys go to, by its label or words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at instanceof HTMLInputElement
      ? (at.labels?.[0]?.textContent ?? '')
      : (at?.tagName ?? '');
  });

const isReady = (page: Page) =>
  expect.poll(() => focused(page), { timeout: 20_000 }).toContain('Quét hoặc gõ mã');

/** A person at a scale: figures, and Enter after each. */
async function type(page: Page, values: readonly string[]): Promise<void> {
  for (const value of values) {
    await page.keyboard.type(value, { delay: 60 });
    await page.keyboard.press('Enter');
  }
}

/** The code of the parcel that was finished last. */
const newestOf = async (page: Page): Promise<string> =>
  (await page
    .getByText(/^KJ\w+$/)
    .first()
    .textContent()) ?? '';

/** Nobody touches the mouse: a click would be heard here. */
const countClicks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.addEventListener('pointerdown', () =>
      document.body.setAttribute('data-mouse', 'used'),
    );
  });

it('a receiver handles ten parcels with scanner and keyboard, without leaving the station', async () => {
  const receiver = await person(DESK);
  await signInAtDesk(receiver, 'warehouse-jp');
  await visit(receiver, '/desk/stations/receive');
  await isReady(receiver);
  await eventually('the goods were bought', async () => {
    await receiver.reload();
    const text = await receiver.getByText(/^Đang chờ: \d+/).textContent();
    return Number(/\d+/.exec(text ?? '')?.[0]) >= PARCELS || undefined;
  });
  await countClicks(receiver);
  await isReady(receiver);
  await look(receiver, '7-station-receive');

  const parcels: string[] = [];
  for (const [index, label] of labels.entries()) {
    await scan(receiver, label);
    await expect.poll(() => focused(receiver), { timeout: 20_000 }).toContain('Cân nặng');
    if (index === 0) await look(receiver, '7-station-receive-open');
    await type(receiver, [String(1_000 + index), '30', '20', '15']);
    await scan(receiver, `JP-B-0${index}`);
    await expect.poll(() => receiver.getByLabel('Kệ').inputValue()).toBe(`JP-B-0${index}`);
    await receiver.keyboard.press('Enter');
    await receiver.getByText(`Vừa xong: ${index + 1}`).waitFor();
    await isReady(receiver);
    parcels.push(await newestOf(receiver));
  }
  expect(new Set(parcels).size).toBe(PARCELS);
  expect(new URL(receiver.url()).pathname).toBe('/desk/stations/receive');
  expect(await receiver.locator('body').getAttribute('data-mouse')).toBeNull();
  await look(receiver, '7-station-received');
  await opensOnly(receiver, labels[0] as string, parcels[0] as string);
});

/**
 * Scans after finished work save nothing: a known label warns, and what belongs elsewhere says
 * where.
 */
async function opensOnly(receiver: Page, label: string, parcel: string): Promise<void> {
  let writes = 0;
  receiver.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/desk/parcels')) writes += 1;
  });
  await scan(receiver, label);
  await receiver.getByText(`Đơn này đã có kiện ${parcel} trong kho.`, { exact: false }).waitFor();
  await type(receiver, ['777']);
  await scan(receiver, parcel);
  await receiver.getByText('làm ở trạm Xếp chuyến', { exact: false }).waitFor();
  await receiver.getByText('Còn dở, chưa lưu:', { exact: false }).waitFor();
  await scan(receiver, 'KHONG-CO-MA-NAY');
  await receiver.getByText('Không có gì của Hako mang mã', { exact: false }).waitFor();
  await look(receiver, '7-station-unknown');
  expect(writes).toBe(0);
  await scan(receiver, label);
  await expect.poll(() => receiver.getByLabel('Cân nặng (g)').inputValue()).toBe('777');
}
