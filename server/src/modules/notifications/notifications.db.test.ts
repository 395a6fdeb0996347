import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { newId } from '../../kernel/chance.ts';
import type { LiveMessage } from '../../platform/live-news.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { createLedger } from '../ledger/index.ts';
import { createNotifications, type NewNotification, type Notifications } from './index.ts';

let platform: TestPlatform;
let notifications: Notifications;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.live.start();
  notifications = createNotifications({
    ...platform,
    lockPurses: createLedger(platform).lockPurses,
  });
});
afterAll(() => platform.close());

const tell = (customerId: string, facts: Partial<NewNotification> = {}): Promise<void> =>
  inTransaction(platform.db, (trx) =>
    notifications.notify(trx, {
      customerId,
      kind: 'general',
      title: 'Xin chào',
      body: 'Nội dung',
      text: undefined,
      ...facts,
    }),
  );
const counts = (customerId: string) => notifications.countsOf(platform.db, customerId);
const list = async (customerId: string, kind?: string) =>
  (await notifications.list({ customerId, kind, page: 1, size: 50 })).rows;

it('is numbered, unread and newest first', async () => {
  const customerId = newId();
  await tell(customerId, { title: 'một' });
  await tell(customerId, {
    title: 'hai',
    kind: 'over_pricing',
    link: '/account/bids',
    facts: { price: 5 },
  });
  expect(await counts(customerId)).toEqual({ unread: 2, total: 2 });
  expect(await list(customerId)).toMatchObject([
    { number: 2, title: 'hai', link: '/account/bids', facts: { price: 5 }, isRead: false },
    { number: 1, title: 'một', link: undefined },
  ]);
  expect(await list(customerId, 'over_pricing')).toMatchObject([{ number: 2 }]);
});

it('reaches an open browser when the transaction commits, and not when it does not', async () => {
  const customerId = newId();
  const heard: LiveMessage[] = [];
  platform.live.listen(`customer:${customerId}`, (message) => heard.push(message));
  await inTransaction(platform.db, async (trx) => {
    await notifications.notify(trx, {
      customerId,
      kind: 'general',
      title: 'không bao giờ',
      body: '',
      text: undefined,
    });
    throw new Error('rolled back');
  }).catch(() => undefined);
  await tell(customerId, { title: 'đã tới' });
  await expect
    .poll(() => heard)
    .toMatchObject([{ kind: 'notification', id: '1', title: 'đã tới', unread: 1 }]);
});

it('tells once for a key, also when two jobs tell together', async () => {
  const customerId = newId();
  await Promise.all(Array.from({ length: 12 }, () => tell(customerId, { key: 'order:1:bought' })));
  await tell(newId(), { key: 'order:1:bought' });
  expect(await counts(customerId)).toEqual({ unread: 1, total: 1 });
});

it('marks chosen ones as read once, and only of their owner', async () => {
  const [customerId, stranger] = [newId(), newId()];
  for (let i = 0; i < 4; i++) await tell(customerId);
  expect(await notifications.read({ customerId, numbers: [1, 2, 99] })).toEqual({
    changed: 2,
    counts: { unread: 2, total: 4 },
  });
  expect((await notifications.read({ customerId, numbers: [2] })).changed).toBe(0);
  expect((await notifications.read({ customerId: stranger, numbers: [3, 4] })).changed).toBe(0);
  expect((await list(customerId)).map(({ isRead }) => isRead)).toEqual([false, false, true, true]);
});

it('marks everything as read without touching what comes later', async () => {
  const customerId = newId();
  for (let i = 0; i < 3; i++) await tell(customerId);
  expect(await notifications.readAll(customerId)).toEqual({
    changed: 3,
    counts: { unread: 0, total: 3 },
  });
  await tell(customerId);
  expect((await list(customerId)).map(({ isRead }) => isRead)).toEqual([false, true, true, true]);
  expect(await notifications.listGroups(customerId)).toMatchObject([
    { kind: 'general', total: 4, unread: 1, latest: { number: 4 } },
  ]);
});

it('keeps the badge right when rows are deleted, read and told at the same time', async () => {
  const customerId = newId();
  for (let i = 0; i < 30; i++) await tell(customerId);
  const numbers = Array.from({ length: 30 }, (_, i) => i + 1);
  await Promise.all([
    ...numbers.map((number) => notifications.read({ customerId, numbers: [number] })),
    ...numbers.slice(0, 15).map((number) => notifications.drop({ customerId, numbers: [number] })),
    ...numbers.map(() => tell(customerId)),
  ]);
  expect(await counts(customerId)).toEqual({ unread: 30, total: 45 });
});

it('keeps a reaction until it is taken back, and refuses one for somebody else', async () => {
  const customerId = newId();
  await tell(customerId);
  expect(await notifications.react({ customerId, number: 1, reaction: 'like' })).toMatchObject({
    reaction: 'like',
  });
  expect(await notifications.react({ customerId, number: 1, reaction: undefined })).toMatchObject({
    reaction: undefined,
  });
  await expect(
    notifications.react({ customerId: newId(), number: 1, reaction: 'like' }),
  ).rejects.toMatchObject({ code: 'notifications.not-found' });
});

it('is not told of a kind that was turned off, while what is about money cannot be', async () => {
  const customerId = newId();
  await notifications.changeSetting({
    customerId,
    kind: 'over_pricing',
    channel: 'app',
    isOn: false,
  });
  const settings = await notifications.changeSetting({
    customerId,
    kind: 'top_up',
    channel: 'app',
    isOn: false,
  });
  expect(settings.kinds.filter(({ isOn }) => !isOn)).toMatchObject([
    { kind: 'over_pricing', isFixed: false },
  ]);
  await tell(customerId, { kind: 'over_pricing' });
  await tell(customerId, { kind: 'top_up' });
  expect((await list(customerId)).map(({ kind }) => kind)).toEqual(['top_up']);
  await notifications.changeSetting({
    customerId,
    kind: 'over_pricing',
    channel: 'app',
    isOn: true,
  });
  await tell(customerId, { kind: 'over_pricing' });
  expect(await counts(customerId)).toEqual({ unread: 2, total: 2 });
});
