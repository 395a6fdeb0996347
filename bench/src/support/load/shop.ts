import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pretendAt } from '../../../../e2e/support/pretend-world.ts';
import type { Product } from '../../../../e2e/support/product.ts';
import { pretendSettings } from '../../../../scripts/pretend-settings.ts';

const PASSWORD = 'mat khau cua toi 2026';
/** Ours, at the pretend bank. */
const RECEIVING_ACCOUNT = '1017588888';
const MONEY_VND = 400_000_000;
const PATIENCE_MS = 30_000;

/**
 * Somebody with an account, an address and money, behind an address of the network of their own.
 */
export interface Shopper {
  readonly network: string;
  readonly token: string;
}

/** Settings of one more api beside the product: the same database, secret and outside world. */
export function settingsBeside(
  { dataDir, simulatorUrl }: Product,
  port: number,
): Record<string, string> {
  const kept = (name: string) => readFileSync(path.join(dataDir, name), 'utf8').trim();
  return {
    ...pretendSettings(simulatorUrl, kept('smtp-port')),
    HAKO_SECRET: kept('secret'),
    DATABASE_URL: kept('database-url'),
    HAKO_DATA_DIR: dataDir,
    HAKO_PORT: String(port),
    HAKO_PUBLIC_URL: `http://localhost:${port}`,
    HAKO_ROLES: 'api',
    HAKO_TRUSTED_PROXIES: '127.0.0.1',
    // As in production.
    HAKO_GUEST_PAGE_SECONDS: '10',
    HAKO_SHEDDING: 'off',
  };
}

/** Opens accounts by calls, as the mobile client would, one after the other. */
export async function openShoppers(product: Product, count: number): Promise<Shopper[]> {
  const shoppers: Shopper[] = [];
  for (let n = 1; n <= count; n++) shoppers.push(await openShopper(product, n));
  return shoppers;
}

async function openShopper(product: Product, n: number): Promise<Shopper> {
  const network = `10.20.${n}.1`;
  const phone = `0987${String(100_000 + n)}`;
  const pretend = pretendAt(() => product.simulatorUrl);
  const post = (address: string, body: object, token?: string) =>
    write(`${product.url}${address}`, body, network, token);
  const account = { full_name: 'Trần Thị Bình', phone, password: PASSWORD };
  await post('/api/signup', account);
  const otp = await until(async () => {
    const sent = await pretend<{ messages: { text: string }[] }>(
      'GET',
      `/sms/messages?to=84${phone.slice(1)}`,
    );
    return /\b\d{6}\b/.exec(sent.messages[0]?.text ?? '')?.[0];
  });
  await post('/api/signup', { ...account, otp });
  const signedIn = await post('/api/login', { username: phone, password: PASSWORD });
  const token = String(signedIn['access_token']);
  const address = {
    name: account.full_name,
    phone,
    address: 'Số 8 phố Tràng Thi',
    province_id: 1,
    ward_id: 4,
    type: 'Nhà riêng',
  };
  await post('/api/user/address/add', address, token);
  const transfer = {
    accountNumber: RECEIVING_ACCOUNT,
    amount: MONEY_VND,
    content: `${phone} QR ODN`,
  };
  await pretend('POST', '/bank/pay', transfer);
  await until(async () => {
    const answer = await fetch(`${product.url}/api/user/wallet`, {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': network },
    });
    const { data } = (await answer.json()) as { data?: { total?: number } };
    return data?.total === MONEY_VND || undefined;
  });
  return { network, token };
}

async function write(
  url: string,
  body: object,
  network: string,
  token?: string,
): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': network,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

async function until<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(100)) {
    const found = await look();
    if (found !== undefined) return found;
  }
  throw new Error('what a new customer waits for did not come');
}
