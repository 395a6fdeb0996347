import { expect, it } from 'vitest';
import { RECEIVING_ACCOUNT, signInAtDesk } from '../support/people.ts';
import { awake, DESKTOP, look, PHONE, pretend, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();

it('the menu of the desk counts what waits and leaves typed work alone', async () => {
  const page = await person(DESKTOP);
  await signInAtDesk(page, 'accountant');
  await visit(page, '/desk/books');
  const menu = page.getByRole('navigation', { name: 'Bàn làm việc' });
  const transfers = menu.getByRole('link', { name: /^Chuyển khoản/ });
  const waiting = async () => Number(/\d+/.exec((await transfers.textContent()) ?? '')?.[0] ?? 0);
  const before = await waiting();
  const reason = page.getByLabel('Lý do').first();
  await reason.fill('đang gõ dở');

  await pretend('POST', '/bank/pay', {
    accountNumber: RECEIVING_ACCOUNT,
    amount: 1_234_000,
    content: 'khong ro cua ai',
  });
  await transfers.getByText(`${before + 1}`).waitFor();
  expect(await reason.inputValue()).toBe('đang gõ dở');
  expect(await menu.getByRole('link', { name: 'Nhật ký', exact: true }).count()).toBe(0);

  await page.setViewportSize({ ...DESKTOP, height: 400 });
  await visit(page, '/desk/reports');
  const current = menu.locator('[aria-current="page"]');
  const bottom = async () => {
    const box = await current.boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  await expect.poll(bottom).toBeLessThan(400);
  await page.setViewportSize(DESKTOP);

  await page.getByRole('button', { name: 'Thu gọn trình đơn' }).click();
  const narrow = async () => ((await transfers.boundingBox())?.width ?? 999) < 60;
  expect(await narrow()).toBe(true);
  await page.reload();
  await awake(page);
  expect(await narrow()).toBe(true);
  await look(page, '10-desk-menu-folded');

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Trang của bàn làm việc' }).click();
  await look(page, '10-desk-menu-phone');
  await transfers.click();
  await page.waitForURL('**/desk/transfers');
  await transfers.waitFor({ state: 'hidden' });
  await page.getByText('khong ro cua ai').waitFor();
});
