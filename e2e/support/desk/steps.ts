import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../eventually.ts';
import { visit } from '../story.ts';

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Scans a code at the desk until its work is open: the step before may not have reached the queue yet. */
export async function scan(page: Page, scanned: string, work: string): Promise<void> {
  if (new URL(page.url()).pathname !== '/desk/queue') await visit(page, '/desk/queue');
  await scanUntil(page, scanned, page.locator('p', { hasText: `${work} · ${scanned}` }));
}

/** Scans a code into the field of a page until what it names is open. */
export async function scanUntil(page: Page, scanned: string, open: Locator): Promise<void> {
  const isOpen = async (): Promise<boolean> => {
    await page.getByLabel('Quét hoặc gõ mã').fill(scanned);
    await page.keyboard.press('Enter');
    return open.waitFor({ timeout: 4_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isOpen, { timeout: 40_000, interval: 500 }).toBe(true);
}

type Within = Pick<Page, 'getByLabel' | 'locator' | 'getByRole'>;

/** Types weight and sides of a box. */
export async function measure(within: Within, grams: string, length = '30'): Promise<void> {
  for (const [label, value] of [
    ['Cân nặng (g)', grams],
    ['Dài (cm)', length],
    ['Rộng (cm)', '22'],
    ['Cao (cm)', '16'],
  ] as const)
    await within.getByLabel(label).fill(value);
}

/** Takes a picture of a box. */
export async function photograph(within: Within): Promise<void> {
  await within
    .locator('input[type=file]')
    .setInputFiles({ name: 'kien.png', mimeType: 'image/png', buffer: PICTURE });
  await within.getByRole('img', { name: 'Ảnh 1' }).waitFor();
}

/** The code in what the desk says that it did. */
export async function codeSaid(page: Page, said: RegExp): Promise<string> {
  return eventually(`the desk says ${said}`, async () => {
    const texts = await page.getByText(said).allTextContents();
    return said.exec(texts.at(-1) ?? '')?.[1];
  });
}
