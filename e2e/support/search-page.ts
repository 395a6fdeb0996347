import type { Page } from 'playwright-core';

/** How long a site may keep people waiting on a busy machine, in milliseconds. */
export const PATIENCE = { timeout: 30_000 };
export const main = (page: Page) => page.getByRole('main');
export const cards = (page: Page) =>
  main(page).getByRole('list', { name: 'Kết quả tìm kiếm' }).getByRole('article');
export const siteChip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Các sàn' }).getByRole('link', { name });
