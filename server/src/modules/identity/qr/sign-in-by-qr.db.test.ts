import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import {
  call,
  callBound,
  makeKey,
  type TestAnswer,
} from '../../../../test-support/people/client.ts';
import { DEMO_CUSTOMER } from '../../../demo-people.ts';
import { thumbprintOf } from '../sessions/rules/proof.ts';
import {
  QR,
  approve,
  desktop,
  from,
  generate,
  identity,
  phone,
  scan,
  service,
  sessions,
  wait,
  setUpQrRig,
} from '../../../../test-support/rigs/identity/qr-rig.ts';

setUpQrRig();

describe('a browser that shows a code', () => {
  test('is signed in by the phone that types its number, once, bound to its own key', async () => {
    const made = await callBound(service, desktop, 'POST', `${QR}/generate`);
    expect(made.body).toMatchObject({
      expires_in: 120,
      content: `http://hako.test/account/qr/${made.body.qr_id}`,
    });
    expect(Buffer.from(made.body.qr_id, 'base64url')).toHaveLength(16);
    expect(JSON.stringify(made.body)).not.toContain('match_number');
    const qrId = await generate(desktop, from('127.0.0.1'));

    const scanned = wait(qrId);
    const place = await scan(qrId);
    expect(place.body.place).toEqual({
      browser: 'Chrome',
      system: 'Windows',
      address: '127.0.*.*',
      network: 'same',
    });
    const { body: news } = await scanned;
    expect(news).toMatchObject({ state: 'scanned', match_number: expect.stringMatching(/^\d\d$/) });

    const approved = wait(qrId, 'scanned');
    expect((await approve(qrId, news.match_number)).status).toBe(200);
    const { body } = await approved;
    expect(body).toMatchObject({
      state: 'approved',
      token_type: 'DPoP',
      message: 'Đăng nhập thành công',
    });
    const session = await callBound(service, desktop, 'GET', '/api/session', {
      token: body.access_token,
    });
    expect(session.body.data).toMatchObject({ full_name: DEMO_CUSTOMER.fullName });

    expect((await wait(qrId)).body.code).toBe('identity.qr-over');
    expect((await approve(qrId, news.match_number)).body.code).toBe('identity.qr-over');
    expect((await scan(qrId)).body.code).toBe('identity.qr-over');
  });

  test('must prove its key to get a code at all', async () => {
    expect((await call(service, 'POST', `${QR}/generate`)).body.code).toBe('access.proof-wrong');
  });

  test('and no other browser learns anything or collects the session', async () => {
    const [qrId, thief] = [await generate(), await makeKey()];
    await scan(qrId);
    const { body } = await wait(qrId);
    expect((await wait(qrId, 'waiting', thief)).body).toMatchObject({ code: 'identity.qr-over' });
    await approve(qrId, body.match_number);
    expect((await wait(qrId, 'scanned', thief)).body.code).toBe('identity.qr-over');
    expect((await wait(qrId, 'scanned')).body.state).toBe('approved');
  });

  test('from elsewhere is told to be elsewhere', async () => {
    const qrId = await generate(desktop, from('113.161.7.9'));
    expect((await scan(qrId, phone, from('171.224.3.4'))).body.place).toMatchObject({
      address: '113.161.*.*',
      network: 'other',
    });
  });
});

describe('one code', () => {
  test('approved fifty times and collected fifty times at once opens one session', async () => {
    const [qrId, before] = [await generate(), await sessions()];
    await scan(qrId);
    const { match_number: number } = (await wait(qrId)).body;
    const approvals = await Promise.all(Array.from({ length: 50 }, () => approve(qrId, number)));
    expect(approvals.filter(({ status }) => status === 200)).toHaveLength(1);
    const origin = {
      ip: '127.0.0.1',
      device: undefined,
      thumbprint: thumbprintOf({ ...desktop.jwk, kty: 'EC', crv: 'P-256' }),
    };
    const question = { qrId, seen: 'scanned', gone: new AbortController().signal } as const;
    const collected = await Promise.allSettled(
      Array.from({ length: 50 }, () => identity.waitForQr(question, origin)),
    );
    expect(collected.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await sessions()).toBe(before + 1);
  });

  test('is over after two minutes, approved or not', async () => {
    const ids = [await generate(), await generate()];
    for (const id of ids) await scan(id);
    const { match_number: number } = (await wait(ids[0] as string)).body;
    await approve(ids[0] as string, number);
    await service.platform.pool.query(
      "update qr_sign_ins set made_at = made_at - interval '121 seconds', expires_at = expires_at - interval '121 seconds'",
    );
    for (const id of ids) {
      expect((await wait(id, 'scanned')).body.code).toBe('identity.qr-over');
      expect((await approve(id, number)).body.code).toBe('identity.qr-over');
      expect((await scan(id)).body.code).toBe('identity.qr-over');
    }
  });
});

describe('who waits', () => {
  test('holds no database connection, and nobody else is slower for it', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, () => generate()));
    const waits = ids.map((id) => wait(id));
    const { pool } = service.platform;
    await expect
      .poll(() => pool.idleCount === pool.totalCount - 2 && pool.waitingCount === 0, {
        timeout: 10_000,
      })
      .toBe(true);
    expect((await call(service, 'GET', '/api/session', { token: phone })).status).toBe(200);
    await Promise.all(ids.map((id) => scan(id)));
    expect((await Promise.all(waits)).map(({ body }) => body.state)).toEqual(
      ids.map(() => 'scanned'),
    );
  });

  test('from one address finds three seats, from another three more', async () => {
    const [home, office] = [from('113.161.7.9'), from('171.224.3.4')];
    const waiting: Promise<TestAnswer>[] = [];
    const ids = await Promise.all(Array.from({ length: 4 }, () => generate()));
    for (const id of ids.slice(0, 3)) waiting.push(wait(id, 'waiting', desktop, home));
    const fourth = () => wait(ids[3] as string, 'waiting', desktop, home);
    const tooMany = async () =>
      (await Promise.race([fourth(), sleep(1_000, undefined)]))?.body?.code;
    await expect.poll(tooMany, { timeout: 15_000 }).toBe('request.too-many');
    const elsewhere = wait(ids[3] as string, 'waiting', desktop, office);
    await scan(ids[3] as string);
    expect((await elsewhere).body.state).toBe('scanned');
    for (const id of ids.slice(0, 3)) await scan(id);
    await Promise.all(waiting);
  });
});
