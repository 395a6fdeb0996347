import { expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { DEMO_CUSTOMER } from '../../demo-people.ts';
import {
  get,
  tell,
  PATIENCE,
  deliveries,
  service,
  asCustomer,
  listen,
  customerId,
  rowOf,
  setUpChannelsRig,
} from '../../../test-support/rigs/notifications/channels-rig.ts';

setUpChannelsRig();

interface Received {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly unsubscribe?: string;
}
const mails = async (): Promise<Received[]> =>
  ((await get(`/mail/messages?to=${DEMO_CUSTOMER.email}`)) as { messages: Received[] }).messages;
it('gathers ten outbids within a minute into one mail that says them all', async () => {
  const before = (await mails()).length;
  for (let i = 1; i <= 10; i++)
    await tell({
      kind: 'over_pricing',
      title: `Bị vượt giá lần ${i} <b>`,
      link: `/account/bids/${i}`,
    });
  const tenth = async () => (await mails()).find(({ text }) => text.includes('lần 10'));
  await expect.poll(tenth, PATIENCE).toBeDefined();
  const mail = (await tenth()) as Received;
  expect((await mails()).length).toBeLessThanOrEqual(before + 2);
  expect(mail.text).toContain(`/account/bids/10`);
  expect(mail.html).toContain('Bị vượt giá lần 10 &lt;b&gt;');
  // A mail is there before its sending is booked.
  const isOpen = ({ state }: { state: string }): boolean =>
    state === 'waiting' || state === 'sending';
  await expect.poll(async () => (await deliveries('mailbox')).filter(isOpen), PATIENCE).toEqual([]);
});
it('ends the mails of one kind by the link of a mail, and not by a changed one', async () => {
  await service.platform.db
    .updateTable('notification_deliveries')
    .set({ settled_at: new Date(0) })
    .where('settled_at', 'is not', null)
    .execute();
  await tell({ kind: 'support', title: 'Có trả lời mới' });
  await expect.poll(async () => (await mails())[0]?.subject, PATIENCE).toBe('Có trả lời mới');
  const { search } = new URL((await mails())[0]?.unsubscribe ?? '');
  const at = `/api/notification/unsubscribe${search}`;
  expect((await call(service, 'GET', at)).body.data).toEqual({ type: 'support', is_on: true });
  expect((await call(service, 'POST', at.replace('support', 'top_up'))).body.code).toBe(
    'notifications.link-wrong',
  );
  expect((await call(service, 'POST', at)).body.data).toEqual({ type: 'support' });
  expect((await call(service, 'GET', at)).body.data).toEqual({ type: 'support', is_on: false });
  const { kinds } = (await asCustomer('GET', '/api/user/notification')).body.data;
  expect(kinds.find(({ type }: { type: string }) => type === 'support')).toEqual({
    type: 'support',
    is_on: true,
    is_fixed: false,
    push: true,
    email: false,
  });
});
it('says nothing by mail that was read in the app meanwhile, unless it is about money', async () => {
  await service.platform.db
    .updateTable('notification_deliveries')
    .set({ settled_at: new Date(0) })
    .where('settled_at', 'is not', null)
    .execute();
  await tell({ kind: 'saved_search', title: 'Đã xem' });
  await tell({ kind: 'top_up', title: 'Tiền vào ví' });
  await asCustomer('PUT', '/api/notification/mark-all-as-read');
  await expect.poll(async () => (await mails())[0]?.subject, PATIENCE).toBe('Tiền vào ví');
  expect((await mails())[0]?.text).not.toContain('Đã xem');
});
it('sends a test by one channel, not again within half a minute, and not where nobody listens', async () => {
  const test = async (channel: string) =>
    (await asCustomer('POST', '/api/user/notification/test', { channel })).body;
  expect((await test('push')).code).toBe('notifications.no-device');
  await listen();
  expect((await test('push')).success).toBe(true);
  expect((await test('email')).code).toBe('notifications.test-too-soon');
  const { db } = service.platform;
  await db.updateTable('users').set({ email: null }).where('user_id', '=', customerId).execute();
  expect((await test('email')).code).toBe('notifications.no-mailbox');
  await db
    .updateTable('users')
    .set({ email: DEMO_CUSTOMER.email })
    .where('user_id', '=', customerId)
    .execute();
});
it('lets no device ring in quiet hours', async () => {
  const save = (quiet_hours: unknown) =>
    asCustomer('POST', '/api/user/notification/quiet-hours', { quiet_hours });
  expect((await save({ from: 60, until: 60 })).body.code).toBe('notifications.quiet-hours-empty');
  const minute = (Math.floor(Date.now() / 60_000) + 7 * 60) % 1_440;
  expect(
    (await save({ from: minute, until: (minute + 30) % 1_440 })).body.data.quiet_hours,
  ).toEqual({ from: minute, until: (minute + 30) % 1_440 });
  const browser = await listen();
  await tell({ kind: 'over_pricing', title: 'Yên lặng' });
  const [row] = await deliveries((await rowOf(browser)) ?? '');
  expect((row?.due_at.getTime() ?? 0) - Date.now()).toBeGreaterThan(28 * 60_000);
  expect((await save(null)).body.data.quiet_hours).toBeNull();
});
