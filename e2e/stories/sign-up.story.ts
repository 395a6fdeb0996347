import { expect, it } from 'vitest';
import { aNewcomer, codeSentTo, signInAs } from '../support/people.ts';
import { awake, look, PHONE, pretend, useBrowser, visit } from '../support/story.ts';

const { person } = useBrowser();
const somebody = aNewcomer('Lê Thị Thu Hương');

it('a stranger at a page of an account is asked in, opens one with the code from the text message, and comes out where they wanted to go', async () => {
  const page = await person(PHONE);
  await visit(page, '/account/wallet');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    '/account/login?next=%2Faccount%2Fwallet',
  );
  await look(page, '1-login');
  await page.getByRole('main').getByRole('link', { name: 'Đăng ký' }).click();
  await page.waitForURL('**/account/register?next=%2Faccount%2Fwallet');

  await page.getByLabel('Họ và tên').fill(somebody.name);
  await page.getByLabel('Số điện thoại hoặc email').fill('0912 34');
  await page.getByLabel('Mật khẩu', { exact: true }).fill(somebody.password);
  await page.getByRole('button', { name: 'Gửi mã xác thực' }).click();
  await page.getByText('Vui lòng nhập đúng email hoặc số điện thoại di động Việt Nam').waitFor();
  await look(page, '1-register-refused');

  await page.getByLabel('Số điện thoại hoặc email').fill(somebody.phone);
  await page.getByRole('button', { name: 'Gửi mã xác thực' }).click();
  const field = page.getByLabel('Mã xác thực');
  await field.waitFor();
  const code = await codeSentTo(somebody.phone);
  await field.fill(code === '000000' ? '111111' : '000000');
  await page.getByText('Mã OPT không chính xác').waitFor();
  await look(page, '1-wrong-code');

  await field.fill(code);
  await page.waitForURL('**/account/wallet');
  await page.getByRole('heading', { name: 'Ví', level: 1 }).waitFor();
  await page.getByText('Ví chưa có giao dịch nào').waitFor();
  await look(page, '1-empty-wallet');
});

it('a wrong password is told; a right one opens, outlives the page cookie through renewal, and ends when they sign out', async () => {
  const page = await person(PHONE);
  await visit(page, '/account/login?next=%2Faccount%2Fprofile');
  await page.getByLabel('Email hoặc số điện thoại').fill(somebody.phone);
  await page.getByLabel('Mật khẩu', { exact: true }).fill('khong phai mat khau nay');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.getByText('Sai tên đăng nhập hoặc mật khẩu').waitFor();
  await look(page, '1-wrong-password');

  await signInAs(page, somebody.phone, somebody.password, '/account/profile');
  expect(await page.getByLabel('Họ và tên').inputValue()).toBe(somebody.name);
  await look(page, '1-profile');

  // A day later: the cookie that reads pages is gone, the one that renews it is not.
  await page.context().clearCookies({ name: 'auth_token' });
  await page.goto('/account/profile');
  await page.waitForURL('**/account/profile');
  await awake(page);
  await page.getByLabel('Họ và tên').fill('Lê Thu Hương');
  await page.getByRole('button', { name: 'Lưu' }).first().click();
  await page.getByRole('status').getByText('Cập nhật thành công').waitFor();

  // The short address leads to the hub.
  await visit(page, '/account');
  await page.getByText('Xin chào, Lê Thu Hương').waitFor();
  await look(page, '1-dashboard');
  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await awake(page);
  await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).waitFor();
  await visit(page, '/account/dashboard');
  expect(new URL(page.url()).pathname).toBe('/account/login');
});

it('somebody with an e-mail address instead of a phone gets the code as a letter', async () => {
  const page = await person(PHONE);
  const address = `${somebody.phone}@thu.test`;
  await visit(page, '/account/register');
  await page.getByLabel('Họ và tên').fill('Phạm Văn Thư');
  await page.getByLabel('Số điện thoại hoặc email').fill(address);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(somebody.password);
  await page.getByRole('button', { name: 'Gửi mã xác thực' }).click();
  await page.getByLabel('Mã xác thực').waitFor();
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const { messages } = await pretend<{ messages: { text: string }[] }>(
          'GET',
          `/mail/messages?to=${encodeURIComponent(address)}`,
        );
        code = /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0];
        return code;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  await page.getByLabel('Mã xác thực').fill(code as string);
  await page.waitForURL('**/account/dashboard');
  await page.getByText('Xin chào, Phạm Văn Thư').waitFor();
});
