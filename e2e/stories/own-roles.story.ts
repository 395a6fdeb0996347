import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmptyInstall, startEmptyInstall } from '../support/empty-install.ts';
import {
  fillInvitation,
  openInvitation,
  sendInvitation,
  takeAccount,
} from '../support/desk/account.ts';
import { look, useBrowser, visit } from '../support/story.ts';

const CONSOLE = { width: 1366, height: 768 };
const ROLE = 'Thu ngân';
const MAI = 'Phạm Ngọc Mai';
const REASON = 'Lý do, ghi vào nhật ký';
const CLOSED = 'Chưa mở được trang này';
/** The colleague whom they invite stays to the end. */
const { person } = useBrowser({}, 'file');
let install: EmptyInstall;
/** Two administrators, and a colleague of sales. */
let lan: Page;
let hung: Page;
let mai: Page;

beforeAll(async () => {
  install = await startEmptyInstall();
  lan = await administrator('lan@cong-ty.example', 'Nguyễn Thị Lan');
  hung = await administrator('hung@cong-ty.example', 'Trần Quốc Hùng');
}, 240_000);
afterAll(() => install.stop());

/** Comes by the command, as the first ones of a house do. */
async function administrator(email: string, name: string): Promise<Page> {
  const printed = await install.staff('invite', email, '--name', name, '--role', 'admin');
  return joined(/http\S+\/desk\/join\/\S+/.exec(printed)?.[0] as string, name);
}

async function joined(address: string, name: string): Promise<Page> {
  const page = await person(CONSOLE);
  await takeAccount(page, await openInvitation(page, address, name));
  return page;
}

const at = (page: Page, path: string) => visit(page, `${install.url}${path}`);
const transfers = () => mai.getByRole('link', { name: /^Chuyển khoản/ });

async function manages(page: Page, name: string) {
  await at(page, '/desk/staff');
  await page.getByRole('button', { name: `Quản lý ${name}` }).click();
  return page.getByRole('dialog');
}

it('an administrator puts together a role, and invites a colleague', async () => {
  await at(lan, '/desk/roles');
  await lan.getByRole('button', { name: 'Tạo vai trò' }).click();
  const sheet = lan.getByRole('dialog', { name: 'Tạo vai trò' });
  await sheet.getByLabel('Tên vai trò').fill(ROLE);
  await sheet.getByText('Tiền và sổ sách').click();
  await sheet.getByRole('checkbox', { name: /^Xử lý chuyển khoản/ }).check();
  await sheet.getByText(/mỗi lần giao cho một người, một quản trị viên khác phải duyệt/).waitFor();
  await sheet.getByLabel(REASON).fill('Người nhận tiền ở quầy');
  await look(lan, 'own-roles-1-role');
  await sheet.getByRole('button', { name: 'Tạo vai trò' }).click();
  await lan.getByText('Chưa giao ai').waitFor();

  await at(lan, '/desk/staff');
  const invitation = await fillInvitation(lan, {
    ...{ email: 'mai@cong-ty.example', name: MAI, role: /^Kinh doanh / },
    reason: 'Người mới ở quầy',
  });
  const told = await sendInvitation(invitation);
  await invitation.getByRole('button', { name: 'Xong' }).click();
  mai = await joined(told, MAI);
  expect(await transfers().count()).toBe(0);
});

it('a second one approves who gets it, because it moves money', async () => {
  const manage = await manages(lan, MAI);
  await manage.getByLabel(REASON).fill('Mai trực quầy từ hôm nay');
  await manage.getByRole('checkbox', { name: /^Thu ngân/ }).check();
  await manage.getByRole('button', { name: 'Lưu vai trò' }).click();
  await manage.getByText('đang chờ quản trị viên thứ hai duyệt').waitFor();
  await look(lan, 'own-roles-2-waits');
  await at(lan, '/desk/approvals');
  await lan.getByText('Bạn đã đề nghị việc này').waitFor();
  expect(await lan.getByRole('button', { name: /^Duyệt/ }).count()).toBe(0);

  await at(hung, '/desk/approvals');
  await hung.getByText('Mai trực quầy từ hôm nay').waitFor();
  await hung.getByText('Nguyễn Thị Lan', { exact: true }).waitFor();
  await look(hung, 'own-roles-2-approval');
  await hung.getByRole('button', { name: 'Duyệt, giao vai trò này' }).click();
  await hung.getByText('Không có đề nghị nào chờ duyệt').waitFor();
});

it('its holder sees what it opens and nothing else, without a new sign-in', async () => {
  await at(mai, '/desk/work');
  await transfers().click();
  await mai.getByRole('heading', { name: 'Chuyển khoản' }).waitFor();
  await look(mai, 'own-roles-3-transfers');
  expect(await mai.getByRole('link', { name: 'Chờ duyệt' }).count()).toBe(0);
});

it('new keys of whoever may move money wait for the second one as well', async () => {
  const manage = await manages(lan, MAI);
  await manage.getByLabel(REASON).fill('Mai mất điện thoại');
  await manage.getByRole('button', { name: 'Đặt lại mật khẩu và mã xác thực' }).click();
  await manage.getByText('đang chờ quản trị viên thứ hai duyệt').waitFor();
  expect(await manage.locator('[data-address]').count()).toBe(0);
  await at(hung, '/desk/approvals');
  const asked = hung.locator('section', { hasText: 'Mai mất điện thoại' }).last();
  await look(hung, 'own-roles-4-reset');
  await asked.getByLabel(/^Lý do không duyệt/).fill('Mai tìm thấy máy rồi');
  await asked.getByRole('button', { name: 'Không duyệt' }).click();
  await hung.getByText('Không có đề nghị nào chờ duyệt').waitFor();
});

it('an accountant is invited by two administrators, and neither sees the address', async () => {
  await at(lan, '/desk/staff');
  const sheet = await fillInvitation(lan, {
    ...{ email: 'oanh@cong-ty.example', name: 'Vũ Kiều Oanh', role: /^Kế toán / },
    reason: 'Kế toán trưởng',
  });
  await sheet.getByRole('button', { name: 'Gửi lời mời' }).click();
  await sheet.getByText('một quản trị viên khác phải duyệt').waitFor();
  await look(lan, 'own-roles-5-invitation');
  await at(hung, '/desk/approvals');
  await hung.getByText('hako staff reset oanh@cong-ty.example').waitFor();
  await look(hung, 'own-roles-5-approval');
  await hung.getByRole('button', { name: 'Duyệt, gửi lời mời' }).click();
  await hung.getByText('Không có đề nghị nào chờ duyệt').waitFor();
  expect(await install.staff('list')).toMatch(/oanh@cong-ty\.example.*accountant.*invited/);
});

it('the role is taken from everybody when it is retired', async () => {
  await at(lan, '/desk/roles');
  await lan.getByRole('button', { name: `Sửa ${ROLE}` }).click();
  const sheet = lan.getByRole('dialog', { name: ROLE });
  await sheet.getByLabel(REASON).fill('Không còn quầy thu tiền');
  await sheet.getByRole('button', { name: 'Ngừng dùng' }).click();
  await lan.getByText(/^Ngừng dùng từ/).waitFor();
  await look(lan, 'own-roles-6-retired');
  await at(mai, '/desk/work');
  expect(await transfers().count()).toBe(0);
  const answer = await mai.goto(`${install.url}/desk/transfers`);
  expect(answer?.status()).toBe(403);
  await mai.getByText(CLOSED).first().waitFor();
});
