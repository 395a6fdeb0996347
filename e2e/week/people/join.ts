import type { Page } from 'playwright-core';
import { oneTimePassword } from '../../support/one-time-password.ts';
import { awake, visit } from '../../support/story.ts';
import { nowMs } from '../company/company-calls.ts';
import { notes } from '../notes.ts';
import { COLLEAGUES, type Colleague } from './colleagues.ts';
import { PASSWORD } from './office.ts';

/** Takes the account behind a one-time address: a password, and an app that shows codes. */
export async function join(page: Page, address: string, colleague: Colleague): Promise<void> {
  await visit(page, address);
  await page.getByRole('heading', { name: `Chào ${COLLEAGUES[colleague].name}` }).waitFor();
  const secret = ((await page.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '');
  notes.secrets[colleague] = secret;
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Mã xác thực').fill(oneTimePassword(secret, nowMs()));
  await page.getByRole('button', { name: 'Nhận tài khoản' }).click();
  await page.waitForURL((at) => at.pathname === '/desk/work');
  await awake(page);
}

/** The administrator opens an account for a colleague; gives the address to join at. */
export async function invite(admin: Page, colleague: Colleague): Promise<string> {
  const { email, name, role, warehouse } = COLLEAGUES[colleague];
  await admin.getByRole('button', { name: 'Mời nhân viên' }).click();
  const sheet = admin.getByRole('dialog', { name: 'Mời nhân viên' });
  await sheet.getByLabel('Email công việc').fill(email);
  await sheet.getByLabel('Họ tên').fill(name);
  await sheet.getByRole('checkbox', { name: role }).check();
  if (warehouse) await sheet.getByLabel('Làm ở kho').selectOption(warehouse);
  await sheet.getByLabel('Lý do, ghi vào nhật ký').fill('Mở công ty');
  await sheet.getByRole('button', { name: 'Gửi lời mời' }).click();
  const told = (await sheet.locator('[data-address]').textContent()) as string;
  await sheet.getByRole('button', { name: 'Xong' }).click();
  return told;
}
