import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { oneTimePassword } from './one-time-password.ts';
import { look } from './story.ts';

const CODE_LASTS_MS = 30_000;

/** A device that holds passkeys and recognises its owner, for this page (CDP, `WebAuthn`). */
export async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/**
 * On the page of one's own account at the desk; the codes that served for signing in are used up.
 */
export async function addPasskeyAtDesk(desk: Page, password: string, secret: string) {
  await desk.getByRole('button', { name: 'Thêm khóa truy cập' }).click();
  const sheet = desk.getByRole('dialog', { name: 'Thêm khóa truy cập' });
  await sheet.getByLabel('Tên để nhận ra').fill('Máy ở văn phòng');
  await sheet.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await look(desk, 'staff-6-add-passkey');
  await sleep(CODE_LASTS_MS - (Date.now() % CODE_LASTS_MS) + 500);
  await sheet.getByLabel('Mã xác thực').fill(oneTimePassword(secret, Date.now() + CODE_LASTS_MS));
  await sheet.getByRole('button', { name: 'Tiếp tục trên thiết bị' }).click();
  await desk.getByText('chưa dùng lần nào').waitFor();
}
