import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pretend, visit } from './story.ts';

export interface Auction {
  readonly id: string;
  readonly price: number;
  readonly status: string;
}
/** A snipe and its outcome: lead, the reading after the end, a slow machine. */
export const END_LIMIT_MS = 60_000;
export const main = (page: Page) => page.getByRole('main');
/** A phone has it as a sheet, which is a dialog while it is open. */
export const panel = (page: Page) => {
  const named = { name: 'Đặt giá', exact: true } as const;
  return page.getByRole('region', named).or(page.getByRole('dialog', named));
};
export const makeAuction = (spec: object) =>
  pretend<Auction>('POST', '/_control/auctions', {
    startPrice: 3_000,
    autoExtension: false,
    rivals: [],
    ...spec,
  });

/** Opens the sheet in which a phone has the panel. */
export async function openPanel(page: Page): Promise<void> {
  if (await panel(page).isVisible()) return;
  await main(page).getByRole('button', { name: 'Đặt giá', exact: true }).click();
  await panel(page).waitFor();
}

export async function bidsAtMost(page: Page, yen: number): Promise<void> {
  await openPanel(page);
  await panel(page).getByLabel('Giá tối đa của bạn', { exact: true }).fill(String(yen));
  await panel(page)
    .getByText(/giữ trong ví/i)
    .waitFor();
  await panel(page)
    .getByRole('button', { name: /^(Đặt giá|Hẹn săn) tối đa/ })
    .click();
}

export const saysWhatIsHeld = (sheet: Locator): Promise<void> =>
  expect.poll(() => sheet.textContent()).toMatch(/giữ trong ví bây giờ\s*[\d.]{5,}/i);

/** Đồng that the wallet's page says are held. */
export async function heldBy(page: Page): Promise<number> {
  await visit(page, '/account/wallet');
  const text = await page.getByRole('region', { name: 'Số dư' }).textContent();
  const held = /Đang tạm giữ.*?xem\s*([\d.]+)/.exec(text ?? '')?.[1];
  return Number(held?.replaceAll('.', '') ?? 0);
}
