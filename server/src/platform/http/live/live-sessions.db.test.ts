import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { customerToken } from '../../../../test-support/people/sign-in.ts';
import { startTestService, type TestService } from '../../../../test-support/test-service.ts';
import { DEMO_PASSWORD, seedDemoPeople } from '../../../demo-people.ts';

const PATIENCE = { timeout: 20_000, interval: 50 };
const NEW_PASSWORD = 'ba con mèo xanh 7';

let service: TestService;
const gone = new AbortController();
beforeAll(async () => {
  service = await startTestService({ settings: { HAKO_TRUSTED_PROXIES: '127.0.0.1' } });
  await seedDemoPeople(service.platform);
});
afterAll(async () => {
  gone.abort();
  await service.close();
});

/** A stream on the network, read until it ends. */
async function openStream(token?: string, ip = '10.1.0.1') {
  const answer = await fetch(`${service.url}/api/live?topics=auction:auction:x1`, {
    headers: { 'x-forwarded-for': ip, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    signal: gone.signal,
  });
  const stream = { status: answer.status, isOver: false };
  const read = async () => {
    for await (const _ of answer.body ?? []);
    stream.isOver = true;
  };
  read().catch(() => undefined);
  return stream;
}

it('a stream ends with its session: signed out there, or a new password elsewhere', async () => {
  const [first, second] = [await customerToken(service), await customerToken(service)];
  const [theirs, other, guest] = [
    await openStream(first),
    await openStream(second),
    await openStream(),
  ];
  expect([theirs.status, other.status, guest.status]).toEqual([200, 200, 200]);

  const left = await call(service, 'POST', '/api/session/end', { token: first, body: {} });
  expect(left.status).toBe(200);
  await vi.waitFor(() => expect(theirs.isOver).toBe(true), PATIENCE);
  expect([other.isOver, guest.isOver]).toEqual([false, false]);

  const changed = await call(service, 'POST', '/api/security/change-password', {
    token: await customerToken(service),
    body: { oldPassword: DEMO_PASSWORD, newPassword: NEW_PASSWORD },
  });
  expect(changed.body).toMatchObject({ status: true });
  await vi.waitFor(() => expect(other.isOver).toBe(true), PATIENCE);
  expect(guest.isOver).toBe(false);
});

it('five hundred idle streams leave the database to those who work', async () => {
  const asked = vi.spyOn(service.platform.pool, 'connect');
  const networks = Array.from({ length: 5 }, (_, n) => `10.2.0.${n}`);
  for (const ip of networks)
    for (const stream of await Promise.all(
      Array.from({ length: 100 }, () => openStream(undefined, ip)),
    ))
      expect(stream.status).toBe(200);
  // One round tells of all of them.
  await sleep(1_500);
  expect(asked.mock.calls.length).toBeLessThan(50);
  asked.mockRestore();
});
