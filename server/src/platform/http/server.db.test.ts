import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoint } from '@hako/contract/kit/endpoint';
import type { FastifyInstance } from 'fastify';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { Outage } from '../../kernel/outage.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { createPresence } from '../presence.ts';
import { createIdempotency } from './idempotency.ts';
import { type Caller, type Route, route } from './route.ts';
import { createHttpServer } from './server.ts';

const customer: Caller = {
  userId: 'u1',
  sessionId: 's1',
  kind: 'customer',
  customerId: 'u1',
  roles: [],
  canWrite: true,
};

let platform: TestPlatform;
let app: FastifyInstance;
let presence: ReturnType<typeof createPresence>;
let writes = 0;
let finishSlow: () => void;
const slowWork = new Promise<void>((resolve) => {
  finishSlow = resolve;
});

const echo = endpoint({
  method: 'POST',
  path: '/api/echo/{id}',
  aliases: ['/api/v2/echo/{id}'],
  access: 'customer',
  summary: 'Test.',
  params: Type.Object({ id: Type.String() }),
  query: Type.Object({ page: Type.Optional(Type.Integer()) }),
  body: Type.Object({ name: Type.String({ maxLength: 5 }), price: Type.Optional(Type.Integer()) }),
  reply: Type.Object({
    id: Type.String(),
    name: Type.String(),
    page: Type.Optional(Type.Integer()),
    count: Type.Integer(),
  }),
});
const failing = endpoint({
  method: 'GET',
  path: '/api/failing/{how}',
  access: 'anyone',
  summary: 'Test.',
  params: Type.Object({ how: Type.String() }),
  reply: Type.Unknown(),
});
const rare = endpoint({
  method: 'GET',
  path: '/api/rare',
  access: 'anyone',
  summary: 'Test.',
  reply: Type.Object({}),
  limitPerMinute: 3,
});
const slow = endpoint({
  method: 'POST',
  path: '/api/slow',
  access: 'customer',
  summary: 'Test.',
  reply: Type.Object({}),
});
const desk = endpoint({
  method: 'GET',
  path: '/api/desk/test',
  access: { staff: ['buyer'] },
  summary: 'Test.',
  reply: Type.Object({}),
});

const routes: Route[] = [
  route(echo, ({ params, query, body }) => ({
    id: params.id,
    ...body,
    ...query,
    count: ++writes,
    secret: 'never promised',
  })),
  route(failing, ({ params }) => {
    if (params.how === 'outage') throw new Outage('mercari', 'timeout');
    if (params.how === 'refusal') throw new Refusal('request.not-found');
    throw new Error('our own mistake with SELECT secrets FROM tables');
  }),
  route(desk, () => ({})),
  route(rare, () => ({})),
  route(slow, () => slowWork.then(() => ({}))),
];

beforeAll(async () => {
  platform = await createTestPlatform();
  presence = createPresence(platform.pool, platform.log);
  await presence.start();
  app = await createHttpServer(platform.config, platform.log, routes, {
    authenticate: async (request) =>
      request.headers.authorization === 'Bearer customer'
        ? customer
        : request.headers.cookie
          ? { ...customer, canWrite: false }
          : undefined,
    idempotency: createIdempotency(platform.db, presence),
    now: () => platform.clock.now(),
    isStrict: true,
  });
});
afterAll(async () => {
  await app.close();
  presence.stop();
  await platform.close();
});

const signedIn = { authorization: 'Bearer customer' };

describe('a call', () => {
  it('gives handlers only what is promised and sends only what is promised', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/echo/7?page=2.0&x=1',
      headers: signedIn,
      payload: { name: 'Lan', isAdmin: true },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ id: '7', name: 'Lan', page: 2, count: expect.any(Number) });
  });

  it('answers under its aliases, and takes a bare query key as not given', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v2/echo/7?page',
      headers: signedIn,
      payload: { name: 'Lan' },
    });
    expect(answer.json()).toMatchObject({ id: '7' });
  });

  it.each([
    ['a field that is too long', { name: 'too long a name' }, 'name'],
    ['a missing field', {}, 'name'],
    ['a number as text', { name: 'Lan', price: '100' }, 'price'],
    ['a fraction', { name: 'Lan', price: 1.5 }, 'price'],
    ['no object', [], 'body'],
  ])('refuses %s with a Vietnamese sentence that names it', async (_, payload, field) => {
    const before = writes;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/echo/7',
      headers: signedIn,
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      status: false,
      code: 'request.invalid',
      message: expect.stringContaining(field),
    });
    expect(writes).toBe(before);
  });

  it.each([['{"__proto__":{"a":1},"name":"Lan"}'], ['{"name":'], ['nonsense']])(
    'refuses the body %s',
    async (payload) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/echo/7',
        headers: { ...signedIn, 'content-type': 'application/json' },
        payload,
      });
      expect(answer.statusCode).toBe(400);
    },
  );

  it('mends a text that was cut through an emoji', async () => {
    const send = (name: string) =>
      app.inject({
        method: 'POST',
        url: '/api/echo/7',
        headers: { ...signedIn, 'content-type': 'application/json' },
        payload: JSON.stringify({ name }),
      });
    expect((await send('Lan\ud83d')).json()).toMatchObject({ name: 'Lan\ufffd' });
  });

  it.each([
    ['an address that is cut', '/api/echo/%E0%A4'],
    ['a name that never ends', `/api/echo/${'x'.repeat(300)}`],
  ])('under %s is not there, in Vietnamese', async (_, url) => {
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: signedIn,
      payload: { name: 'Lan' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'request.not-found']);
  });

  it('sends a person who comes by a cut address to a page', async () => {
    expect((await app.inject({ url: '/mercari/item/%E0%A4' })).headers['location']).toBe(
      '/khong-tim-thay',
    );
  });

  it('takes no write from a cookie alone, nor from a stranger', async () => {
    for (const headers of [{}, { cookie: 'auth_token=x' }]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/echo/7',
        headers,
        payload: { name: 'Lan' },
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: 'access.not-signed-in' });
    }
  });

  it('that is limited is refused above its limit, with how long to wait', async () => {
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push(await app.inject({ url: '/api/rare' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429, 429]);
    const refused = answers.at(-1);
    expect(refused?.json()).toMatchObject({
      code: 'request.too-many',
      message: expect.stringMatching(/thử lại sau \d+ giây/),
    });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('lets no customer into the desk', async () => {
    expect((await app.inject({ url: '/api/desk/test', headers: signedIn })).statusCode).toBe(403);
    expect((await app.inject({ url: '/api/desk/test' })).statusCode).toBe(401);
  });

  it.each([
    ['outage', 503],
    ['refusal', 404],
    ['mistake', 500],
  ])('answers a %s with %i and tells nothing of our insides', async (how, status) => {
    const answer = await app.inject({
      url: `/api/failing/${how}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toMatch(
      /[ạảãàáâậầấẩẫăắằặẳẵóòọõỏôộổỗồốơờớợởỡéèẻẹẽêếềệểễúùụủũưựữửừứíìịỉĩýỳỷỵỹđ]/i,
    );
    expect(answer.body).not.toMatch(/SELECT|at |\.ts/);
  });
});

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
