import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../server/src/demo-people.ts';
import { signInAs } from '../support/people.ts';
import { DESKTOP, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();
let page: Page;

beforeAll(async () => {
  page = await person(DESKTOP);
  await signInAs(page, DEMO_CUSTOMER.email, DEMO_PASSWORD);
});

it('orders go into a spreadsheet, and without a network it is said that they did not', async () => {
  await visit(page, '/account/quotes');
  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Xuất Excel' }).click();
  expect((await kept).suggestedFilename()).toMatch(/^don-hang-.*\.xlsx$/);
  await page.getByText('Xuất file thành công!').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Xuất Excel' }).click();
  await page.getByText(/^Xuất file thất bại!/).waitFor();
  await page.context().setOffline(false);
});

it('slips are printed from a window of their own, and without a network it is said that they were not', async () => {
  // The page reads itself once more when its live stream stands: the network goes away only after that.
  const readAgain = page.waitForResponse((answer) => answer.url().includes('/invoices.data'));
  await visit(page, '/account/invoices');
  await readAgain;
  const paper = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'In phiếu' }).first().click();
  await page.getByText('In phiếu thành công!').waitFor();
  await (await paper).close();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'In phiếu' }).first().click();
  await page.getByText(/^In phiếu thất bại!/).waitFor();
  await page.context().setOffline(false);
});
