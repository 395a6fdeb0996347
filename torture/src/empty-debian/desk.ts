import type { Browser, Page } from '../hostile-words/look-for-scripts.ts';
import { oneTimePassword } from '../../../e2e/support/one-time-password.ts';

const PASSWORD = 'mot mat khau that dai 2026';
/** A code opens the door once; the app shows the next one half a minute ahead. */
const CODE_LASTS_MS = 30_000;

/** The first administrator in front of a browser. */
export interface Administrator {
  /** Sets password and second factor at the one-time address. */
  join(address: string, name: string): Promise<void>;
  /** Signs in with both, on another machine. */
  signIn(address: string, email: string): Promise<void>;
}

/** Somebody who keeps password and app for later. */
export function administratorWith(browser: Browser): Administrator {
  let secret = '';
  const onPage = async (address: string, act: (page: Page) => Promise<void>): Promise<void> => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await page.goto(address);
    await page.locator('html[data-awake]').waitFor();
    await act(page);
    await page.waitForURL((at) => at.pathname === '/desk/work');
    await context.close();
  };
  return {
    join: (address, name) =>
      onPage(address, async (page) => {
        await page.getByRole('heading', { name: `Chào ${name}` }).waitFor();
        const shown = (await page.locator('[data-secret]').textContent()) ?? '';
        secret = shown.replaceAll(' ', '');
        await page.getByLabel('Mật khẩu mới', { exact: true }).fill(PASSWORD);
        await page.getByLabel('Mã xác thực').fill(oneTimePassword(secret, Date.now()));
        await page.getByRole('button', { name: 'Nhận tài khoản' }).click();
      }),
    signIn: (address, email) =>
      onPage(address, async (page) => {
        await page.getByLabel('Email công việc').fill(email);
        await page.getByLabel('Mật khẩu', { exact: true }).fill(PASSWORD);
        const code = oneTimePassword(secret, Date.now() + CODE_LASTS_MS);
        await page.getByLabel('Mã xác thực').fill(code);
        await page.getByRole('button', { name: 'Vào bàn làm việc' }).click();
      }),
  };
}
