import type pg from 'pg';
import { oneTimePassword } from '../../../e2e/support/one-time-password.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../../../server/src/demo-people.ts';
import { type Browser, listenForScripts, type Page } from './look-for-scripts.ts';

/** Somebody who is signed in, and the pages that they open. */
export interface Visitor {
  readonly name: string;
  readonly page: Page;
  readonly paths: readonly string[];
}

const OF_CUSTOMER = [
  ...['/', '/tin-tuc', '/account/dashboard', '/account/profile', '/account/favorites'],
  ...['/account/saved-searches', '/account/viewed', '/account/addresses', '/account/bids'],
  ...['/account/vip', '/account/vouchers', '/account/negotiations', '/account/messages'],
  ...['/account/complaints', '/account/cart', '/account/quotes', '/account/parcels'],
  ...['/account/invoices', '/account/wallet', '/account/wallet/withdraw'],
  '/account/user/notification-mgmt',
];
/** A name after a colon stands for the id of the first such row. */
const OF_SALES = [
  ...['/desk/work', '/desk/orders', '/desk/orders/:order', '/desk/customers'],
  ...['/desk/customers/:customer', '/desk/messages', '/desk/messages/:customer'],
  ...['/desk/complaints', '/desk/offers', '/desk/bids', '/desk/bids/:bid', '/desk/purchases'],
  '/desk/feedbacks',
];
const OF_ADMIN = [
  ...['/desk/work', '/desk/orders/:order', '/desk/customers/:customer', '/desk/audit'],
  ...['/desk/staff', '/desk/articles', '/desk/banners', '/desk/coupons', '/desk/places'],
  ...['/desk/transfers', '/desk/withdrawals', '/desk/approvals', '/desk/invoices'],
  ...['/desk/settings/company', '/desk/words', '/desk/words/glossary', '/desk/unknown-parcels'],
];

/** A customer, sales and an administrator, each in a browser without the policy of our pages. */
export async function visitorsOf(
  browser: Browser,
  url: string,
  pool: pg.Pool,
): Promise<readonly Visitor[]> {
  const ids = await idsOf(pool);
  const filled = (paths: readonly string[]): string[] =>
    paths.map((path) => path.replace(/:(\w+)$/, (_, name: string) => ids[name] ?? name));
  const open = async (): Promise<Page> => {
    const context = await browser.newContext({ bypassCSP: true, locale: 'vi-VN' });
    await listenForScripts(context);
    return context.newPage();
  };
  const customer = await open();
  await signIn(customer, url);
  const staff = async (name: string, paths: readonly string[]): Promise<Visitor> => {
    const page = await open();
    await signInAtDesk(page, url, `${name}@hako.test`);
    return { name, page, paths: filled(paths) };
  };
  return [
    { name: 'a customer', page: customer, paths: OF_CUSTOMER },
    await staff('sales', OF_SALES),
    await staff('admin', OF_ADMIN),
  ];
}

async function idsOf(pool: pg.Pool): Promise<Readonly<Record<string, string>>> {
  const { rows } = await pool.query<Record<string, string>>(`select
    (select code from orders order by created_at limit 1) as "order",
    (select customer_id::text from orders order by created_at limit 1) as customer,
    (select id::text from bids limit 1) as bid`);
  return rows[0] ?? {};
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/account/login`, { waitUntil: 'load' });
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
  await page
    .getByLabel(/Email|Số điện thoại/)
    .first()
    .fill(DEMO_CUSTOMER.email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.waitForURL(/\/account\/(?!login)/);
}

async function signInAtDesk(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/desk/login`, { waitUntil: 'load' });
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
  await page.getByLabel('Email công việc').fill(email);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByLabel('Mã xác thực').fill(oneTimePassword(DEMO_TOTP_SECRET, Date.now()));
  await page.getByRole('button', { name: 'Vào bàn làm việc' }).click();
  await page.waitForURL('**/desk/work');
}
