import { expect, it } from 'vitest';
import {
  asCustomer,
  type Browser,
  get,
  listen,
  tell,
  PATIENCE,
  rowOf,
  post,
  deliveries,
  newBrowser,
  sim,
  service,
  setUpChannelsRig,
} from '../../../test-support/rigs/notifications/channels-rig.ts';

setUpChannelsRig();

const choose = (type: string, channel: 'push' | 'email', isOn: boolean) =>
  asCustomer('POST', '/api/user/notification', { type, channel, is_on: isOn });
const read = async (
  browser: Browser,
): Promise<{ title: string; body: string; link: string | null; number: number }[]> =>
  (
    (await get(`/push/messages?subscription=${browser.id}`)) as { messages: { text: string }[] }
  ).messages.map(({ text }) => JSON.parse(text));
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
