import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../test-support/people/client.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../demo-people.ts';
import {
  clock,
  newcomer,
  outbox,
  post,
  service,
  setUpRefusalsRig,
  told,
} from '../../../test-support/rigs/identity/refusals-rig.ts';

setUpRefusalsRig();
beforeAll(() => service.startWorker());

const DAY_MS = 86_400_000;
const sql = async (text: string) => (await service.platform.pool.query(text)).rows;
const signIn = async () =>
  (await post('/api/login', { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD })).body;
const renew = (refresh_token: string) => post('/api/session/renew', { refresh_token });

describe('a code', () => {
  const phone = '+84987111222';
  const signUp = (more: object = {}) => post('/api/signup', { ...newcomer, ...more });
  /** The newest code to this number, asked for anew. */
  async function ask(): Promise<string> {
    const before = outbox.messages.filter(({ to }) => to === phone).length;
    clock.advanceMs(61_000);
    expect((await signUp()).status).toBe(200);
    return outbox.codeTo(phone, before);
  }

  test('has six figures and is kept as a keyed hash alone', async () => {
    const code = await ask();
    expect(code).toMatch(/^\d{6}$/);
    const [row] = await sql(`select * from one_time_codes where destination = '${phone}'`);
    // HMAC-SHA256 under a key that is not in the database.
    expect(row.code_hash).toMatch(/^[\w-]{43}$/);
    expect(Object.values(row)).not.toContain(code);
  });

  test('serves its own purpose and contact alone, and opens nothing once there is a newer one', async () => {
    const [older, newer] = [await ask(), await ask()];
    const elsewhere = { PhoneNr: newcomer.phone, otp: newer };
    expect(told(await post('/api/login/phone', elsewhere))).toEqual([400, 'identity.wrong-code']);
    const other = { phone: '0987111223', otp: newer };
    expect((await signUp(other)).body.code).toBe('identity.wrong-code');
    if (older !== newer)
      expect((await signUp({ otp: older })).body.code).toBe('identity.wrong-code');
  });

  test('opens nothing after ten minutes', async () => {
    const code = await ask();
    clock.advanceMs(600_001);
    expect((await signUp({ otp: code })).body.code).toBe('identity.wrong-code');
  });
});

describe('a session of a customer', () => {
  test('is another one with each sign-in; a second sign-in shares no token with the first', async () => {
    const [one, two] = [await signIn(), await signIn()];
    const idOf = ({ access_token }: { access_token: string }) =>
      JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()).sid;
    expect(idOf(one)).not.toBe(idOf(two));
    expect(one.refresh_token).not.toBe(two.refresh_token);
    expect(Buffer.from(one.refresh_token, 'base64url').length).toBeGreaterThanOrEqual(32);
  });

  test('is over when nobody renewed it for thirty days', async () => {
    const [kept, left] = [await signIn(), await signIn()];
    clock.advanceMs(29 * DAY_MS);
    const renewed = await renew(kept.refresh_token);
    expect(renewed.status).toBe(200);
    clock.advanceMs(2 * DAY_MS);
    expect(told(await renew(left.refresh_token))).toEqual([401, 'identity.renewal-refused']);
    expect((await renew(renewed.body.refresh_token)).status).toBe(200);
  });

  test('is over after half a year, however often it was renewed', async () => {
    let token: string = (await signIn()).refresh_token;
    let access = '';
    for (let month = 1; month <= 6; month++) {
      clock.advanceMs(29 * DAY_MS);
      const { status, body } = await renew(token);
      expect([month, status]).toEqual([month, 200]);
      token = body.refresh_token;
      access = body.access_token;
    }
    expect((await call(service, 'GET', '/api/session', { token: access })).status).toBe(200);
    clock.advanceMs(6 * DAY_MS + 1_000);
    expect((await renew(token)).status).toBe(401);
    expect((await call(service, 'GET', '/api/session', { token: access })).status).toBe(401);
  });
});
