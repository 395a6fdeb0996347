import { expect, it } from 'vitest';
import { aNewcomer, openAccount, signInAs } from '../support/people.ts';
import { look, PHONE, useBrowser } from '../support/story.ts';

const { person } = useBrowser();
/** A published code of account 257678859 at ACB. */
const CODE =
  '00020101021138530010A0000007270123000697041601092576788590208QRIBFTTA53037045802VN6304AE9F';

it('the code of my own bank account fills in the form, and a wrong one says what is wrong', async () => {
  const somebody = aNewcomer('Lý Thu Hà');
  await openAccount(somebody, 0);
  const page = await person(PHONE);
  await signInAs(page, somebody.phone, somebody.password, '/account/wallet/withdraw');
  await page.getByRole('button', { name: 'Thêm tài khoản' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Thêm tài khoản' });
  const code = sheet.getByLabel('Mã VietQR của tài khoản');

  await code.fill(CODE.replace('257678859', '257678858'));
  await sheet.getByRole('button', { name: 'Điền từ mã này' }).click();
  await sheet.getByText('số kiểm tra ở cuối mã không khớp').waitFor();
  await look(page, '4-account-code-wrong');

  await page.evaluate((text) => navigator.clipboard.writeText(text), CODE);
  await code.fill('');
  await code.press('ControlOrMeta+V');
  await expect.poll(() => sheet.getByLabel('Số tài khoản').inputValue()).toBe('257678859');
  expect(await sheet.getByLabel('Ngân hàng').inputValue()).toBe('970416');
  await look(page, '4-account-code-read');
  await sheet.getByLabel('Mật khẩu', { exact: true }).fill(somebody.password);
  await sheet.getByRole('button', { name: 'Lưu tài khoản' }).click();
  await page.getByText('257678859').filter({ visible: true }).first().waitFor();
});
