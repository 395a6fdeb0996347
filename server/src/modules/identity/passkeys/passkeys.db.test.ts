import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAuthenticator } from '../../../../test-support/people/authenticator.ts';
import { callBound, makeKey, type TestKey } from '../../../../test-support/people/client.ts';
import { startTestService, type TestService } from '../../../../test-support/test-service.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../../demo-people.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { stopCodeOf } from '../owner/rules/stop-code.ts';
import { createSecrets } from '../sessions/rules/secrets.ts';
import { deletePasskeysOf, noteUse } from './passkey-store.ts';

const PROOF = { password: DEMO_PASSWORD };
let service: TestService;
let key: TestKey;
beforeAll(async () => {
  service = await startTestService();
  await seedDemoPeople(service.platform);
  key = await makeKey();
});
afterAll(() => service.close());

const ask = (method: string, path: string, body?: unknown, token?: string) =>
  callBound(service, key, method, path, { ...(body ? { body } : {}), ...(token ? { token } : {}) });
const signIn = async (): Promise<string> =>
  (await ask('POST', '/api/login', { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD })).body
    .access_token;
const begin = async () => (await ask('POST', '/api/login/passkey/begin')).body.data;
const enter = (credential: unknown, path = '/api/login/passkey') =>
  ask('POST', path, { credential });

async function addPasskey(token: string, device = makeAuthenticator(service.url), slips = {}) {
  const { data } = (await ask('POST', '/api/security/passkeys/begin', PROOF, token)).body;
  const made = { name: 'Điện thoại', credential: device.make(data, slips) };
  return { device, answer: await ask('POST', '/api/security/passkeys', made, token) };
}

test('a customer adds one with the password, signs in by it, and an old contact takes it back', async () => {
  const token = await signIn();
  for (const [proof, code] of [
    [{}, 'identity.proof-needed'],
    [{ password: 'không phải' }, 'identity.proof-wrong'],
  ] as const)
    expect((await ask('POST', '/api/security/passkeys/begin', proof, token)).body.code).toBe(code);

  for (const slips of [{ isUnverified: true }, { origin: 'https://hako.example' }]) {
    const wrong = await addPasskey(token, makeAuthenticator(service.url), slips);
    expect(wrong.answer.body.code).toBe('identity.passkey-refused');
  }

  const { device, answer } = await addPasskey(token);
  expect(answer.body.data).toMatchObject({ name: 'Điện thoại', is_backed_up: false });
  expect((await enter(device.use(await begin()))).body).toMatchObject({ token_type: 'DPoP' });
  const atDesk = await enter(device.use(await begin()), '/api/desk/login/passkey');
  expect(atDesk.body.code).toBe('identity.passkey-wrong');

  const { pool, config } = service.platform;
  const { rows } = await pool.query(
    "select change_id, told from account_changes where kind = 'passkey'",
  );
  expect(rows).toMatchObject([{ told: expect.arrayContaining([DEMO_CUSTOMER.email]) }]);
  const code = stopCodeOf(createSecrets(config.secret), rows[0].change_id);
  expect((await ask('POST', '/api/security/account-change/stop', { code })).status).toBe(200);
  expect((await enter(device.use(await begin()))).body.code).toBe('identity.passkey-wrong');
});

test('whoever was signed out between asking for a passkey and making it adds none', async () => {
  const { pool, db } = service.platform;
  const { identity } = service.parts.modules;
  const { rows } = await pool.query('select user_id from users where email = $1', [
    DEMO_CUSTOMER.email,
  ]);
  const userId: string = rows[0].user_id;
  const passwordHash = await identity.hashNewPassword(DEMO_PASSWORD);
  await inTransaction(db, (trx) => identity.setPassword(trx, userId, passwordHash));
  const token = await signIn();
  const device = makeAuthenticator(service.url);
  const beginAdding = async () => {
    const { data } = (await ask('POST', '/api/security/passkeys/begin', PROOF, token)).body;
    return { name: 'Của kẻ trộm', credential: device.make(data) };
  };

  const before = await beginAdding();
  await inTransaction(db, (trx) => deletePasskeysOf(trx, userId));
  const { body } = await ask('POST', '/api/security/passkeys', before, token);
  expect(body.code).toBe('identity.passkey-refused');

  // The session ends elsewhere while this process still believes in it.
  const made = await beginAdding();
  const { rows: open } = await pool.query(
    'select session_id from sessions where user_id = $1 and ended_at is null order by created_at desc',
    [userId],
  );
  const own = { userId, sessionId: open[0].session_id as string, origin: service.url };
  const { keep } = await identity.readPasskey(own, made as never);
  await pool.query(
    "update sessions set ended_at = now(), end_reason = 'password-changed' where user_id = $1 and ended_at is null",
    [userId],
  );
  await expect(inTransaction(db, keep)).rejects.toMatchObject({ code: 'access.session-over' });
  const { rows: kept } = await pool.query('select 1 from passkeys where user_id = $1', [userId]);
  expect(kept).toEqual([]);
});

test('the same device is not kept twice, nor more than ten passkeys', async () => {
  const { pool, db, clock } = service.platform;
  const { rows } = await pool.query('select user_id from users where email = $1', [
    DEMO_CUSTOMER.email,
  ]);
  const { identity } = service.parts.modules;
  const passwordHash = await identity.hashNewPassword(DEMO_PASSWORD);
  await inTransaction(db, (trx) => identity.setPassword(trx, rows[0].user_id, passwordHash));
  const token = await signIn();
  const { device, answer } = await addPasskey(token);
  expect((await addPasskey(token, device)).answer.body.code).toBe('identity.passkey-known');

  const used = (counter: number) =>
    inTransaction(db, (trx) => noteUse(trx, answer.body.data.id, counter, clock.now()));
  expect(await Promise.all([used(7), used(7)])).toEqual(expect.arrayContaining([true, false]));
  expect([await used(6), await used(0), await used(8)]).toEqual([false, false, true]);
  // Devices count up to 2^32 - 1.
  expect([await used(2 ** 32 - 1), await used(2 ** 31)]).toEqual([true, false]);

  const unknown = `/api/security/passkeys/${rows[0].user_id}`;
  expect((await ask('PUT', unknown, { name: 'x' }, token)).body.code).toBe(
    'identity.passkey-unknown',
  );
  expect((await ask('POST', `${unknown}/remove`, PROOF, token)).body.code).toBe(
    'identity.passkey-unknown',
  );
  for (let held = 1; held < 10; held++) expect((await addPasskey(token)).answer.status).toBe(200);
  const { body } = await ask('POST', '/api/security/passkeys/begin', PROOF, token);
  expect(body).toMatchObject({ code: 'identity.passkeys-full', facts: { most: 10 } });

  // One that is removed makes room, and opens no door any more.
  const own = `/api/security/passkeys/${answer.body.data.id}`;
  expect((await ask('POST', `${own}/remove`, PROOF, token)).status).toBe(200);
  expect((await enter(device.use(await begin()))).body.code).toBe('identity.passkey-wrong');
  expect((await ask('POST', '/api/security/passkeys/begin', PROOF, token)).status).toBe(200);
});
