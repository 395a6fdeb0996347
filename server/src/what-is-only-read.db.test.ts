import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../test-support/test-platform.ts';
import { compose } from './composition.ts';
import { seedDemoPeople } from './demo-people.ts';
import { readingKysely } from './platform/database/reads/reading-kysely.ts';

let platform: TestPlatform;
let modules: ReturnType<typeof compose>['modules'];
let customerId: string;
let staffId: string;
/** What was asked where lists are read. */
let asked: string[] = [];
beforeAll(async () => {
  platform = await createTestPlatform();
  const reads = readingKysely(async (text, values) => {
    asked.push(text);
    return (await platform.pool.query(text, values)).rows;
  });
  ({ modules } = compose({ ...platform, reads }));
  const people = await seedDemoPeople(platform);
  customerId = people.customerId;
  staffId = people.staffIds['admin'] ?? '';
});
beforeEach(() => (asked = []));
afterAll(() => platform.close());

const days = { from: '2026-11-01', to: '2026-11-30' };
/** An empty list is not exported, which is told after it was looked for. */
const looked = (read: Promise<unknown>) => read.catch((error: Error) => error.message);

it.each<[string, () => Promise<unknown>]>([
  ['statements', () => modules.topUps.statementOf(customerId, { size: 20 })],
  ['statements as files', () => looked(modules.topUps.exportStatement.xlsx({ customerId }))],
  ['my orders', () => modules.orders.listQuotes({ customerId })],
  ['my bills', () => modules.billing.listMyBills({ customerId })],
  ['the table of orders', () => modules.desk.listOrders({ asker: { roles: ['admin'] } })],
  [
    'the table of customers as a file',
    () => looked(modules.desk.exportCustomers({ kind: 'csv', staffId })),
  ],
  ['reports', () => modules.reports.readBalances(days)],
  ['the journal', () => modules.books.listJournal(days)],
])('reads %s where lists are read', async (_, read) => {
  await read();
  expect(asked.length).toBeGreaterThan(0);
});

it('reads what decides about money from the database itself', async () => {
  await modules.topUps.summaryOf(customerId);
  await modules.wallet.balanceOf(platform.db, customerId);
  expect(asked).toEqual([]);
});
