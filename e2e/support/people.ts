import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ownProduct } from './own-product.ts';
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../../server/src/demo-people.ts';
import { signIn } from './api-person.ts';
import { eventually } from './eventually.ts';
import { oneTimePassword } from './one-time-password.ts';
import { awake, pretend, visit } from './story.ts';

const PASSWORD = 'mat khau cua toi 2026';
/** Ours, at the pretend bank. */
export const RECEIVING_ACCOUNT = '1017588888';
/** RFC 6238: a code counts for this long. */
const CODE_LASTS_MS = 30_000;

export interface Newcomer {
  readonly name: string;
  /** As the person types it: `09xxxxxxxx`. */
  readonly phone: string;
  readonly password: string;
}

/** Somebody nobody knows yet. */
export function aNewcomer(name = 'Trần Thị Bình'): Newcomer {
  return { name, phone: `098${randomInt(1_000_000, 10_000_000)}`, password: PASSWORD };
}

/** The last code that was sent to a phone; it leaves a moment after the answer. */
export function codeSentTo(phone: string): Promise<string> {
  return eventually(`a code sent to ${phone}`, async () => {
    const { messages } = await pretend<{ messages: { text: string }[] }>(
      'GET',
      `/sms/messages?to=84${phone.slice(1)}`,
    );
    return /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0];
  });
}

/** An account with an address and money, made by calls as the mobile client would; the stories that tell how people do it use the pages. */
export async function openAccount(person: Newcomer, moneyVnd: number): Promise<void> {
  const account = { full_name: person.name, phone: person.phone, password: person.password };
  await post('/api/signup', account);
  await post('/api/signup', { ...account, otp: await codeSentTo(person.phone) });
  const client = await signIn(ownProduct.url, person.phone, person.password);
  const address = {
    name: person.name,
    phone: person.phone,
    address: 'Số 8 phố Tràng Thi',
    province_id: 1,
    ward_id: 4,
    type: 'Nhà riêng',
  };
  const added = await client.write('POST', '/api/user/address/add', address, randomUUID());
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  if (moneyVnd === 0) return;
  await transfer(person, moneyVnd);
  await eventually(
    'the money is in the wallet',
    async () =>
      (await client.read<{ data: { total: number } }>('/api/user/wallet')).data.total === moneyVnd,
  );
}

/** Money from the pretend bank, with the words that bring it into the person's wallet. */
function transfer({ phone }: Newcomer, amount: number): Promise<unknown> {
  return pretend('POST', '/bank/pay', {
    accountNumber: RECEIVING_ACCOUNT,
    amount,
    content: `${phone} QR ODN`,
  });
}

async function post(address: string, body: object): Promise<void> {
  const answer = await fetch(`${ownProduct.url}${address}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, `${address}: ${await answer.clone().text()}`).toBe(200);
}

/** Signs in through the page and arrives at `next`. */
export async function signInAs(
  page: Page,
  username: string,
  password: string,
  next = '/account/dashboard',
): Promise<void> {
  await visit(page, `/account/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Email hoặc số điện thoại').fill(username);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.waitForURL((url) => url.pathname + url.search === next);
  await awake(page);
}

/** A member of the demo staff at the desk, past both factors. `name` is the part of the e-mail address before the @. */
export async function signInAtDesk(page: Page, name: string): Promise<void> {
  await visit(page, '/desk/login');
  await page.getByLabel('Email công việc').fill(`${name}@hako.test`);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(DEMO_PASSWORD);
  for (let isIn = false, tries = 0; !isIn; tries++) {
    if (tries === 4) throw new Error(`${name} does not come in at the desk`);
    // A code opens the door once, and another story may have used this one. The next one counts already, for clocks that are behind; after
    // it only waiting helps.
    if (tries > 1) await sleep(CODE_LASTS_MS - (Date.now() % CODE_LASTS_MS) + 500);
    await page
      .getByLabel('Mã xác thực')
      .fill(oneTimePassword(DEMO_TOTP_SECRET, Date.now() + (tries > 0 ? CODE_LASTS_MS : 0)));
    await page.getByRole('button', { name: 'Vào bàn làm việc' }).click();
    isIn = await Promise.any([
      page.waitForURL((url) => url.pathname === '/desk/work').then(() => true),
      page
        .getByRole('alert')
        .waitFor()
        .then(() => false),
    ]);
  }
  await awake(page);
}
