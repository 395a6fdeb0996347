import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callBound, makeKey, type TestKey } from '../../../../test-support/people/client.ts';
import { startTestService, type TestService } from '../../../../test-support/test-service.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../../demo-people.ts';
import { movableClock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Contact } from '../codes/rules/contact.ts';
import { setCodeHash } from '../codes/code-store.ts';
import { sealedCode, sendCode } from '../codes/send-code.ts';
import { isKnownDevice } from '../sessions/known-device-store.ts';
import { createSecrets } from '../sessions/rules/secrets.ts';
import { createLimits } from './limits.ts';

const MINUTE_MS = 60_000;
const clock = movableClock(new Date());
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock });
  await seedDemoPeople(service.platform);
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.platform.pool.query('delete from budgets');
  clock.advanceMs(2 * MINUTE_MS);
});

const signIn = (key: TestKey, password = DEMO_PASSWORD) =>
  callBound(service, key, 'POST', '/api/login', {
    body: { username: DEMO_CUSTOMER.email, password },
  });
const PHONE = { channel: 'phone', value: DEMO_CUSTOMER.phone } as const;
/** A session that a browser with this key had with the customer. */
const addSession = (key: string, { reason, days = 30 }: { reason?: string; days?: number } = {}) =>
  service.platform.pool.query(
    `insert into sessions (session_id, user_id, key_thumbprint, created_at, expires_at, ended_at, end_reason)
     select gen_random_uuid(), user_id, $1::text, $2::timestamptz,
       $2::timestamptz + make_interval(days => $3::int),
       case when $4::text is null then null else $2::timestamptz end, $4::text
     from users where phone = $5`,
    [key, clock.now(), days, reason ?? null, DEMO_CUSTOMER.phone],
  );
const isKnown = (thumbprint: string) =>
  isKnownDevice(service.platform.db, 'customer', PHONE, { thumbprint });
/** The refusal of a sign-in code that this key asks for, from another network each time. */
async function refusalOf(thumbprint: string | undefined, ip: string, contact: Contact = PHONE) {
  const asked = service.parts.modules.identity.requestCode('sign-in', contact, { ip, thumbprint });
  return asked.then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );
}

describe('a lane is for devices that the account still trusts, and is no way around the limits', () => {
  afterEach(() => service.platform.pool.query("delete from sessions where key_thumbprint ~ '^t-'"));

  test('a session that somebody ended makes no known device; one that ran out does', async () => {
    for (const reason of [
      'signed-out',
      'password-changed',
      'disabled',
      'token-reused',
      'wrong-key',
    ]) {
      await addSession(`t-${reason}`, { reason });
      expect(await isKnown(`t-${reason}`)).toBe(false);
    }
    await addSession('t-over', { days: 0 });
    expect(await isKnown('t-over')).toBe(true);
  });

  test('five keys have one; ten codes a day over all of them, a small part of the hour of everybody', async () => {
    for (let n = 1; n <= 6; n++) await addSession(`t-${n}`, { days: 40 + n });
    expect(await isKnown('t-1')).toBe(false);
    const refusals: (string | undefined)[] = [];
    for (let asked = 0; asked < 11; asked++) {
      if (asked % 5 === 0) clock.advanceMs(MINUTE_MS + 1_000);
      refusals.push(await refusalOf(`t-${2 + (asked % 5)}`, `10.2.${asked}.1`));
    }
    expect(refusals).toEqual([...Array(10).fill(undefined), 'identity.too-many-codes']);
    const limits = createLimits({ environment: 'production' });
    const ofOne = limits.codesPerContactDay.limit + limits.codesPerLanesDay.limit;
    expect(ofOne * 10).toBeLessThan(limits.messagesPerHour);
  });

  test('its codes are counted by network as well', async () => {
    await addSession('t-1', { days: 40 });
    const other = (n: number): Contact => ({ channel: 'email', value: `ai-do-${n}@hako.test` });
    for (let n = 0; n < 10; n++)
      expect(await refusalOf(undefined, '10.3.0.1', other(n))).toBe(undefined);
    expect(await refusalOf('t-1', '10.3.0.1')).toBe('identity.too-many-codes');
    expect(await refusalOf('t-1', '10.3.0.2')).toBe(undefined);
  });

  test('guesses at the password: two hundred a day over all known devices of an account', async () => {
    const known = await makeKey();
    expect((await signIn(known)).status).toBe(200);
    expect((await signIn(known, 'guess')).status).toBe(401);
    const { rowCount } = await service.platform.pool.query(
      "update budgets set used = 200 where scope like '%:lanes' and used = 1",
    );
    expect(rowCount).toBe(1);
    expect((await signIn(known)).body.code).toBe('identity.too-many-tries');
    expect((await signIn(await makeKey())).status).toBe(200);
  });
});

test('a message that surely did not leave is not counted, one that may have is', async () => {
  const { db, pool, config } = service.platform;
  const contact = { channel: 'phone', value: '+84987000333' } as const;
  await service.parts.modules.identity.requestCode('sign-up', contact, { ip: '10.4.0.1' });
  const { rows } = await pool.query(
    'select request_id from one_time_codes where destination = $1',
    [contact.value],
  );
  const { channel, value: destination } = contact;
  const payload = {
    purpose: 'sign-up',
    channel,
    destination,
    requestId: rows[0].request_id,
  } as const;
  const secrets = createSecrets(config.secret);
  const limits = createLimits(config);
  const sentAfter = async (outcome: Outage | undefined) => {
    const sendMessage = async () => {
      if (outcome) throw outcome;
    };
    const sent = sendCode({ db, clock, secrets, limits, sendMessage }, payload);
    expect(await sent.catch((error: unknown) => error)).toBe(outcome);
    const counted = await pool.query(
      "select coalesce(sum(used), 0)::int as used from budgets where scope like 'messages-sent:newcomers:%'",
    );
    return counted.rows[0].used as number;
  };
  expect(await sentAfter(new Outage('sms', 'unreachable'))).toBe(0);
  expect(await sentAfter(new Outage('sms', 'failing'))).toBe(0);
  expect(await sentAfter(new Outage('sms', 'timeout', '', undefined, true))).toBe(1);
  expect(await sentAfter(undefined)).toBe(2);
});

test('a stranger neither replaces the code of a known device nor burns it', async () => {
  const { db, pool, config } = service.platform;
  const { identity } = service.parts.modules;
  await addSession('t-own', { days: 40 });
  const own = { ip: '10.5.0.1', thumbprint: 't-own' };
  const stranger = { ip: '10.5.0.2' };
  const requestId = async (): Promise<string> => {
    const { rows } = await pool.query(
      "select request_id from one_time_codes where purpose = 'sign-in' and destination = $1",
      [PHONE.value],
    );
    return rows[0].request_id;
  };
  await identity.requestCode('sign-in', PHONE, own);
  const id = await requestId();
  const sealed = sealedCode(createSecrets(config.secret), id, '135790');
  await inTransaction(db, (trx) => setCodeHash(trx, id, sealed, clock.now()));

  // The same answer as ever.
  await identity.requestCode('sign-in', PHONE, stranger);
  expect(await requestId()).toBe(id);
  for (const guess of ['000000', '000000', '000000', '000000', '000000', '135790'])
    await expect(identity.checkCode('sign-in', PHONE, guess, stranger)).rejects.toMatchObject({
      code: 'identity.wrong-code',
    });
  expect((await identity.checkCode('sign-in', PHONE, '135790', own)).requestId).toBe(id);

  clock.advanceMs(11 * MINUTE_MS);
  await identity.requestCode('sign-in', PHONE, stranger);
  expect(await requestId()).not.toBe(id);
});
