import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { invariants } from '../../server/src/invariants.ts';
import { readConfig } from '../../server/src/config.ts';
import { openPlatform } from '../../server/src/open-platform.ts';
import { brokenInvariants } from '../../server/src/platform/database/invariants.ts';
import { type ApiPerson, signIn } from '../support/api-person.ts';
import { healthy, type Product, startProduct } from '../support/product.ts';
import { pretendAt, doubledBids, doubledPurchases } from '../support/pretend-world.ts';

/** With every test; the rigs of `torture` kill thousands of times. */
const KILLS = 25;
const SETTLE_LIMIT_MS = 180_000;
const MAY_STILL_MOVE = ['firing', 'sending', 'unknown'];

let product: Product;
const pretend = pretendAt(() => product.simulatorUrl);
let customer: ApiPerson;
let database: pg.Pool;

beforeAll(async () => {
  product = await startProduct();
  customer = await signIn(product.url, 'khach@hako.test', 'hako-demo-2026');
  // The bank tries eight times within 33 of its minutes; here a minute is two seconds.
  await pretend('POST', '/_control/bank', { minuteMs: 2_000 });
  database = new pg.Pool({
    connectionString: readFileSync(path.join(product.dataDir, 'database-url'), 'utf8'),
  });
  database.on('error', () => undefined);
});
afterAll(async () => {
  await database?.end();
  await product?.stop();
});

/** What the customer was told was done, and what really left for the bank and the marketplaces. */
const told: { bids: string[]; purchases: string[] } = { bids: [], purchases: [] };
const refused: string[] = [];
let paidIn = 0;
let isKilling = true;

it(`killed ${KILLS} times at random moments, it loses nothing, doubles nothing, and its books sum to zero`, async ({
  onTestFailed,
}) => {
  onTestFailed(async () => {
    process.stdout.write(
      `${product.printed()}\n${JSON.stringify({ told, paidIn, refused, uncredited: await uncredited() })}\n`,
    );
  });
  const before = await creditedTopUps();
  const lives = Promise.all([topUps(), bids('now'), bids('snipe'), purchases()]);
  lives.catch(() => (isKilling = false));
  for (let kill = 0; kill < KILLS && isKilling; kill++) {
    // Whoever is killed before it could do anything proves nothing.
    await healthy(product.url);
    await sleep(randomInt(20, 1_800));
    const pids = product.serverPids();
    const victim = pids[randomInt(0, Math.max(1, pids.length))];
    if (victim) process.kill(victim, 'SIGKILL');
  }
  isKilling = false;
  await lives;
  await healthy(product.url);
  await settled();
  const credited = async (): Promise<number> => {
    // What the bank had given up telling us meanwhile is asked for again, as an operator does at the provider.
    await pretend('POST', '/_control/bank', { isStopped: false });
    return (await creditedTopUps()) - before;
  };
  await expect.poll(credited, { timeout: SETTLE_LIMIT_MS, interval: 1_000 }).toBe(paidIn);

  expect(told.bids.length).toBeGreaterThan(5);
  expect(told.purchases.length).toBeGreaterThan(2);
  expect(await doubledBids(pretend)).toEqual([]);
  expect(await doubledPurchases(pretend)).toEqual([]);
  expect(await forgotten()).toEqual([]);
  const platform = openPlatform(
    readConfig({
      HAKO_ENV: 'test',
      HAKO_SECRET: 'only to read the invariants of this story',
      DATABASE_URL: readFileSync(path.join(product.dataDir, 'database-url'), 'utf8'),
    }),
  );
  try {
    expect(await brokenInvariants(platform.db, invariants)).toEqual([]);
  } finally {
    await platform.close();
  }
}, 600_000);

async function topUps(): Promise<void> {
  while (isKilling) {
    const amount = randomInt(10, 500) * 1_000;
    await pretend('POST', '/bank/pay', {
      accountNumber: '1017588888',
      amount,
      content: '0912345678 QR ODN',
    });
    paidIn += amount;
    await sleep(randomInt(300, 1_500));
  }
}

async function bids(mode: 'now' | 'snipe'): Promise<void> {
  while (isKilling) {
    const auction = await pretend<{ id: string }>('POST', '/_control/auctions', {
      endsInSeconds: mode === 'snipe' ? 12 : 25,
      startPrice: 500,
      rivals: [],
    });
    const answer = await customer.write(
      'POST',
      `/api/bid/${mode}`,
      { code: auction.id, price: 1_000, site: 'auction' },
      randomUUID(),
    );
    if (answer.status === 200) told.bids.push(auction.id);
    else refused.push(JSON.stringify(answer.body).slice(0, 200));
    await sleep(randomInt(300, 1_200));
  }
}

async function purchases(): Promise<void> {
  while (isKilling) {
    const item = await pretend<{ id: string }>('POST', '/_control/mercari/items', { price: 800 });
    const answer = await customer.write(
      'POST',
      '/api/buy-product-now',
      { code: item.id, price: 800, site: 'mercari' },
      randomUUID(),
    );
    if (answer.status === 200) told.purchases.push(item.id);
    else refused.push(JSON.stringify(answer.body).slice(0, 200));
    await sleep(randomInt(300, 1_200));
  }
}

/** Waits until every auction of the story is over and nothing is under way any more. */
async function settled(): Promise<void> {
  for (const until = Date.now() + SETTLE_LIMIT_MS; Date.now() < until; await sleep(1_000)) {
    const { rows } = await database.query(
      `select (select count(*) from bids where status = any($1)) + (select count(*) from graphile_worker.jobs where run_at < now() and attempts < max_attempts) as open`,
      [[...MAY_STILL_MOVE, 'scheduled', 'leading']],
    );
    if (Number(rows[0].open) === 0) return;
  }
  const { rows: open } = await database.query(
    `select 'bid' as what, status as name, count(*) from bids group by status
     union all select 'job', task_identifier, count(*) from graphile_worker.jobs where run_at < now() and attempts < max_attempts group by task_identifier`,
  );
  throw new Error(`still under way after ${SETTLE_LIMIT_MS} ms: ${JSON.stringify(open)}`);
}

async function creditedTopUps(): Promise<number> {
  const { rows } = await database.query(
    `select coalesce(sum(amount), 0) as sum from ledger_movements where from_account = 'company:bank' and to_account = 'available'`,
  );
  return Number(rows[0].sum);
}

/** Transfers of the bank's statement that are on nobody's wallet, with what the service answered to each report. */
async function uncredited(): Promise<unknown[]> {
  const lines = await pretend<{ id: number; amount: number; attempts: number[] }[]>(
    'GET',
    '/bank/statement?account=1017588888',
  );
  const { rows } = await database.query(
    `select provider_reference as id, state from wallet_transfers`,
  );
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  return lines
    .filter(({ id }) => states.get(String(id)) !== 'credited')
    .map((line) => ({ ...line, state: states.get(String(line.id)) }));
}

/** What the customer was told was taken, but is in no row of ours. */
async function forgotten(): Promise<string[]> {
  const { rows } = await database.query(
    'select code from bids union select listing_code from orders',
  );
  const known = new Set(rows.map(({ code }) => code));
  return [...told.bids, ...told.purchases].filter((code) => !known.has(code));
}
