import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Scans a label at a station until the thing that it names is open. */
export async function scanAt(page: Page, label: string, code: string): Promise<void> {
  const open = page.getByRole('heading', { level: 2, name: code, exact: true });
  const isOpen = async (): Promise<boolean> => {
    await page.getByLabel('Quét hoặc gõ mã').fill(label);
    await page.keyboard.press('Enter');
    return open.waitFor({ timeout: 4_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isOpen, { timeout: 30_000, interval: 500 }).toBe(true);
}
