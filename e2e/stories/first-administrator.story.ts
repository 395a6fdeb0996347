import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmptyInstall, startEmptyInstall } from '../support/empty-install.ts';
import {
  fillInvitation,
  openInvitation,
  STAFF_PASSWORD,
  sendInvitation,
  signInWithApp,
  takeAccount,
} from '../support/desk/account.ts';
import { addDevice, addPasskeyAtDesk } from '../support/device.ts';
import { oneTimePassword } from '../support/one-time-password.ts';
import { awake, look, PHONE, useBrowser, visit } from '../support/story.ts';

const CONSOLE = { width: 1366, height: 768 };
const LAN = 'lan@cong-ty.example';
const { person } = useBrowser();
let install: EmptyInstall;

beforeAll(async () => {
  install = await startEmptyInstall();
}, 240_000);
afterAll(() => install.stop());

/** Sets password and second factor at a one-time address; gives the secret of the app. */
async function join(page: Page, address: string, name: string): Promise<string> {
  const secret = await openInvitation(page, address, name);
  const code = oneTimePassword(secret, Date.now());
  const wrong = String((Number(code) + 123_457) % 1_000_000).padStart(6, '0');
  await page.getByLabel('Mã xác thực').fill(wrong);
  await page.getByRole('button', { name: 'Nhận tài khoản' }).click();
  await page.getByText('Mã xác thực không khớp.', { exact: false }).waitFor();
  await takeAccount(page, secret);
  return secret;
}

/** The address serves once; gives the secret of her app. */
async function lanJoins(address: string): Promise<string> {
  const lan = await person(CONSOLE);
  await visit(lan, address);
  await look(lan, 'staff-0-join');
  await lan.setViewportSize(PHONE);
  await look(lan, 'staff-0-join-phone');
  await lan.setViewportSize(CONSOLE);
  const secret = await join(lan, address, 'Nguyễn Thị Lan');
  const second = await person(PHONE);
  await second.goto(address);
  await second.getByText('Địa chỉ mời này đã được dùng.', { exact: false }).waitFor();
  await expect(install.staff('disable', LAN)).rejects.toThrow('quản trị viên cuối cùng');
  return secret;
}
/** An empty company is told what to settle first, each with its page. */
async function readsFirstSteps(desk: Page): Promise<void> {
  await visit(desk, `${install.url}/desk/work`);
  await desk.getByRole('heading', { name: 'Việc đầu tiên của công ty' }).waitFor();
  await desk.getByText('Chưa có ai: Kinh doanh', { exact: false }).waitFor();
  await look(desk, 'staff-0-first-steps');
  await desk.getByRole('button', { name: 'Đã xem, các mức này đúng' }).click();
  await desk.locator('details', { hasText: 'Giá, phí, cước và thuế' }).waitFor();
}
/** Invites Đỗ Văn Bình to the warehouse; gives the address that was told. */
async function invites(desk: Page): Promise<string> {
  await desk.getByRole('link', { name: 'Nhân viên', exact: true }).click();
  const sheet = await fillInvitation(desk, {
    ...{ email: 'binh@cong-ty.example', name: 'Đỗ Văn Bình', role: /^Kho /, warehouse: 'VN' },
    reason: 'Người mới của kho Việt Nam',
  });
  await look(desk, 'staff-1-invite');
  const told = await sendInvitation(sheet);
  await look(desk, 'staff-2-address');
  await sheet.getByRole('button', { name: 'Xong' }).click();
  return told;
}
/** Adds a passkey after both factors, signs out, and comes in again by it alone. */
async function comesInByPasskey(desk: Page, secret: string): Promise<void> {
  await addDevice(desk);
  await desk.getByRole('link', { name: 'Nguyễn Thị Lan' }).click();
  await addPasskeyAtDesk(desk, STAFF_PASSWORD, secret);
  await look(desk, 'staff-6-passkeys');
  await desk.getByRole('button', { name: 'Đăng xuất', exact: true }).click();
  await desk.waitForURL((at) => at.pathname === '/');
  await visit(desk, `${install.url}/desk/login`);
  await look(desk, 'staff-6-sign-in');
  await desk.getByRole('button', { name: 'Đăng nhập bằng khóa truy cập' }).click();
  await desk.waitForURL((at) => at.pathname === '/desk/work');
}
async function locksOut(desk: Page, name: string): Promise<void> {
  await desk.reload();
  await awake(desk);
  await look(desk, 'staff-3-list');
  await desk.emulateMedia({ colorScheme: 'dark' });
  await look(desk, 'staff-3-list-dark');
  await desk.getByRole('button', { name: `Quản lý ${name}` }).click();
  const manage = desk.getByRole('dialog');
  await look(desk, 'staff-4-manage-dark');
  await desk.emulateMedia({ colorScheme: 'light' });
  await look(desk, 'staff-4-manage');
  await manage.getByLabel('Lý do, ghi vào nhật ký').fill('Nghỉ việc');
  await manage.getByRole('button', { name: 'Khóa tài khoản' }).click();
  await manage.getByRole('button', { name: 'Mở khóa' }).waitFor();
}
async function readsItInTheAudit(desk: Page): Promise<void> {
  await visit(desk, `${install.url}/desk/audit`);
  await look(desk, 'staff-5-audit');
  await desk.getByRole('combobox', { name: 'Việc' }).selectOption('Khóa nhân viên');
  await desk.getByRole('button', { name: 'Tìm', exact: true }).click();
  await desk.waitForURL(/action=staff\.disable/);
  const row = desk.getByRole('row', { name: /Khóa nhân viên/ });
  await row.getByText('Nghỉ việc').waitFor();
  await row.getByText('đã khóa: không thành có').waitFor();
  await expect.poll(() => desk.getByRole('row').count()).toBe(2);
}

it('an empty install is opened by the command, and its first administrator invites and disables a colleague', async () => {
  expect(install.printed()).toContain('there is no administrator');
  expect(await install.staff('list')).toContain('Chưa có nhân viên nào');
  const args = ['--name', 'Nguyễn Thị Lan', '--role', 'admin'];
  const invitation = await install.staff('invite', LAN, ...args);
  const address = /http\S+\/desk\/join\/\S+/.exec(invitation)?.[0] as string;
  await expect(install.staff('disable', 'ai@cong-ty.example')).rejects.toThrow(
    'Không có nhân viên nào',
  );

  const secret = await lanJoins(address);

  // Signed in once more, on another machine, with both factors.
  const desk = await person(CONSOLE);
  await signInWithApp(desk, `${install.url}/desk/login`, { email: LAN, secret });
  await readsFirstSteps(desk);
  const told = await invites(desk);

  const binh = await person(CONSOLE);
  await join(binh, told, 'Đỗ Văn Bình');

  await locksOut(desk, 'Đỗ Văn Bình');

  // Nobody touches that page: it ends by itself.
  await binh.waitForURL((at) => at.pathname === '/desk/login', { timeout: 60_000 });
  await readsItInTheAudit(desk);
  await comesInByPasskey(desk, secret);
  expect(await install.staff('list')).toMatch(/binh@cong-ty\.example.*disabled/);
}, 300_000);
