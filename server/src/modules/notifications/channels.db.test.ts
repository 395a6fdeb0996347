import { afterAll, beforeAll, expect, it } from 'vitest';
import { pretendSettings } from '../../../../scripts/pretend-settings.ts';
import { type Simulator, startSimulator } from '../../../../simulator/src/start.ts';
import { call } from '../../../test-support/people/client.ts';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../demo-people.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { NewNotification } from './index.ts';

const GATHER_SECONDS = 2;
const PATIENCE = { timeout: 20_000, interval: 50 };

let sim: Simulator;
let service: TestService;
let customerId: string;
let token: string;
beforeAll(async () => {
  sim = await startSimulator();
  const { smtpUrl } = (await get('/mail/address')) as { smtpUrl: string };
  const settings = {
    ...pretendSettings(sim.url, new URL(smtpUrl).port),
    HAKO_MAIL_GATHER_SECONDS: String(GATHER_SECONDS),
  };
  service = await startTestService({ settings });
  ({ customerId } = await seedDemoPeople(service.platform));
  token = (
    await call(service, 'POST', '/api/login', {
      body: { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD },
    })
  ).body.access_token;
  await service.startWorker();
}, 60_000);
afterAll(async () => {
  await service.close();
  await sim.stop();
});

const get = async (path: string): Promise<unknown> => (await fetch(sim.url + path)).json();
const post = async (path: string, body: unknown = {}): Promise<unknown> =>
  (
    await fetch(sim.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
const asCustomer = (method: string, path: string, body?: unknown) =>
  call(service, method, path, { token, body });
const tell = (facts: Partial<NewNotification>): Promise<void> =>
  inTransaction(service.platform.db, (trx) =>
    service.parts.modules.notifications.notify(trx, {
      customerId,
      kind: 'general',
      title: 'Tin',
      body: 'Nội dung',
      ...facts,
    }),
  );
const choose = (type: string, channel: 'push' | 'email', isOn: boolean) =>
  asCustomer('POST', '/api/user/notification', { type, channel, is_on: isOn });

interface Browser {
  readonly id: string;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
const newBrowser = async (): Promise<Browser> => (await post('/push/subscriptions')) as Browser;
const listen = async (): Promise<Browser> => {
  const browser = await newBrowser();
  expect(
    (
      await asCustomer('POST', '/api/notification/push', {
        endpoint: browser.endpoint,
        keys: browser.keys,
      })
    ).status,
  ).toBe(200);
  return browser;
};
const read = async (
  browser: Browser,
): Promise<{ title: string; body: string; link: string | null; number: number }[]> =>
  (
    (await get(`/push/messages?subscription=${browser.id}`)) as { messages: { text: string }[] }
  ).messages.map(({ text }) => JSON.parse(text));
interface Received {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly unsubscribe?: string;
}
const mails = async (): Promise<Received[]> =>
  ((await get(`/mail/messages?to=${DEMO_CUSTOMER.email}`)) as { messages: Received[] }).messages;
const deliveries = (target: string) =>
  service.platform.db
    .selectFrom('notification_deliveries')
    .selectAll()
    .where('target', '=', target)
    .orderBy('number')
    .execute();
const rowOf = async (browser: Browser) =>
  (
    await service.platform.db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('endpoint', '=', browser.endpoint)
      .executeTakeFirst()
  )?.id;

it('reaches every browser that listens, sealed for it alone, once', async () => {
  const [one, other] = [await listen(), await listen()];
  await tell({
    kind: 'over_pricing',
    title: 'Bị vượt giá: Máy ảnh',
    body: 'Giá mới ¥12,800',
    link: '/account/bids',
  });
  for (const browser of [one, other])
    await expect
      .poll(() => read(browser), PATIENCE)
      .toMatchObject([
        {
          title: 'Bị vượt giá: Máy ảnh',
          body: 'Giá mới ¥12,800',
          link: '/account/bids',
          kind: 'over_pricing',
        },
      ]);
  await tell({ kind: 'bid_placed', title: 'Không rung vì chính bạn vừa làm' });
  await choose('bid_placed', 'push', true);
  await tell({ kind: 'bid_placed', title: 'Rung vì bạn muốn' });
  await expect
    .poll(async () => (await read(one)).map(({ title }) => title), PATIENCE)
    .toEqual(['Rung vì bạn muốn', 'Bị vượt giá: Máy ảnh']);
  const ended = { endpoint: one.endpoint };
  await asCustomer('POST', '/api/notification/push/end', ended);
  expect((await asCustomer('GET', '/api/notification/push')).body.data.devices).toHaveLength(1);
  await asCustomer('POST', '/api/notification/push/end', { endpoint: other.endpoint });
});

it('forgets a browser that its push service no longer knows', async () => {
  const browser = await listen();
  const id = (await rowOf(browser)) ?? '';
  await post(`/push/subscriptions/${browser.id}/end`);
  await tell({ kind: 'over_pricing' });
  await expect.poll(() => rowOf(browser), PATIENCE).toBeUndefined();
  expect(await deliveries(id)).toMatchObject([{ state: 'skipped', tries: 1 }]);
});

it('waits as it is asked to and never sends twice what may have arrived', async () => {
  const limited = await listen();
  const id = (await rowOf(limited)) ?? '';
  await post(`/push/subscriptions/${limited.id}/answer`, {
    status: 429,
    times: 1,
    retryAfter: 120,
  });
  await tell({ kind: 'over_pricing', title: 'Sau' });
  await expect.poll(async () => (await deliveries(id))[0]?.detail, PATIENCE).toContain('limited');
  const [waiting] = await deliveries(id);
  expect(waiting).toMatchObject({ state: 'waiting', tries: 1 });
  expect(
    (waiting?.due_at.getTime() ?? 0) - (waiting?.claimed_at?.getTime() ?? 0),
  ).toBeGreaterThanOrEqual(119_000);
  await post(`/push/subscriptions/${limited.id}/answer`, { status: 403, times: 1 });
  await tell({ kind: 'over_pricing', title: 'Bị từ chối' });
  await expect
    .poll(async () => (await deliveries(id)).map(({ state }) => state), PATIENCE)
    .toEqual(['waiting', 'failed']);
  expect(await read(limited)).toEqual([]);
  await asCustomer('POST', '/api/notification/push/end', { endpoint: limited.endpoint });
});

it('calls no address that is not a push service, and no key that is none', async () => {
  const { keys, endpoint } = await newBrowser();
  const subscribe = async (body: unknown) =>
    (await asCustomer('POST', '/api/notification/push', body)).body.code;
  expect(await subscribe({ endpoint: 'http://169.254.169.254/latest', keys })).toBe(
    'notifications.push-service-unknown',
  );
  expect(await subscribe({ endpoint: `${sim.url}/bank/push`, keys })).toBe(
    'notifications.push-service-unknown',
  );
  expect(await subscribe({ endpoint, keys: { ...keys, auth: 'dG9vLXNob3J0' } })).toBe(
    'notifications.push-keys-wrong',
  );
  for (let i = 0; i < 10; i++) await listen();
  expect(await subscribe({ endpoint, keys })).toBe('notifications.too-many-devices');
  await service.platform.db.deleteFrom('push_subscriptions').execute();
});

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
