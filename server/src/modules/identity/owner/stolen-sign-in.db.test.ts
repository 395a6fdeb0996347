import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../../../test-support/people/client.ts';
import { customerToken } from '../../../../test-support/people/sign-in.ts';
import {
  type OwnerRig,
  OWN_PHONE,
  startOwnerRig,
} from '../../../../test-support/rigs/owner-rig.ts';
import { told } from '../../../../test-support/world/pretend-service.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../demo-people.ts';

const CARD = {
  card_no: '0011002233',
  card_name: 'Nguyễn Minh An',
  bank: { atm_bin: '970436' },
};

let rig: OwnerRig;
let token: string;
beforeAll(async () => {
  rig = await startOwnerRig();
  token = await customerToken(rig.service);
});
afterAll(() => rig.close());

const asThief = (method: string, path: string, body?: unknown) =>
  call(rig.service, method, path, { token, body });
const stop = (code: string) =>
  call(rig.service, 'POST', '/api/security/account-change/stop', { body: { code } });
const readLink = (code: string) =>
  call(rig.service, 'GET', `/api/security/account-change?code=${code}`);

/** A new number that the thief holds, with its code. */
async function newPhone(phone: string): Promise<{ phone: string; otp: string }> {
  const e164 = `+84${phone.slice(1)}`;
  const before = rig.messagesTo(e164).length;
  await asThief('POST', '/api/security/request-verify-phone', { phone });
  return { phone, otp: await rig.outbox.codeTo(e164, before) };
}
/** As somebody does whose account was held by another. */
async function signInAnew(): Promise<void> {
  await rig.setPassword();
  token = await customerToken(rig.service);
}

describe('a stolen token alone', () => {
  test.each([
    ['saves no bank account', 'POST', '/api/card', CARD],
    ['takes no copy of the data', 'POST', '/api/privacy/exports', {}],
    ['ends no account', 'POST', '/api/privacy/erasure', {}],
  ])('%s', async (_, method, path, body) => {
    expect(told(await asThief(method, path, body))).toEqual([403, 'identity.proof-needed']);
    expect(told(await asThief(method, path, { ...body, password: 'geraten-geraten' }))).toEqual([
      400,
      'identity.proof-wrong',
    ]);
    expect(
      told(await asThief(method, path, { ...body, channel: 'phone', code: '000000' })),
    ).toEqual([400, 'identity.proof-wrong']);
  });

  test('puts no contact of the thief in the place of the own one', async () => {
    const mine = await newPhone('0987000111');
    expect(told(await asThief('POST', '/api/security/verify-phone', mine))).toEqual([
      403,
      'identity.proof-needed',
    ]);
    const profile = await asThief('GET', '/api/user/profile');
    expect(profile.body.data.phone).toBe('0912345678');
  });

  test('tells the thief how the owner could prove it, and no contact in full', async () => {
    const ways = (await asThief('GET', '/api/security/proof-ways')).body.data;
    expect(ways).toEqual({
      has_password: true,
      contacts: [
        { channel: 'phone', masked: '+84 *** *** 678' },
        { channel: 'email', masked: 'k***@hako.test' },
      ],
    });
  });
});

describe('the owner', () => {
  test('proves it by a code to a contact of the account, which serves once', async () => {
    const before = rig.messagesTo(OWN_PHONE).length;
    await asThief('POST', '/api/security/request-proof-code', { channel: 'phone' });
    const proof = { channel: 'phone', code: await rig.outbox.codeTo(OWN_PHONE, before) };
    expect((await asThief('POST', '/api/card', { ...CARD, ...proof })).status).toBe(200);
    expect(
      told(await asThief('POST', '/api/card', { ...CARD, card_no: '0011002299', ...proof })),
    ).toEqual([400, 'identity.proof-wrong']);
    await stop(await rig.linkTo(OWN_PHONE, before + 1));
    const cards = async () => (await asThief('GET', '/api/card/user')).body.results;
    // The sessions are over, the bank account goes, and only a code opens the account.
    expect((await asThief('GET', '/api/card/user')).status).toBe(401);
    const body = { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD };
    expect((await call(rig.service, 'POST', '/api/login', { body })).status).toBe(401);
    await signInAnew();
    await expect.poll(cards, { timeout: 20_000 }).toEqual([]);
  });

  test('takes back by the first link all that somebody with the password changed after it', async () => {
    const before = rig.messagesTo(OWN_PHONE).length;
    const proof = { password: DEMO_PASSWORD };
    const first = await newPhone('0987000222');
    expect(
      (await asThief('POST', '/api/security/verify-phone', { ...first, ...proof })).status,
    ).toBe(200);
    const link = await rig.linkTo(OWN_PHONE, before);
    const second = await newPhone('0987000333');
    expect(
      (await asThief('POST', '/api/security/verify-phone', { ...second, ...proof })).status,
    ).toBe(200);
    await asThief('POST', '/api/privacy/exports', proof);
    await rig.linkTo(OWN_PHONE, before + 2);
    // A number that came a moment ago gets no link.
    expect(rig.messagesTo('+84987000222').filter(({ text }) => text.includes('/stop/'))).toEqual(
      [],
    );
    expect((await readLink(link)).body.data).toMatchObject({ kind: 'phone', state: 'open' });
    expect((await stop(link)).status).toBe(200);
    expect(told(await stop(link))).toEqual([409, 'identity.stop-link-over']);
    expect((await readLink(link)).body.data).toMatchObject({ kind: 'phone', state: 'stopped' });
    await signInAnew();
    expect((await asThief('GET', '/api/user/profile')).body.data.phone).toBe('0912345678');
    await expect
      .poll(async () => (await asThief('GET', '/api/privacy')).body.data.exports[0].state, {
        timeout: 20_000,
      })
      .toBe('expired');
  });

  test('stops by a link the end of the account that the app asked for without a proof', async () => {
    const before = rig.messagesTo(OWN_PHONE).length;
    const answer = await call(rig.service, 'DELETE', '/api/user/delete-my-account', {
      token,
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.status, answer.body]).toMatchObject([200, { success: true }]);
    const again = await asThief('DELETE', '/api/user/delete-my-account');
    expect([again.status, again.body]).toMatchObject([
      200,
      { success: false, message: expect.stringContaining('đã có yêu cầu xóa') },
    ]);
    await stop(await rig.linkTo(OWN_PHONE, before));
    await signInAnew();
    await expect
      .poll(async () => (await asThief('GET', '/api/privacy')).body.data.erasure, {
        timeout: 20_000,
      })
      .toBeNull();
  });

  test('changes the account thirty times a day and no more, as each change sends messages', async () => {
    const { pool } = rig.service.platform;
    await pool.query(
      `insert into budgets select 'account-changes:' || user_id, 30, now(), now() + interval '2 hours' from users where email = $1`,
      [DEMO_CUSTOMER.email],
    );
    const refused = await asThief('POST', '/api/card', { ...CARD, password: DEMO_PASSWORD });
    expect(told(refused)).toEqual([429, 'identity.too-many-changes']);
    await pool.query(`delete from budgets`);
  });

  test('finds nothing under a link that nobody was sent', async () => {
    const unknown = [404, 'identity.stop-link-unknown'];
    expect(told(await stop('A'.repeat(24)))).toEqual(unknown);
    expect(told(await readLink('A'.repeat(24)))).toEqual(unknown);
  });
});
