import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, callBound, makeKey, type TestKey } from '../test-support/people/client.ts';
import { authenticatorCode } from '../test-support/people/sign-in.ts';
import {
  type SecretsRig,
  startSecretsRig,
  unsubscribeLink,
} from '../test-support/rigs/secrets-rig.ts';
import type { TestService } from '../test-support/test-service.ts';
import { until } from '../test-support/until.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from './demo-people.ts';
import { inTransaction } from './platform/database/transaction.ts';
import { byCommand } from './modules/staff/index.ts';

const FIRST = 'the first secret of an installation, 32+ characters';
const NEXT = 'the next secret of an installation, 32+ characters';
const PHONE = '+84912345678';
const NOTHING_LEFT = 'nothing is sealed with HAKO_FORMER_SECRET any more';

let rig: SecretsRig;
/** Runs with the next secret, and knows the first one. */
let service: TestService;
let before: Awaited<ReturnType<typeof useFirst>>;
let deskKey: TestKey;

beforeAll(async () => {
  rig = await startSecretsRig(FIRST);
  const { customerId } = await seedDemoPeople(rig.platform);
  deskKey = await makeKey();
  const first = await rig.startWith(FIRST);
  before = await useFirst(first, customerId);
  service = await rig.startWith(NEXT, FIRST);
  // Noted with the first secret, and told of by a worker that has the next one.
  await inTransaction(rig.platform.db, (trx) =>
    first.parts.modules.identity.noteChange(trx, { userId: customerId, kind: 'bank-account' }),
  );
}, 60_000);
afterAll(() => rig.close());

const post = (at: Pick<TestService, 'url'>, path: string, body: object) =>
  call(at, 'POST', path, { body });
const signInAtDesk = (at: TestService, name: string) => {
  const body = { email: `${name}@hako.test`, password: DEMO_PASSWORD, code: authenticatorCode() };
  return callBound(at, deskKey, 'POST', '/api/desk/login', { body });
};
const renew = (at: TestService, token: string) =>
  post(at, '/api/session/renew', { refresh_token: token });
const statusWith = async (at: TestService, options: Parameters<typeof call>[3]) =>
  (await call(at, 'GET', '/api/session', options)).status;

/** What is signed and sealed while the first secret is the present one. */
async function useFirst(first: TestService, customerId: string) {
  await first.startWorker();
  const signedIn = await post(first, '/api/login', {
    username: DEMO_CUSTOMER.email,
    password: DEMO_PASSWORD,
  });
  const cookie = signedIn.headers.getSetCookie().find((one) => one.startsWith('auth_token='));
  const { access_token, refresh_token } = signedIn.body;
  await callBound(first, deskKey, 'GET', '/api/login/phone?PhoneNr=0912345678');
  const code = await rig.outbox.codeTo(PHONE);
  // One message a minute goes to one phone.
  await rig.platform.pool.query('delete from budgets');
  const contact = { phoneOrEmail: '0912345678' };
  await post(first, '/api/security/request-change-password', contact);
  const otp = await rig.outbox.codeTo(PHONE, 1);
  const reset = await post(first, '/api/security/verify-reset-password-otp', { ...contact, otp });
  const desk = await signInAtDesk(first, 'admin');
  const invited = await first.parts.modules.staff.invite(
    { email: 'moi@hako.test', fullName: 'Lê Mới', roles: ['sales'], warehouse: undefined },
    byCommand('thử'),
  );
  const joinToken = invited?.address.split('/').at(-1) ?? '';
  const successor = (await renew(first, refresh_token)).body.refresh_token as string;
  return {
    token: access_token as string,
    cookie: cookie?.split(';')[0] ?? '',
    refreshToken: refresh_token as string,
    successor,
    code,
    resetToken: reset.body.token as string,
    deskToken: desk.body.access_token as string,
    joinToken,
    unsubscribe: unsubscribeLink(first, customerId, 'support'),
  };
}

test('who was signed in stays so: customers by token and cookie, staff by their key', async () => {
  const { token, cookie, deskToken } = before;
  expect(await statusWith(service, { token })).toBe(200);
  expect(await statusWith(service, { headers: { cookie } })).toBe(200);
  const desk = await callBound(service, deskKey, 'GET', '/api/desk/session', { token: deskToken });
  expect(desk.status).toBe(200);
});

test('a renewal whose answer was lost gets the successor that it was given before', async () => {
  await rig.platform.pool.query(
    'update refresh_tokens set rotated_at = now() where rotated_at is not null',
  );
  const again = await renew(service, before.refreshToken);
  expect(again.body.refresh_token).toBe(before.successor);
  expect((await renew(service, before.successor)).status).toBe(200);
});

test('codes, links and one-time addresses of before serve', async () => {
  const { code, joinToken, unsubscribe } = before;
  const body = { phone: '0912345678', otp: code };
  const signedIn = await callBound(service, deskKey, 'POST', '/api/login/phone', { body });
  expect(signedIn.status, JSON.stringify(signedIn.body)).toBe(200);
  expect((await call(service, 'GET', `/api/desk/join/${joinToken}`)).status).toBe(200);
  const mails = await call(service, 'GET', `/api/notification/unsubscribe${unsubscribe}`);
  expect(mails.body.data).toEqual({ type: 'support', is_on: true });
});

test('what was noted before is told with a link that stops it', async () => {
  await service.startWorker();
  const told = () => rig.outbox.messages.find(({ text }) => text.includes('/stop/'))?.text;
  await until(async () => told() !== undefined);
  const link = /\/stop\/([\w-]+)/.exec(told() ?? '')?.[1];
  const found = await call(service, 'GET', `/api/security/account-change?code=${link}`);
  expect(found.body.data).toMatchObject({ kind: 'bank-account', state: 'open' });
});

test('a password is reset by what the code of before became', async () => {
  const done = await post(service, '/api/security/reset-password', {
    phoneOrEmail: '0912345678',
    securityCode: before.resetToken,
    newPassword: 'mot mat khau khac 2026',
  });
  expect(done.status, JSON.stringify(done.body)).toBe(200);
});

test('second factors open, and a start seals them anew and says that the former secret may go', async () => {
  expect((await signInAtDesk(service, 'buyer')).status).toBe(200);
  // Its worker is not the one that starts.
  service = await rig.startWith(NEXT, FIRST);
  const stop = await rig.startWorkerWith(NEXT, FIRST);
  const lines = () => rig.said.filter(({ msg }) => msg.startsWith(NOTHING_LEFT));
  await until(async () => lines().length > 0).finally(stop);
  expect(lines()[0]).toMatchObject({ linksUntil: expect.any(String) });
  expect(Number(lines()[0]?.['resealed'])).toBeGreaterThan(5);
  await service.parts.modules.staff.resealSecrets();
  expect(lines()[1]).toMatchObject({ resealed: 0 });
});

test('then the next secret alone is enough, and the first one opens nothing', async () => {
  const alone = await rig.startWith(NEXT);
  expect((await signInAtDesk(alone, 'sales')).status).toBe(200);
  expect((await call(alone, 'GET', `/api/desk/join/${before.joinToken}`)).status).toBe(200);
  expect(await statusWith(alone, { token: before.token })).toBe(401);
  await alone.parts.modules.staff.resealSecrets();
  expect(rig.said.some(({ msg }) => msg.includes('neither'))).toBe(false);
});

test('with the first secret alone again the sign-in and the log say what is wrong', async () => {
  const other = await rig.startWith(FIRST);
  expect((await signInAtDesk(other, 'accountant')).body.code).toBe('staff.other-secret');
  await other.parts.modules.staff.resealSecrets();
  expect(rig.said.at(-1)?.msg).toContain('neither HAKO_SECRET nor HAKO_FORMER_SECRET');
});
