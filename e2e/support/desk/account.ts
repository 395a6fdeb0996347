import type { Locator, Page } from 'playwright-core';
import { oneTimePassword } from '../one-time-password.ts';
import { awake, visit } from '../story.ts';

export const STAFF_PASSWORD = 'mot mat khau that dai 2026';
/** RFC 6238: a code counts for this long. */
const CODE_LASTS_MS = 30_000;

interface Invited {
  readonly email: string;
  readonly name: string;
  readonly role: RegExp;
  readonly warehouse?: 'JP' | 'VN' | undefined;
  readonly reason: string;
}

/** Fills in the invitation of a colleague; gives its sheet. */
export async function fillInvitation(desk: Page, who: Invited): Promise<Locator> {
  await desk.getByRole('button', { name: 'Mời nhân viên' }).click();
  const sheet = desk.getByRole('dialog', { name: 'Mời nhân viên' });
  await sheet.getByLabel('Email công việc').fill(who.email);
  await sheet.getByLabel('Họ tên').fill(who.name);
  await sheet.getByRole('checkbox', { name: who.role }).check();
  if (who.warehouse) await sheet.getByLabel('Làm ở kho').selectOption(who.warehouse);
  await sheet.getByLabel('Lý do, ghi vào nhật ký').fill(who.reason);
  return sheet;
}

/** Sends it; gives the one-time address that is told. */
export async function sendInvitation(sheet: Locator): Promise<string> {
  await sheet.getByRole('button', { name: 'Gửi lời mời' }).click();
  return (await sheet.locator('[data-address]').textContent()) as string;
}

/** Opens a one-time address and sets a password; gives the secret of the app that shows codes. */
export async function openInvitation(page: Page, address: string, name: string): Promise<string> {
  await visit(page, address);
  await page.getByRole('heading', { name: `Chào ${name}` }).waitFor();
  const secret = ((await page.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Mật khẩu mới', { exact: true }).fill(STAFF_PASSWORD);
  return secret;
}

/** Takes the account with a code of the app, at the moment that the page shows. */
export async function takeAccount(page: Page, secret: string, nowMs = Date.now()): Promise<void> {
  await page.getByLabel('Mã xác thực').fill(oneTimePassword(secret, nowMs));
  await page.getByRole('button', { name: 'Nhận tài khoản' }).click();
  await arrivesAtWork(page);
}

/**
 * Signs in with both factors. A code opens the door once and that of this half minute may be used
 * up, so the app shows the next one: its clock may run half a minute ahead.
 */
export async function signInWithApp(
  page: Page,
  address: string,
  { email, secret }: { readonly email: string; readonly secret: string },
  nowMs = Date.now(),
): Promise<void> {
  await visit(page, address);
  await page.getByLabel('Email công việc').fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(STAFF_PASSWORD);
  await page.getByLabel('Mã xác thực').fill(oneTimePassword(secret, nowMs + CODE_LASTS_MS));
  await page.getByRole('button', { name: 'Vào bàn làm việc' }).click();
  await arrivesAtWork(page);
}

async function arrivesAtWork(page: Page): Promise<void> {
  await page.waitForURL((at) => at.pathname === '/desk/work');
  await awake(page);
}
