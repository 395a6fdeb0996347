import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { newId } from '../../../kernel/chance.ts';
import { movableClock } from '../../../kernel/clock.ts';
import { dong, yen } from '../../../kernel/money.ts';
import { dayInVietnam } from '../../../kernel/vietnam-day.ts';
import { brokenInvariants } from '../../../platform/database/invariants.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { ledgerInvariants } from '../invariants.ts';
import { available, company, createLedger, held, type Movement, sealDays } from '../index.ts';
import type { Ledger } from '../ledger.ts';

const DAY_MS = 86_400_000;
const clock = movableClock(new Date('2026-03-01T03:00:00Z'));
let platform: TestPlatform;
let ledger: Ledger;
beforeAll(async () => {
  // The orders that money moves for here are nowhere else.
  platform = await createTestPlatform({ clock, invariants: ledgerInvariants });
  ledger = createLedger(platform);
});
afterAll(() => platform.close());

/** One day of a small company: money in, promised, spent, given back, and yen spent in Japan. */
const dayOf = (customerId: string, factor: number): Movement[] => {
  const facts = (kind: Movement['kind']) => ({
    key: newId(),
    kind,
    cause: { type: 'order', id: newId() } as const,
  });
  const vnd = (amount: number) => ({ amount: dong(amount * factor), currency: 'VND' as const });
  return [
    { ...facts('top-up'), from: company('bank'), to: available(customerId), ...vnd(1_000) },
    { ...facts('hold'), from: available(customerId), to: held(customerId), ...vnd(600) },
    { ...facts('capture'), from: held(customerId), to: company('goods'), ...vnd(450) },
    { ...facts('capture'), from: held(customerId), to: company('service-fee'), ...vnd(50) },
    { ...facts('release'), from: held(customerId), to: available(customerId), ...vnd(100) },
    { ...facts('refund'), from: company('goods'), to: available(customerId), ...vnd(30) },
    {
      ...facts('cost'),
      from: company('marketplace-float'),
      to: company('marketplace-spend'),
      amount: yen(7 * factor),
      currency: 'JPY',
    },
  ];
};
const post = (movements: readonly Movement[]) =>
  inTransaction(platform.db, (trx) => ledger.post(trx, movements));

it('adds up days that are sealed and days that are not, the purses of all customers as one account', async () => {
  const [one, other] = [newId(), newId()];
  for (const factor of [1, 2, 4, 8]) {
    await post(dayOf(one, factor));
    await post(dayOf(other, 100 * factor));
    clock.advanceMs(DAY_MS);
  }
  const read = async (from: string, to: string) =>
    (await ledger.turnovers(platform.db, { from, to })).map((row) => Object.values(row));
  /** The second and the third day, of a company whose days have these weights. */
  const expected = [
    ['company:bank', 'VND', -101_000, 0, 606_000],
    ['company:goods', 'VND', 42_420, 272_700, 18_180],
    ['company:marketplace-float', 'JPY', -707, 0, 4_242],
    ['company:marketplace-spend', 'JPY', 707, 4_242, 0],
    ['company:service-fee', 'VND', 5_050, 30_300, 0],
    ['customers', 'VND', 53_530, 624_180, 303_000],
  ];
  expect(await read('2026-03-02', '2026-03-03')).toEqual(expected);
  // Nothing changes when the days are sealed, the last one but one included.
  expect(await sealDays(platform)).toBe(4);
  await post(dayOf(one, 1_000));
  expect(await read('2026-03-02', '2026-03-03')).toEqual(expected);
  expect(dayInVietnam(clock.now())).toBe('2026-03-05');
  const [bank] = await read('2026-03-05', '2026-03-05');
  expect(bank).toEqual(['company:bank', 'VND', -1_515_000, 0, 1_000_000]);
  expect(await ledger.balanceOf(platform.db, company('bank'))).toBe(-2_515_000);
  expect(await ledger.balanceOf(platform.db, company('marketplace-spend'), 'JPY')).toBe(17_605);
});

it('names the days on which an account moved, newest first', async () => {
  const days = { from: '2026-03-02', to: '2026-03-31' };
  await post([
    {
      key: newId(),
      kind: 'adjustment',
      cause: { type: 'adjustment', id: newId() },
      from: company('adjustment'),
      to: company('suspense'),
      amount: dong(5),
      currency: 'VND',
    },
  ]);
  expect(await ledger.bookDays(platform.db, days, 'company:suspense')).toEqual(['2026-03-05']);
  expect(await ledger.bookDays(platform.db, days)).toEqual([
    '2026-03-05',
    '2026-03-04',
    '2026-03-03',
    '2026-03-02',
  ]);
});

it('numbers the entries of a day, without what moves between the purses of one person', async () => {
  const read = (page: Omit<Parameters<Ledger['journalOf']>[2], 'size'>, size = 50) =>
    ledger.journalOf(platform.db, '2026-03-02', { ...page, size });
  const all = await read({ order: 'up' });
  expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(all.map(({ kind }) => kind)).not.toContain('hold');
  const down = [
    ...(await read({ order: 'down' }, 4)),
    ...(await read({ order: 'down', after: 7 }, 4)),
    ...(await read({ order: 'down', after: 3 }, 4)),
  ];
  expect(down.map(({ key }) => key)).toEqual(all.map(({ key }) => key).toReversed());
  const goods = await read({ order: 'up', account: 'company:goods' });
  expect(goods.map(({ from, to }) => [from, to])).toEqual([
    ['customers', 'company:goods'],
    ['company:goods', 'customers'],
    ['customers', 'company:goods'],
    ['company:goods', 'customers'],
  ]);
});

it('notices a kept sum that is not what the movements add up to', async () => {
  await platform.pool.query(
    `begin; set local session_replication_role = replica;
     update ledger_day_turnovers set spent = spent + 1 where day = '2026-03-02' and account = 'company:bank'; commit`,
  );
  const broken = await brokenInvariants(platform.db, ledgerInvariants);
  expect(broken.map(({ name }) => name)).toEqual([
    'I9 what is kept of a sealed day is what its movements add up to, and no other day has anything kept',
  ]);
  await platform.pool.query(
    `begin; set local session_replication_role = replica;
     update ledger_day_turnovers set spent = spent - 1 where day = '2026-03-02' and account = 'company:bank'; commit`,
  );
});
