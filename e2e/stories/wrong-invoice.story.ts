import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../server/src/demo-people.ts';
import { dayInVietnam } from '../../server/src/kernel/vietnam-day.ts';
import { signInAs, signInAtDesk } from '../support/people.ts';
import { DESKTOP, look, PHONE, useBrowser, visit } from '../support/story.ts';

const WRONG_TAX_CODE = '0100111948';
const RIGHT_TAX_CODE = '0100112437';
const REASON = 'Khách đưa nhầm mã số thuế';

const { person } = useBrowser();
let phone: Page;
let accountant: Page;
let second: Page;
/** Series and number of the paper that is wrong. */
let wrong = '';

beforeAll(async () => {
  phone = await person(PHONE);
  accountant = await person(DESKTOP);
  second = await person(DESKTOP);
  await signInAs(phone, DEMO_CUSTOMER.email, DEMO_PASSWORD);
  await signInAtDesk(accountant, 'accountant');
  await signInAtDesk(second, 'admin');
});

it('a customer asks for an invoice with the tax code of another company', async () => {
  await visit(phone, '/account/invoices');
  await phone.getByRole('button', { name: 'Hóa đơn', exact: true }).first().click();
  const sheet = phone.getByRole('dialog', { name: /^Hóa đơn của phiếu PX/ });
  await sheet.getByLabel('Xuất cho công ty').check();
  await sheet.getByLabel('Tên công ty').fill('Công ty TNHH Máy Ảnh Cũ');
  await sheet.getByLabel('Mã số thuế').fill(WRONG_TAX_CODE);
  await sheet.getByLabel('Địa chỉ').fill('Số 8 phố Tràng Thi, Hà Nội');
  await look(phone, '12-invoice-asked');
  await sheet.getByRole('button', { name: 'Xuất hóa đơn' }).click();
  await sheet.getByRole('button', { name: 'Tải PDF' }).waitFor();
  wrong = (await sheet.locator('strong').textContent()) ?? '';
  expect(wrong).toMatch(/\d$/);
  await look(phone, '12-invoice-issued');
});

it('the accountant proposes another one in its place, and a second person agrees', async () => {
  await visit(accountant, '/desk/invoices');
  const row = accountant.getByRole('row', { name: new RegExp(WRONG_TAX_CODE) });
  await row.getByRole('button', { name: 'Thay thế' }).click();
  const sheet = accountant.getByRole('dialog', { name: `Thay thế hóa đơn ${wrong}` });
  await sheet.getByLabel('Mã số thuế').fill(RIGHT_TAX_CODE);
  await sheet.getByLabel('Văn bản thỏa thuận với người mua').fill('Biên bản thỏa thuận số 12');
  const day = sheet.getByLabel('Ngày của văn bản');
  const today = dayInVietnam(new Date());
  // No earlier than the day on which the wrong one was issued.
  expect(await day.getAttribute('min')).toBe(today);
  await day.fill(today);
  await sheet.getByLabel('Lý do').fill(REASON);
  await look(accountant, '12-replace');
  await sheet.getByRole('button', { name: 'Đề nghị thay thế' }).click();
  await accountant.getByText('chờ người thứ hai duyệt').first().waitFor();

  await visit(second, '/desk/approvals');
  const asked = second.locator('section', { hasText: REASON }).last();
  await look(second, '12-replace-approval');
  await asked.getByRole('button', { name: /^Duyệt/ }).click();
  await asked.waitFor({ state: 'detached' });
});

it('the customer sees which one counts, and the desk which one replaces which', async () => {
  const sheet = phone.getByRole('dialog', { name: /^Hóa đơn của phiếu PX/ });
  // The open sheet reads it by itself.
  await sheet.getByText(`thay thế hóa đơn ${wrong}`).waitFor();
  await sheet.getByText(`Hóa đơn ${wrong} đã bị thay thế, không còn giá trị.`).waitFor();
  await sheet.getByText(RIGHT_TAX_CODE).waitFor();
  expect(await sheet.getByText(WRONG_TAX_CODE).count()).toBe(0);
  await sheet.getByRole('button', { name: 'Tải PDF' }).waitFor();
  await look(phone, '12-invoice-replaced');
  const right = (await sheet.locator('strong').textContent()) ?? '';

  await visit(accountant, '/desk/invoices');
  const rowOf = (taxCode: string) => accountant.getByRole('row', { name: new RegExp(taxCode) });
  await rowOf(RIGHT_TAX_CODE).getByText(`Thay thế ${wrong}`).waitFor();
  await rowOf(WRONG_TAX_CODE).getByText('Đã bị thay thế').waitFor();
  await rowOf(WRONG_TAX_CODE).getByText(`Thay bằng ${right}`).waitFor();
  await look(accountant, '12-invoices');
});
