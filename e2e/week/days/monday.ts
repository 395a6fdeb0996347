import { expect } from 'vitest';
import { look, visit } from '../../support/story.ts';
import { staffCommand } from '../company/company-calls.ts';
import { notes } from '../notes.ts';
import { approve } from '../people/approvals.ts';
import { COLLEAGUES } from '../people/colleagues.ts';
import { invite, join } from '../people/join.ts';
import type { Office } from '../people/office.ts';

const YEN_COST_VND = 26_475_000;

/**
 * The administrator and the accountant, who decide about each other's money, come by the command;
 * colleagues come by invitation.
 */
export async function opensTheCompany({ anybody, sitsDown }: Office): Promise<void> {
  const admin = await anybody();
  await join(admin, await invitedByCommand('admin'), 'admin');
  sitsDown('admin', admin);
  await look(admin, 'week-1-empty-desk');
  await visit(admin, '/desk/staff');
  for (const colleague of ['sales', 'buyer', 'japan', 'vietnam', 'accountant'] as const) {
    const told =
      colleague === 'accountant'
        ? await invitedByCommand(colleague)
        : await invite(admin, colleague);
    const page = await anybody();
    await join(page, told, colleague);
    await look(page, `week-1-first-desk-${colleague}`);
    sitsDown(colleague, page);
  }
  await visit(admin, '/desk/staff');
  await look(admin, 'week-1-staff');
}

/** The one-time address that the command prints. */
async function invitedByCommand(role: 'admin' | 'accountant'): Promise<string> {
  const { email, name } = COLLEAGUES[role];
  const printed = await staffCommand('invite', email, '--name', name, '--role', role);
  return /https:\S+\/desk\/join\/\S+/.exec(printed)?.[0] as string;
}

/** The owner decides prices; the accountant agrees, or the other way round. */
export async function setsPrices({ at }: Office): Promise<void> {
  const [admin, accountant] = [await at('admin'), await at('accountant')];
  await visit(admin, '/desk/settings');
  await look(admin, 'week-1-settings');
  await admin.getByRole('link', { name: 'Phí dịch vụ' }).click();
  await admin.getByRole('button', { name: 'Sửa Mọi sàn khác' }).click();
  await admin.getByLabel('Thấp nhất').fill('350');
  await admin.getByRole('button', { name: 'Xem thử trên đơn mẫu' }).click();
  await admin.getByLabel('Lý do').fill('Phí tối thiểu của năm đầu');
  await look(admin, 'week-1-fee');
  await admin.getByRole('button', { name: 'Gửi người thứ hai duyệt' }).click();
  await admin.getByText('Chờ người thứ hai duyệt').first().waitFor();
  await visit(accountant, '/desk/approvals');
  await look(accountant, 'week-1-fee-approval');
  await approve(accountant, 'Phí tối thiểu của năm đầu');
  await visit(admin, '/desk/settings/service-fees');
  await admin.getByRole('heading', { name: 'Sắp áp dụng' }).waitFor();
  await look(admin, 'week-1-fee-coming');

  await visit(accountant, '/desk/books');
  await look(accountant, 'week-1-rate');
  await accountant.getByLabel('Nhập tỷ giá: giá 100 yên').fill('17650');
  await accountant.getByLabel('Căn cứ').last().fill('Bảng giá của ngân hàng sáng nay');
  await accountant.getByRole('button', { name: /^Dùng 1 yên = / }).click();
  await accountant.getByText('Tỷ giá mới đang được dùng').waitFor();
}

/** The card that marketplaces are paid with, and the yen on the bank account behind it. */
export async function opensTheYen({ at }: Office): Promise<void> {
  const [admin, accountant] = [await at('admin'), await at('accountant')];
  await visit(accountant, '/desk/float');
  await look(accountant, 'week-1-float-empty');
  await accountant.getByRole('button', { name: 'Thêm tài khoản' }).click();
  const sheet = accountant.getByRole('dialog');
  await sheet.getByLabel('Tên để gọi').fill('Ngân hàng SBI');
  await sheet.getByLabel('Loại').selectOption({ label: 'Tài khoản ngân hàng' });
  const sites = await sheet.getByRole('checkbox').all();
  expect(sites.length).toBeGreaterThan(0);
  for (const site of sites) await site.check();
  await look(accountant, 'week-1-float-open');
  await sheet.getByRole('button', { name: 'Thêm tài khoản' }).click();
  await accountant.getByRole('link', { name: 'Ngân hàng SBI' }).click();
  await accountant.getByRole('heading', { name: 'Ngân hàng SBI' }).waitFor();
  await accountant.getByLabel('Số yên nhận được').fill('150000');
  await accountant.getByLabel('Số đồng đã trả').fill(String(YEN_COST_VND));
  await accountant.getByRole('textbox', { name: 'Lý do' }).fill('Mua yên đầu tuần');
  await look(accountant, 'week-1-float-fund');
  await accountant.getByRole('button', { name: /^Nạp|^Ghi|^Đề nghị/ }).click();
  await accountant.getByText('chờ người thứ hai duyệt').first().waitFor();
  await approve(admin, 'Mua yên đầu tuần');
  notes.bankVnd -= YEN_COST_VND;
  await accountant.reload();
  await expect.poll(() => accountant.getByText('¥150,000').count()).toBeGreaterThan(0);
  await look(accountant, 'week-1-float-funded');
}
