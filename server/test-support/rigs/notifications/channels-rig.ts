import { afterAll, beforeAll, expect } from 'vitest';
import { pretendSettings } from '../../../../scripts/pretend-settings.ts';
import { type Simulator, startSimulator } from '../../../../simulator/src/start.ts';
import { call } from '../../people/client.ts';
import { startTestService, type TestService } from '../../test-service.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../../src/demo-people.ts';
import { inTransaction } from '../../../src/platform/database/transaction.ts';
import type { NewNotification } from '../../../src/modules/notifications/index.ts';

const GATHER_SECONDS = 2;
export const PATIENCE = { timeout: 20_000, interval: 50 };
export let sim: Simulator;
export let service: TestService;
export let customerId: string;
let token: string;
export const get = async (path: string): Promise<unknown> => (await fetch(sim.url + path)).json();
export const post = async (path: string, body: unknown = {}): Promise<unknown> =>
  (
    await fetch(sim.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
export const asCustomer = (method: string, path: string, body?: unknown) =>
  call(service, method, path, { token, body });
export const tell = (facts: Partial<NewNotification>): Promise<void> =>
  inTransaction(service.platform.db, (trx) =>
    service.parts.modules.notifications.notify(trx, {
      customerId,
      kind: 'general',
      title: 'Tin',
      body: 'Nội dung',
      text: undefined,
      ...facts,
    }),
  );
export interface Browser {
  readonly id: string;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}
export const newBrowser = async (): Promise<Browser> =>
  (await post('/push/subscriptions')) as Browser;
export const listen = async (): Promise<Browser> => {
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
export const deliveries = (target: string) =>
  service.platform.db
    .selectFrom('notification_deliveries')
    .selectAll()
    .where('target', '=', target)
    .orderBy('number')
    .execute();
export const rowOf = async (browser: Browser) =>
  (
    await service.platform.db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('endpoint', '=', browser.endpoint)
      .executeTakeFirst()
  )?.id;

/** Registers what the tests of a file need before and after them. */
export function setUpChannelsRig(): void {
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
}
