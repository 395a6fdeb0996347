import { bound } from '../../kernel/bind.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { newId } from '../../kernel/chance.ts';
import { movableClock } from '../../kernel/clock.ts';
import { dong } from '../../kernel/money.ts';
import { brokenInvariants } from '../../platform/database/invariants.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ledgerInvariants } from './invariants.ts';
import { available, company, createLedger, sealDays } from './index.ts';
import type { Ledger } from './ledger.ts';

/** 10:00 in Vietnam. */
const MORNING = new Date('2026-03-10T03:00:00Z');
const DAY_MS = 86_400_000;
const clock = movableClock(MORNING);
let platform: TestPlatform;
let ledger: Ledger;
let seal: () => Promise<number>;

beforeAll(async () => {
  platform = await createTestPlatform({ clock });
  ledger = createLedger(platform);
  seal = bound(platform, sealDays);
});
afterAll(() => platform.close());

const post = async (at: Date, count: number): Promise<void> => {
  clock.moveTo(at);
  for (let left = count; left > 0; left--) {
    const key = newId();
    const movement = {
      key,
      from: company('adjustment'),
      to: available(newId()),
      amount: dong(1_000),
      currency: 'VND',
      kind: 'adjustment',
    } as const;
    await inTransaction(platform.db, (trx) =>
      ledger.post(trx, [{ ...movement, cause: { type: 'adjustment', id: key }, memo: 'Bù' }]),
    );
  }
};
const seals = async () =>
  (
    await sql<{
      day: string;
      movements: number;
    }>`select to_char(day, 'MM-DD') as day, movements from ledger_seals order by number`.execute(
      platform.db,
    )
  ).rows;
const broken = async () =>
  (await brokenInvariants(platform.db, ledgerInvariants)).map(({ name }) => name.slice(0, 2));
/** As somebody who owns the database could: past every trigger. */
const tamper = (statement: string) =>
  inTransaction(platform.db, async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql.raw(statement).execute(trx);
  });

beforeEach(async () => {
  await tamper('truncate ledger_seals, ledger_day_turnovers, ledger_movements, ledger_balances');
  await post(MORNING, 3);
  // Ten to midnight, and ten past it, in Vietnam.
  await post(new Date('2026-03-11T16:50:00Z'), 2);
  await post(new Date('2026-03-11T17:10:00Z'), 1);
});

it('seals each day that is over, in Vietnam, once; a day on which nothing happened has no seal', async () => {
  clock.moveTo(new Date('2026-03-11T17:30:00Z'));
  expect(await seal()).toBe(1);
  clock.moveTo(new Date('2026-03-20T12:00:00Z'));
  // Three workers at once: together they seal what there is to seal.
  const sealed = await Promise.all([seal(), seal(), seal()]);
  expect(sealed.reduce((sum, one) => sum + one, 0)).toBe(2);
  expect(await seal()).toBe(0);
  expect(await seals()).toEqual([
    { day: '03-10', movements: 3 },
    { day: '03-11', movements: 2 },
    { day: '03-12', movements: 1 },
  ]);
  expect(await broken()).toEqual([]);
});

it.each([
  [
    'an amount',
    `update ledger_movements set amount = amount + 1 where key = (select min(key) from ledger_movements)`,
  ],
  [
    'one letter of a memo',
    `update ledger_movements set memo = 'bù' where key = (select max(key) from ledger_movements)`,
  ],
  [
    'a moment',
    `update ledger_movements set posted_at = posted_at + interval '1 microsecond' where key = (select min(key) from ledger_movements)`,
  ],
  [
    'a row that is taken out',
    `delete from ledger_movements where key = (select min(key) from ledger_movements)`,
  ],
  [
    'a whole day that is taken out with its seal',
    `delete from ledger_movements where posted_at < '2026-03-11'; delete from ledger_seals where number = 1`,
  ],
  [
    'a row that is slipped in',
    `insert into ledger_movements select 'late', from_account, to_account, amount, currency, kind, cause_type, cause_id, memo,
    posted_at - interval '40 days', customer_id, customer_version + 1, available_after_vnd, held_after_vnd from ledger_movements order by key limit 1`,
  ],
  ['a seal', `update ledger_seals set hash = repeat('0', 64) where number = 2`],
])('finds %s that was changed behind a seal', async (_, statement) => {
  clock.moveTo(new Date(MORNING.getTime() + 10 * DAY_MS));
  await seal();
  await tamper(statement);
  expect(await broken()).toContain('I9');
  await tamper('truncate ledger_seals, ledger_day_turnovers, ledger_movements, ledger_balances');
});

it('cannot be changed by the service', async () => {
  clock.moveTo(new Date(MORNING.getTime() + 10 * DAY_MS));
  await seal();
  await expect(sql`update ledger_seals set movements = 9`.execute(platform.db)).rejects.toThrow(
    'append-only',
  );
  await expect(sql`delete from ledger_seals`.execute(platform.db)).rejects.toThrow('append-only');
});
