import type { Locator, Page } from 'playwright-core';

/**
 * The table whose row says this, with that row open: its form stands in the table. A row that
 * stands alone is open already.
 */
export async function openedRow(page: Page, text: string): Promise<Locator> {
  const opener = page.getByRole('row').filter({ hasText: text }).first().getByRole('button');
  await opener.first().waitFor();
  if ((await opener.first().getAttribute('aria-expanded')) === 'false')
    await opener.first().click();
  return page.locator('section', { hasText: text });
}
