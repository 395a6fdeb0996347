import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { customerToken } from '../../../test-support/people/sign-in.ts';
import { startTestService, type TestService } from '../../../test-support/test-service.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../demo-people.ts';
import { createIdentity } from '../identity/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { readZip } from '../../../test-support/read-zip.ts';

let service: TestService;
let customerId: string;
let token: string;
let strangerToken: string;
beforeAll(async () => {
  service = await startTestService();
  ({ customerId } = await seedDemoPeople(service.platform));
  token = await customerToken(service);
  const passwordHash = await createIdentity(service.platform).hashNewPassword(DEMO_PASSWORD);
  const contacts = [{ channel: 'email', value: 'ke-la@hako.test' } as const];
  const stranger = { contacts, fullName: 'Kẻ Lạ Mặt', passwordHash };
  await inTransaction(service.platform.db, (trx) =>
    service.parts.modules.customers.openAccount(trx, stranger),
  );
  strangerToken = await customerToken(service, 'ke-la@hako.test');
  await service.startWorker();
});
afterAll(() => service.close());

const asCustomer = (method: string, path: string, body?: unknown) =>
  call(service, method, path, { token, body });
const overview = async () => (await asCustomer('GET', '/api/privacy')).body.data;
const consentTo = async (purpose: string) =>
  (await overview()).consents.find((consent: { purpose: string }) => consent.purpose === purpose);

it('writes down each yes and no with its time and the version that was read, and acts on it', async () => {
  const say = (purpose: string, isGiven: boolean, version = 1) =>
    asCustomer('POST', '/api/privacy/consents', {
      purpose,
      is_given: isGiven,
      text_version: version,
    });
  const generalOf = async () => {
    const { kinds } = (await asCustomer('GET', '/api/user/notification')).body.data;
    const { push, email } = kinds.find(({ type }: { type: string }) => type === 'general');
    return [push, email];
  };
  expect(await consentTo('advertising')).toMatchObject({ is_given: false, at: null });
  expect(await generalOf()).toEqual([false, false]);
  expect((await say('advertising', true, 99)).body.code).toBe('privacy.text-changed');
  expect((await say('service', false)).body.code).toBe('privacy.purpose-needed');
  await say('advertising', true);
  await say('advertising', true);
  expect(await consentTo('advertising')).toMatchObject({ is_given: true, agreed_version: 1 });
  expect(await generalOf()).toEqual([true, true]);
  await say('advertising', false);
  expect(await generalOf()).toEqual([false, false]);
  // Said among the notifications it is the same word.
  await asCustomer('POST', '/api/user/notification', {
    type: 'general',
    channel: 'email',
    is_on: true,
  });
  await expect
    .poll(async () => (await consentTo('advertising')).is_given, { timeout: 15_000 })
    .toBe(true);
  const history = await service.platform.db
    .selectFrom('consents')
    .select(['number', 'is_given', 'source'])
    .where('customer_id', '=', customerId)
    .orderBy('number')
    .execute();
  expect(history.map(({ is_given: isGiven, source }) => [isGiven, source])).toEqual([
    [true, 'sign-up'],
    [true, 'privacy-page'],
    [false, 'privacy-page'],
    [true, 'notification-settings'],
  ]);
});

it('says so where somebody has no phone, and where nothing leads outside', async () => {
  const asStranger = async (path: string, body: unknown) =>
    (await call(service, 'POST', path, { token: strangerToken, body })).body.code;
  expect(await asStranger('/api/privacy/erasure/code', { channel: 'phone' })).toBe(
    'privacy.no-contact',
  );
  expect(await asStranger('/api/security/request-proof-code', { channel: 'phone' })).toBe(
    'identity.no-contact',
  );
  expect(await asStranger('/api/user/notification/test', { channel: 'email' })).toBe(
    'notifications.channel-closed',
  );
});

async function sendPicture(): Promise<void> {
  const picture = await sharp({
    create: { width: 20, height: 20, channels: 3, background: '#888' },
  })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)]), 'a.png');
  await fetch(`${service.url}/api/upload/file/user`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
}
async function expectEverythingButSecrets(files: ReadonlyMap<string, string>): Promise<void> {
  expect(JSON.parse(files.get('customers/customers.json') ?? '')).toMatchObject([
    { customer_id: customerId, full_name: DEMO_CUSTOMER.fullName },
  ]);
  expect(files.get('identity/users.csv')).toContain(DEMO_CUSTOMER.email);
  expect(files.get('notifications/notifications.json')).toContain('bản sao dữ liệu');
  expect([...files.keys()].filter((name) => name.startsWith('pictures/'))).toHaveLength(1);
  const all = [...files.values()].join('\n');
  const secrets = await service.platform.db
    .selectFrom('users')
    .select('password_hash')
    .where('user_id', '=', customerId)
    .executeTakeFirstOrThrow();
  expect(all).not.toContain(secrets.password_hash);
  expect(all).not.toContain('ke-la@hako.test');
}
const copiesOnDisk = () =>
  readdirSync(path.join(service.platform.config.dataDir, 'exports')).filter((name) =>
    name.endsWith('.zip'),
  );

it('gives a copy of everything to its owner alone, once a day, until it expires', async () => {
  await sendPicture();

  expect(
    (await asCustomer('POST', '/api/privacy/exports', { password: DEMO_PASSWORD })).status,
  ).toBe(200);
  const again = (await asCustomer('POST', '/api/privacy/exports', { password: DEMO_PASSWORD })).body
    .code;
  expect(['privacy.export-under-way', 'privacy.export-too-soon']).toContain(again);
  await expect
    .poll(async () => (await overview()).exports[0].state, { timeout: 20_000 })
    .toBe('ready');
  expect(
    (await asCustomer('POST', '/api/privacy/exports', { password: DEMO_PASSWORD })).body.code,
  ).toBe('privacy.export-too-soon');

  const { id } = (await overview()).exports[0];
  const fetchCopy = (bearer: string) =>
    fetch(`${service.url}/api/privacy/exports/${id}/file`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
  expect(await (await fetchCopy(strangerToken)).json()).toMatchObject({
    code: 'privacy.export-not-found',
  });
  const copy = await fetchCopy(token);
  expect([copy.status, copy.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = await readZip(Buffer.from(await copy.arrayBuffer()));
  await expectEverythingButSecrets(files);

  await service.platform.db
    .updateTable('data_exports')
    .set({ expires_at: new Date(0) })
    .where('id', '=', id)
    .execute();
  expect((await fetchCopy(token)).status).toBe(404);
  await service.parts.modules.privacy.keepPromises();
  expect(copiesOnDisk()).toEqual([]);
});
