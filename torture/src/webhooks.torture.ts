import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { invariants } from '../../server/src/invariants.ts';
import { brokenInvariants } from '../../server/src/platform/database/invariants.ts';
import { chanceOf } from './chance.ts';
import { reported } from './money/perform.ts';
import { createMoneyWorld, type MoneyWorld, newCustomer } from './money/world.ts';
import { firstSeed, sized, tell } from './scale.ts';
import { bankDay, type BankTransfer } from './webhooks/bank-day.ts';
import { type OpenDoor, openDoor, start } from './webhooks/door.ts';
import { rush } from './webhooks/rush.ts';

const SEED = firstSeed(20_261_121);
const TRANSFERS = sized({ ci: 2_000, gate: 20_000, release: 100_000 });
const KILLS = sized({ ci: 4, gate: 20, release: 50 });
const CUSTOMERS = 40;
/** Each life of the server begins with a start. */
const PATIENCE_MS = process.env['TORTURE'] ? 0 : 900_000;

interface Day {
  readonly transfers: number;
  readonly kills: number;
  readonly open: OpenDoor;
}

/** A day of a bank over a database of its own; gives back what went wrong. */
async function bankDayWith({ transfers, kills, open }: Day): Promise<string[]> {
  const world = await createMoneyWorld();
  try {
    const startedAt = performance.now();
    const { customers, phones, links } = await peopleOf(world);
    const day = bankDay(SEED, transfers, phones, links);
    const { db } = world.platform;
    const between = (share: number) => reconcile(world, day.transfers, share);
    const told = await rush(day.deliveries, {
      db,
      databaseUrl: world.platform.databaseUrl,
      open,
      kills,
      between,
    });
    const { wrong, lost, ...counts } = told;
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    tell(
      `webhooks: ${day.deliveries.length} deliveries of ${transfers} transfers, ${kills} kills, ${seconds} s, seed ${SEED}, ${JSON.stringify(counts)}`,
    );
    const broken = (await brokenInvariants(db, invariants)).map(({ name }) => `broken: ${name}`);
    return [
      ...wrong.slice(0, 10),
      ...lost.map((one) => `lost after an answer: ${one}`).slice(0, 10),
      ...(await sumsOf(world, day.transfers, customers)),
      ...broken,
    ];
  } finally {
    await world.close();
  }
}

async function peopleOf(world: MoneyWorld) {
  const phones = Array.from({ length: CUSTOMERS }, (_, index) => `09${10_000_000 + index * 7_919}`);
  const customers: string[] = [];
  for (const phone of phones) customers.push(await newCustomer(world, `+84${phone.slice(1)}`));
  const links: { orderCode: number; customer: number }[] = [];
  for (const [customer, customer_id] of customers.entries()) {
    const at = world.platform.clock.now();
    const values = {
      customer_id,
      amount_vnd: 100_000,
      state: 'refused',
      asked_at: at,
      expires_at: at,
    } as const;
    const { order_code } = await world.platform.db
      .insertInto('wallet_payment_links')
      .values(values)
      .returning('order_code')
      .executeTakeFirstOrThrow();
    links.push({ orderCode: order_code, customer });
  }
  return { customers, phones, links };
}

/** Lines of the bank's own statement, with gaps: told like a delivery of the feed that had been silent about them or not. */
async function reconcile(
  { modules, platform }: MoneyWorld,
  transfers: readonly BankTransfer[],
  share: number,
): Promise<void> {
  const chance = chanceOf(SEED + Math.round(1_000 * share));
  for (const { id, feeds, amount, content } of transfers)
    if (feeds[0] === 'sepay' && chance.happens(0.05))
      await modules.topUps.receive(reported(id, amount, content, platform.clock.now()));
}

/** Each customer has exactly the sum of what was theirs, and the rest waits in suspense. */
async function sumsOf(
  { platform, modules }: MoneyWorld,
  transfers: readonly BankTransfer[],
  customers: readonly string[],
): Promise<string[]> {
  const wrong: string[] = [];
  const sumOf = (customer: number | undefined): number =>
    transfers.reduce((sum, one) => (one.customer === customer ? sum + one.amount : sum), 0);
  for (const [index, customerId] of customers.entries()) {
    const { available } = await modules.wallet.balanceOf(platform.db, customerId);
    if (available !== sumOf(index))
      wrong.push(`customer ${index} has ${available} instead of ${sumOf(index)}`);
  }
  const { rows } = await sql<{ suspended: number; credits: number }>`
    select coalesce(sum(amount) filter (where to_account = 'company:suspense'), 0)::bigint as suspended, count(*) filter (where kind = 'top-up') as credits
    from ledger_movements`.execute(platform.db);
  if (rows[0]?.suspended !== sumOf(undefined))
    wrong.push(`${rows[0]?.suspended} in suspense instead of ${sumOf(undefined)}`);
  const named = transfers.filter(({ customer }) => customer !== undefined).length;
  if (rows[0]?.credits !== named) wrong.push(`${rows[0]?.credits} credits of ${named} transfers`);
  return wrong;
}

it(`${TRANSFERS} transfers, each told up to twenty times to a server that is killed ${KILLS} times, are credited exactly once each`, {
  timeout: PATIENCE_MS,
}, async () => {
  expect(await bankDayWith({ transfers: TRANSFERS, kills: KILLS, open: openDoor })).toEqual([]);
});

const NAIVE = path.join(import.meta.dirname, 'webhooks/naive-door.ts');

it.each([
  ['answers before it commits', 'answer-first', 3, /lost after an answer/],
  [
    'looks whether a transfer is known, and then writes it',
    'look-first',
    0,
    /customer \d+ has \d+ instead of/,
  ],
  ['takes every signature', 'any-signature', 0, /^200 for /],
])('finds a server that %s', async (_, fault, kills, shows) => {
  const open: OpenDoor = (databaseUrl) => start(NAIVE, databaseUrl, [fault]);
  const found = await bankDayWith({ transfers: 80, kills, open });
  expect(found).toEqual(expect.arrayContaining([expect.stringMatching(shows)]));
});
