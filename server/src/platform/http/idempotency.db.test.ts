import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPresence } from '../presence.ts';
import { createIdempotency } from './idempotency.ts';
import {
  app,
  finishSlow,
  platform,
  signedIn,
  writes,
  setUpEchoRig,
} from '../../../test-support/rigs/http/echo-rig.ts';

setUpEchoRig();

describe('the same write sent twice with one Idempotency-Key', () => {
  const send = (key: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: '/api/echo/9',
      headers: { ...signedIn, 'idempotency-key': key },
      payload,
    });

  it('is done once and answered the same', async () => {
    const first = await send('key-000001', { name: 'Lan' });
    const second = await send('key-000001', { name: 'Lan' });
    expect(second.json()).toEqual(first.json());
    expect(second.headers['idempotency-hit']).toBe('true');
  });

  it('is refused with other content', async () => {
    await send('key-000002', { name: 'Lan' });
    expect((await send('key-000002', { name: 'Mai' })).statusCode).toBe(422);
  });

  it('is told to wait while the first is still under way', async () => {
    const again = () =>
      app.inject({
        method: 'POST',
        url: '/api/slow',
        headers: { ...signedIn, 'idempotency-key': 'key-000005' },
        payload: {},
      });
    const first = again().then((answer) => answer.statusCode);
    await expect.poll(async () => (await again()).json().code).toBe('request.under-way');
    finishSlow();
    expect(await first).toBe(200);
    expect((await again()).headers['idempotency-hit']).toBe('true');
  });

  it('is done once when both arrive together', async () => {
    const before = writes;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('key-000003', { name: 'Lan' })),
    );
    expect(writes - before).toBe(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toSatisfy(
      (statuses: Set<number>) => [...statuses].every((s) => s === 200 || s === 409),
    );
  });

  it('is done by another process once the first one died without an answer', async () => {
    const other = createPresence(platform.pool, platform.log);
    await other.start();
    const abandoned = {
      caller: 'u1',
      key: 'key-000004',
      request_hash: createHash('sha256')
        .update('POST /api/echo/9\n{"name":"Lan"}')
        .digest('base64url'),
    };
    await platform.db
      .insertInto('idempotent_answers')
      .values({ ...abandoned, process: other.me })
      .execute();
    expect((await send('key-000004', { name: 'Lan' })).statusCode).toBe(409);
    other.stop();
    await expect.poll(async () => (await send('key-000004', { name: 'Lan' })).statusCode).toBe(200);
  });
});

describe('a database that is away when a keyed call ends', () => {
  const request = { method: 'POST', url: '/api/echo/9', body: {} } as never;
  let isAway = false;
  const reached = <Result>(give: () => Result): Result => {
    if (isAway) throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    return give();
  };
  const idempotency = () => {
    const { db, pool, log } = platform;
    const flaky = {
      insertInto: (table: 'idempotent_answers') => db.insertInto(table),
      selectFrom: (table: 'idempotent_answers') => db.selectFrom(table),
      updateTable: (table: 'idempotent_answers') => reached(() => db.updateTable(table)),
      deleteFrom: (table: 'idempotent_answers') => reached(() => db.deleteFrom(table)),
    };
    const presence = createPresence(pool, log);
    const { begin, finish, forget } = createIdempotency(flaky as never, presence);
    const ask = (key: string) =>
      begin('u1', key, request, new Date()).catch((refused: Error) => refused.message);
    return { ...{ presence, ask }, finish, forget };
  };

  it('is told what was answered as soon as it is back', async () => {
    const { ask, finish } = idempotency();
    expect(await ask('key-000010')).toBeUndefined();
    isAway = true;
    await finish('u1', 'key-000010', { status: 200, reply: { id: 7 } });
    expect(await ask('key-000010')).toBe('request.under-way');
    isAway = false;
    await expect.poll(() => ask('key-000010')).toEqual({ status: 200, reply: { id: 7 } });
  });

  it('is told that nothing was done, and the same key is done then', async () => {
    const { ask, forget } = idempotency();
    expect(await ask('key-000011')).toBeUndefined();
    isAway = true;
    await forget('u1', 'key-000011');
    expect(await ask('key-000011')).toBe('request.under-way');
    isAway = false;
    await expect.poll(() => ask('key-000011')).toBeUndefined();
  });

  it('may have kept a key whose call was never begun: it is begun', async () => {
    const { ask, presence } = idempotency();
    const hash = createHash('sha256').update('POST /api/echo/9\n{}').digest('base64url');
    await platform.db
      .insertInto('idempotent_answers')
      .values({ caller: 'u1', key: 'key-000012', request_hash: hash, process: presence.me })
      .execute();
    expect(await ask('key-000012')).toBeUndefined();
    expect(await ask('key-000012')).toBe('request.under-way');
  });
});
