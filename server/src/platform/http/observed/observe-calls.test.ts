import { endpoint } from '@hako/contract/kit/endpoint';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { until } from '../../../../test-support/until.ts';
import { createLog } from '../../log.ts';
import { currentCall } from '../../telemetry/call-context.ts';
import { noTelemetry, type Telemetry } from '../../telemetry/telemetry.ts';
import { type Route, route } from '../route.ts';
import { createHttpServer } from '../server.ts';

const put = endpoint({
  method: 'POST',
  path: '/api/parcels/{id}',
  access: 'anyone',
  summary: 'Test.',
  params: Type.Object({ id: Type.String() }),
  query: Type.Object({ token: Type.Optional(Type.String()) }),
  body: Type.Object({ phone: Type.String() }),
  reply: Type.Object({ number: Type.String() }),
});
const failing = endpoint({
  method: 'GET',
  path: '/api/failing',
  access: 'anyone',
  summary: 'Test.',
  reply: Type.Unknown(),
});
const outer = endpoint({
  method: 'GET',
  path: '/api/outer',
  access: 'anyone',
  summary: 'Test.',
  reply: Type.Object({ inner: Type.String() }),
});

const slow = endpoint({
  method: 'GET',
  path: '/api/slow',
  access: 'anyone',
  summary: 'Test.',
  query: Type.Object({ isStream: Type.Optional(Type.String()) }),
  reply: Type.Object({}),
});
const picture = endpoint({
  method: 'GET',
  path: '/pictures',
  access: 'anyone',
  summary: 'Test.',
  reply: Type.Object({}),
});

let app: FastifyInstance;
const lines: Record<string, unknown>[] = [];
const counted: unknown[] = [];
const telemetry: Telemetry = {
  ...noTelemetry,
  count: (name, labels) => void counted.push([name, labels]),
  watch: (read) => void reads.push(read),
};
const reads: Parameters<Telemetry['watch']>[0][] = [];
const inFlight = async () => {
  for (const read of reads) {
    const of = (await read()).hako_http_requests_in_flight;
    if (of) return of[0]?.value;
  }
  return undefined;
};
const begunSlow: boolean[] = [];

const routes: Route[] = [
  route(put, () => ({ number: currentCall()?.requestId ?? 'none' })),
  route(failing, ({ request }) => {
    request.log.warn('it is about to fail');
    throw new Error('a mistake of ours');
  }),
  route(outer, async () => {
    const answer = await app.inject({ url: '/api/parcels/1', method: 'POST', payload: BODY });
    return { inner: String(answer.headers['x-request-id']) };
  }),
  route(picture, () => ({})),
  route(slow, ({ query, reply }) => {
    begunSlow.push(true);
    if (query.isStream === undefined) return new Promise(() => undefined);
    reply.hijack();
    reply.raw.writeHead(200).write('news');
    return {};
  }),
];
const BODY = { phone: '0912345678' };

beforeAll(async () => {
  const config = readConfig({
    HAKO_ENV: 'test',
    HAKO_SECRET: 'a secret that only tests know, 32+ characters',
    DATABASE_URL: 'postgres://nobody@localhost/none',
  });
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const idempotency = { begin: async () => undefined, finish: async () => undefined };
  const deps = {
    authenticate: async () => undefined,
    idempotency: { ...idempotency, forget: async () => undefined },
    now: () => new Date(0),
    isStrict: false,
  };
  app = await createHttpServer(config, log, routes, deps, { telemetry });
});
afterAll(() => app.close());
beforeEach(() => {
  lines.length = 0;
  counted.length = 0;
});

const ask = (url: string, id?: string, method: 'GET' | 'POST' = 'GET') =>
  app.inject({
    url,
    method,
    ...(id && { headers: { 'x-request-id': id } }),
    ...(method === 'POST' && { payload: BODY }),
  });
const access = () => lines.filter(({ log }) => log === 'access');

it("the caller's number stands in the answer, and all through the work", async () => {
  const answer = await ask('/api/parcels/7?token=secret', 'from-the-proxy-1', 'POST');
  expect(answer.headers['x-request-id']).toBe('from-the-proxy-1');
  expect(answer.json()).toEqual({ number: 'from-the-proxy-1' });
});

it.each(['', 'short', 'x'.repeat(37), 'two words here', 'line\tbreak-1', '<script>alert(1)'])(
  'a number like "%s" is replaced by one of ours',
  async (given) => {
    const answer = await ask('/api/parcels/7', given, 'POST');
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  },
);

it('one line a request tells its route, status, size and role, and nothing of its values', async () => {
  await ask('/api/parcels/7?token=secret', 'from-the-proxy-1', 'POST');
  expect(access()).toHaveLength(1);
  expect(access()[0]).toMatchObject({
    requestId: 'from-the-proxy-1',
    method: 'POST',
    route: '/api/parcels/:id',
    status: 200,
    role: 'guest',
    msg: 'answered',
    ms: expect.any(Number),
    bytes: expect.any(Number),
  });
  for (const value of ['/7', 'secret', '912345'])
    expect(JSON.stringify(access())).not.toContain(value);
  expect(counted).toEqual([
    ['hako_http_requests_total', { method: 'POST', route: '/api/parcels/:id', status: '200' }],
  ]);
});

it('a failure tells its number to the caller, and stands under it in the log', async () => {
  const answer = await ask('/api/failing', 'from-the-proxy-2');
  expect(answer.statusCode).toBe(500);
  expect(answer.json().requestId).toBe('from-the-proxy-2');
  expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['it is about to fail', 'from-the-proxy-2'],
    ['a call failed', 'from-the-proxy-2'],
    ['answered', 'from-the-proxy-2'],
  ]);
});

it('a call that another one makes inside has its number, is counted, and has no line of its own', async () => {
  const answer = await ask('/api/outer', 'from-the-proxy-3');
  expect(answer.json()).toEqual({ inner: 'from-the-proxy-3' });
  expect(access()).toHaveLength(1);
  expect(counted).toHaveLength(2);
});

it('addresses that nobody serves are one route, however they are called', async () => {
  await ask('/api/none/such');
  await ask('/wp-login.php');
  expect(access().map(({ route: pattern, status }) => [pattern, status])).toEqual([
    ['none', 404],
    ['none', 404],
  ]);
});

it.each([
  ['a slow answer', '', 1, 499],
  ['a stream', '?isStream=yes', 0, 200],
])(
  'a caller who leaves %s is no longer in flight, and has a line',
  async (_, query, during, status) => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' }).catch(() => app.listeningOrigin);
    begunSlow.length = 0;
    const leave = new AbortController();
    const asked = fetch(`${url}/api/slow${query}`, { signal: leave.signal }).then((answer) =>
      answer.text(),
    );
    asked.catch(() => undefined);
    await until(async () => begunSlow.length > 0);
    expect(await inFlight()).toBe(during);
    leave.abort();
    await until(async () => access().length > 0);
    expect(access()).toMatchObject([{ route: '/api/slow', status, msg: 'the caller left' }]);
    expect(await inFlight()).toBe(0);
  },
);

it('pictures of marketplaces are not counted as files of the web', async () => {
  await ask('/pictures');
  expect(access()[0]).toMatchObject({ route: '/pictures', status: 200 });
});
