import type { Page } from 'playwright-core';

/** Completes the customs papers of a shipment, from its work at the desk. */
export async function declare(
  page: Page,
  shipment: string,
  { description, hsCode }: { readonly description: string; readonly hsCode: string },
): Promise<void> {
  await page.getByRole('link', { name: 'Tờ khai hải quan' }).click();
  await page.getByRole('heading', { name: `Tờ khai hải quan – chuyến hàng ${shipment}` }).waitFor();
  for (const line of await page.getByLabel('Mô tả (tiếng Anh)').all()) await line.fill(description);
  for (const line of await page.getByLabel('Mã HS').all()) await line.fill(hsCode);
  await page.getByRole('button', { name: 'Lưu tờ khai' }).click();
  await page.getByText('Tờ khai đã đủ.').waitFor();
}
