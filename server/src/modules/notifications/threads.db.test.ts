import { afterAll, beforeAll, expect, it } from 'vitest';
import { plansOf, scannedWhole } from '../../../test-support/recorded-plans.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { newId } from '../../kernel/chance.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createLedger } from '../ledger/index.ts';
import { createNotifications, type NewNotification, type Notifications } from './index.ts';
import { listThreads } from './inbox/thread-store.ts';

let platform: TestPlatform;
let notifications: Notifications;
beforeAll(async () => {
  platform = await createTestPlatform();
  notifications = createNotifications({
    ...platform,
    lockPurses: createLedger(platform).lockPurses,
  });
});
afterAll(() => platform.close());

const tell = (
  customerId: string,
  title: string,
  link?: string,
  kind: NewNotification['kind'] = 'order_moved',
): Promise<void> =>
  inTransaction(platform.db, (trx) =>
    notifications.notify(trx, {
      ...{ customerId, kind, title, body: '', text: undefined, ...(link ? { link } : {}) },
    }),
  );
const ORDER = '/account/quotes/HK7Q2M9XWA';
const BID = '/account/bids/0192f000-0000-7000-8000-000000000001';
const counts = (customerId: string) => notifications.countsOf(platform.db, customerId);

/** Somebody with an order, a bid that was outbid twice and won, and two top-ups between them. */
async function told(): Promise<string> {
  const customerId = newId();
  await tell(customerId, 'nhận đơn', ORDER);
  await tell(customerId, 'nạp một', '/account/wallet', 'top_up');
  await tell(customerId, 'vượt một', BID, 'over_pricing');
  await tell(customerId, 'đã mua', ORDER);
  await tell(customerId, 'vượt hai', BID, 'over_pricing');
  await tell(customerId, 'nạp hai', '/account/wallet', 'top_up');
  await tell(customerId, 'thắng', BID, 'bid_won');
  return customerId;
}

it('are one row for each thing under its newest line; what is about no one thing stands alone', async () => {
  const customerId = await told();
  const { threads, next } = await notifications.listThreads({ customerId });
  expect(threads.map(({ latest, total, unread }) => [latest.title, total, unread])).toEqual([
    ['thắng', 3, 3],
    ['nạp hai', 1, 1],
    ['đã mua', 2, 2],
    ['nạp một', 1, 1],
  ]);
  expect(next).toBeUndefined();
  const { rows } = await notifications.readThread({ customerId, thread: BID });
  expect(rows.map(({ title }) => title)).toEqual(['thắng', 'vượt hai', 'vượt một']);
});

it('are counted and led by the kinds of a tab alone', async () => {
  const customerId = await told();
  const { threads } = await notifications.listThreads({ customerId, tab: 'over_pricing' });
  expect(threads).toMatchObject([{ key: BID, total: 2, latest: { title: 'vượt hai' } }]);
  const money = await notifications.listThreads({ customerId, tab: 'money' });
  expect(money.threads.map(({ latest }) => latest.title)).toEqual(['nạp hai', 'nạp một']);
});

it('are paged without a gap or a row twice, and so is what one says', async () => {
  const customerId = await told();
  const seen: string[] = [];
  for (let after: number | undefined, more = true; more; more = after !== undefined) {
    const page = await notifications.listThreads({ customerId, after, size: 1 });
    seen.push(...page.threads.map(({ latest }) => latest.title));
    after = page.next;
  }
  expect(seen).toEqual(['thắng', 'nạp hai', 'đã mua', 'nạp một']);
  const first = await notifications.readThread({ customerId, thread: BID, size: 2 });
  const second = await notifications.readThread({ customerId, thread: BID, after: first.next });
  expect(second.rows.map(({ title }) => title)).toEqual(['vượt một']);
});

it('are read up to what was shown, once, and the badge follows', async () => {
  const customerId = await told();
  const asked = { customerId, thread: BID, upTo: 5 };
  expect(await notifications.markThread(asked)).toEqual({
    changed: 2,
    counts: { unread: 5, total: 7 },
  });
  expect((await notifications.markThread(asked)).changed).toBe(0);
  const [newest] = (await notifications.listThreads({ customerId })).threads;
  expect(newest).toMatchObject({ key: BID, total: 3, unread: 1 });
  // Everything was read before, by one row: the thread changes nothing any more.
  await notifications.readAll(customerId);
  expect((await notifications.markThread({ ...asked, upTo: 9 })).changed).toBe(0);
  expect(await counts(customerId)).toEqual({ unread: 0, total: 7 });
});

it('are deleted up to what was shown, and only by whom they were told', async () => {
  const customerId = await told();
  const stranger = newId();
  const asked = { customerId, thread: BID, upTo: 5 };
  expect((await notifications.dropThread({ ...asked, customerId: stranger })).changed).toBe(0);
  expect(await notifications.dropThread(asked)).toEqual({
    changed: 2,
    counts: { unread: 5, total: 5 },
  });
  const [newest] = (await notifications.listThreads({ customerId })).threads;
  expect(newest).toMatchObject({ key: BID, total: 1 });
  expect(await notifications.listThreads({ customerId: stranger })).toMatchObject({ threads: [] });
});

it('are read and deleted inside a tab by its kinds alone', async () => {
  const customerId = await told();
  const asked = { customerId, thread: BID, upTo: 7, tab: 'over_pricing' } as const;
  expect(await notifications.markThread(asked)).toEqual({
    changed: 2,
    counts: { unread: 5, total: 7 },
  });
  expect(await notifications.dropThread(asked)).toEqual({
    changed: 2,
    counts: { unread: 5, total: 5 },
  });
  const { rows } = await notifications.readThread({ customerId, thread: BID });
  expect(rows.map(({ title }) => title)).toEqual(['thắng']);
});

it('keep the badge right while news come and threads are read and deleted', async () => {
  const customerId = await told();
  await Promise.all([
    ...Array.from({ length: 12 }, () => tell(customerId, 'mới', ORDER)),
    ...[3, 5, 9, 14].map((upTo) => notifications.markThread({ customerId, thread: ORDER, upTo })),
    notifications.dropThread({ customerId, thread: BID, upTo: 7 }),
  ]);
  const { threads } = await notifications.listThreads({ customerId });
  const sum = (count: 'total' | 'unread') => threads.reduce((all, one) => all + one[count], 0);
  expect(await counts(customerId)).toEqual({ unread: sum('unread'), total: sum('total') });
});

it('are found along the index of the thread, however many there are', async () => {
  await platform.pool.query(
    `insert into notifications (customer_id, number, kind, title, body, link, created_at)
     select '0190a000-0000-7000-8000-0000000000b1', n, 'order_moved', 't', '',
       '/account/quotes/HK' || n % 900, now() from generate_series(1, 20000) n`,
  );
  await platform.pool.query(
    `insert into notification_counters (customer_id, last_number, unread, total)
     values ('0190a000-0000-7000-8000-0000000000b1', 20000, 20000, 20000)`,
  );
  await platform.pool.query('analyze notifications');
  const customerId = '0190a000-0000-7000-8000-0000000000b1';
  const asked = { customerId, limit: 21 };
  for (const plan of await plansOf(platform.pool, (db) => listThreads(db, asked)))
    expect(scannedWhole(plan), plan).not.toContain('notifications');
  expect((await notifications.listThreads({ customerId })).threads).toHaveLength(20);
});
