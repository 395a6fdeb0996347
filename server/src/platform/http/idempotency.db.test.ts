import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
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

/** As another process has it. */
const idempotencyOver = (changed: Record<string, unknown>) => {
  const { pool, log } = platform;
  const presence = createPresence(pool, log);
  const db = new Proxy(platform.db, {
    get: (real, name) => changed[String(name)] ?? Reflect.get(real, name).bind(real),
  });
  const { begin, finish, forget } = createIdempotency(db, presence, log);
  const request = { method: 'POST', url: '/api/echo/9', body: {} } as never;
  const ask = (key: string) =>
    begin('u1', key, request, new Date()).catch((refused: Error) => refused.message);
  return { presence, ask, finish, forget };
};
const rowOf = (key: string) =>
  platform.db
    .selectFrom('idempotent_answers')
    .select(['process', 'status'])
    .where('key', '=', key)
    .executeTakeFirst();

describe('a database that is away when a keyed call ends', () => {
  const AWAY = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  let trouble: Error | undefined;
  const reached = <Result>(give: () => Result): Result => {
    if (trouble) throw trouble;
    return give();
  };
  const idempotency = () =>
    idempotencyOver({
      updateTable: (table: 'idempotent_answers') => reached(() => platform.db.updateTable(table)),
      deleteFrom: (table: 'idempotent_answers') => reached(() => platform.db.deleteFrom(table)),
    });
  afterEach(() => (trouble = undefined));

  it('is told what was answered as soon as it is back', async () => {
    const { ask, finish } = idempotency();
    expect(await ask('key-000010')).toBeUndefined();
    trouble = AWAY;
    await finish('u1', 'key-000010', { status: 200, reply: { id: 7 } });
    expect(await ask('key-000010')).toEqual({ status: 200, reply: { id: 7 } });
    trouble = undefined;
    await expect.poll(async () => (await rowOf('key-000010'))?.status).toBe(200);
  });

  it('is told that nothing was done, and the same key is done then', async () => {
    const { ask, forget } = idempotency();
    expect(await ask('key-000011')).toBeUndefined();
    trouble = AWAY;
    await forget('u1', 'key-000011');
    expect(await ask('key-000011')).toBe('request.under-way');
    trouble = undefined;
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

  it('is not asked to do again what was done when its answer can never be written', async () => {
    const { ask, finish } = idempotency();
    expect(await ask('key-000013')).toBeUndefined();
    trouble = new Error('unsupported Unicode escape sequence');
    await finish('u1', 'key-000013', { status: 200, reply: { id: 8 } });
    expect(await ask('key-000013')).toEqual({ status: 200, reply: { id: 8 } });
  });

  it('keeps the row of whoever took the call over meanwhile', async () => {
    const { ask, forget } = idempotency();
    expect(await ask('key-000014')).toBeUndefined();
    await platform.db
      .updateTable('idempotent_answers')
      .set({ process: 4_711 })
      .where('key', '=', 'key-000014')
      .execute();
    await forget('u1', 'key-000014');
    expect(await rowOf('key-000014')).toEqual({ process: 4_711, status: null });
  });
});

describe('a key that is asked for', () => {
  /** The first insert is answered once `before` is over. */
  const withLateAnswer = (before: () => Promise<unknown>) => {
    let inserts = 0;
    const late = platform.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        inserts += 1;
        if (inserts === 1) await before();
        return result;
      },
    });
    return idempotencyOver({
      insertInto: (table: 'idempotent_answers') => late.insertInto(table),
    });
  };

  it('again before the database has answered is under way', async () => {
    const answered = Promise.withResolvers<void>();
    const inserted = Promise.withResolvers<void>();
    const { ask } = withLateAnswer(() => {
      inserted.resolve();
      return answered.promise;
    });
    const first = ask('key-000015');
    await inserted.promise;
    expect(await ask('key-000015')).toBe('request.under-way');
    answered.resolve();
    expect(await first).toBeUndefined();
  });

  it('just when another process forgets it is in a row of its own', async () => {
    const { db } = platform;
    await db
      .insertInto('idempotent_answers')
      .values({ caller: 'u1', key: 'key-000016', request_hash: '', process: 4_711 })
      .execute();
    const { ask, presence } = withLateAnswer(() =>
      db.deleteFrom('idempotent_answers').where('key', '=', 'key-000016').execute(),
    );
    expect(await ask('key-000016')).toBeUndefined();
    expect(await rowOf('key-000016')).toEqual({ process: presence.me, status: null });
  });
});
