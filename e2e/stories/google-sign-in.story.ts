import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../server/src/demo-people.ts';
import { awake, DESKTOP, look, PHONE, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();

async function leaveForGoogle(page: Page, next: string): Promise<void> {
  await visit(page, `/account/login?next=${encodeURIComponent(next)}`);
  await page.getByRole('button', { name: 'Tiếp tục với Google' }).click();
  await page.getByRole('heading', { name: 'Chọn tài khoản Google' }).waitFor();
}

it('somebody new comes in with Google, lands where they wanted to go, and meets the same account the next time', async () => {
  const page = await person(DESKTOP);
  const email = `moi-${randomInt(1_000_000)}@gmail.test`;
  await visit(page, '/account/login');
  await look(page, 'google-1-login');
  for (const visitNumber of [1, 2]) {
    await leaveForGoogle(page, '/account/profile');
    await page.getByText('Tài khoản khác').click();
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Tên').fill('Lê Thị Hoa');
    await page.getByRole('button', { name: 'Tiếp tục' }).click();
    await page.waitForURL('**/account/profile');
    await awake(page);
    expect(await page.getByLabel('Họ và tên').inputValue()).toBe('Lê Thị Hoa');
    if (visitNumber === 1) await look(page, 'google-2-profile');
    await page.getByRole('button', { name: 'Đăng xuất', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
  }
});

it('an address that has an account is opened only by its owner; whoever gives up at Google is told that nothing happened', async () => {
  const page = await person(PHONE);
  await leaveForGoogle(page, '/account/wallet');
  await page.getByRole('button', { name: 'Huỷ' }).click();
  await page.getByText('Bạn đã hủy đăng nhập bằng Google').waitFor();
  await look(page, 'google-3-given-up');

  await leaveForGoogle(page, '/account/wallet');
  await page.getByRole('button', { name: DEMO_CUSTOMER.email }).click();
  await page.getByText('đã có tài khoản Hako').waitFor();
  await look(page, 'google-4-owner');
  await page.getByLabel('Mật khẩu Hako của bạn').fill('khong phai mat khau');
  await page.getByRole('button', { name: 'Xác nhận và đăng nhập' }).click();
  await page.getByText('Sai tên đăng nhập hoặc mật khẩu').waitFor();
  await page.getByLabel('Mật khẩu Hako của bạn').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Xác nhận và đăng nhập' }).click();
  await page.waitForURL('**/account/wallet');
  await awake(page);
});
