import { readdirSync } from 'node:fs';
import { endpoint, type Endpoint } from '@hako/contract/kit/endpoint';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { noTelemetry, type Telemetry } from '../../telemetry/telemetry.ts';
import { route } from '../route.ts';
import { createHttpServer } from '../server.ts';
import { builtWeb } from '../../pages/built-web.ts';

const call = (method: 'GET' | 'POST', path: string, more: Partial<Endpoint> = {}) =>
  endpoint({
    method,
    path,
    access: 'anyone',
    summary: 'Test.',
    reply: Type.Object({}),
    ...more,
  } as Endpoint);
const read = call('GET', '/api/read');
const write = call('POST', '/api/write');
const asks = call('POST', '/api/asks', { whileViewing: 'asks' });
const file = call('GET', '/api/file', { replyKind: 'file' });
const health = call('GET', '/healthz');

let app: FastifyInstance;
let loopWaitMs = 0;
let waitingPerConnection = 0;
const counted: unknown[] = [];
const telemetry: Telemetry = {
  ...noTelemetry,
  count: (name, labels) => {
    if (name === 'hako_http_refused_busy_total') counted.push(labels);
  },
};

beforeAll(async () => {
  const config = readConfig({
    HAKO_ENV: 'test',
    HAKO_SECRET: 'a secret that only tests know, 32+ characters',
    DATABASE_URL: 'postgres://nobody@localhost/none',
  });
  const idempotency = { begin: async () => undefined, finish: async () => undefined };
  const deps = {
    authenticate: async () => undefined,
    idempotency: { ...idempotency, forget: async () => undefined },
    now: () => new Date(0),
    isStrict: false,
  };
  const overload = {
    loop: { readMs: () => loopWaitMs, stop: () => undefined },
    waitingPerConnection: () => waitingPerConnection,
  };
  const routes = [read, write, asks, file, health].map((one) => route(one, () => ({})));
  app = await createHttpServer(config, pino({ level: 'silent' }), routes, deps, {
    telemetry,
    overload,
  });
  await (await builtWeb())?.serveFiles(app);
  app.get('/*', async ({ query }) => {
    if ((query as { grows?: string }).grows) loopWaitMs = 5_000;
    const figures = await app.inject({ url: '/api/read' });
    return { figures: figures.statusCode };
  });
});
afterAll(() => app.close());
beforeEach(() => {
  loopWaitMs = 0;
  waitingPerConnection = 0;
  counted.length = 0;
});

const PAGE = { accept: 'text/html' };
const ask = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) =>
  app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) });
const statuses = async () => ({
  page: (await ask('GET', '/', PAGE)).statusCode,
  ownPage: (await ask('GET', '/account', { ...PAGE, cookie: 'auth_token=x' })).statusCode,
  file: (await ask('GET', '/api/file')).statusCode,
  read: (await ask('GET', '/api/read')).statusCode,
  asks: (await ask('POST', '/api/asks')).statusCode,
  write: (await ask('POST', '/api/write')).statusCode,
  health: (await ask('GET', '/healthz')).statusCode,
});
const ALL = { page: 200, ownPage: 200, file: 200, read: 200, asks: 200, write: 200, health: 200 };
const READS = { ownPage: 503, read: 503, asks: 503 };

describe('under overload is refused', () => {
  it.each([
    ['nothing', 0, 0, ALL],
    ['first: pages of guests, and downloads', 150, 0, { ...ALL, page: 503, file: 503 }],
    ['then: reads', 600, 0, { ...ALL, ...READS, page: 503, file: 503 }],
    [
      'last: writes; health checks never',
      3_000,
      0,
      { ...ALL, ...READS, page: 503, file: 503, write: 503 },
    ],
    [
      'reads too while queries wait for a connection',
      0,
      12,
      { ...ALL, ...READS, page: 503, file: 503 },
    ],
  ] as const)('%s', async (_, loopMs, waiting, expected) => {
    loopWaitMs = loopMs;
    waitingPerConnection = waiting;
    expect(await statuses()).toEqual(expected);
  });

  it('a call, told in Vietnamese when to come again, and counted', async () => {
    loopWaitMs = 3_000;
    const answer = await ask('POST', '/api/write');
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThanOrEqual(3);
    expect(answer.json()).toMatchObject({ code: 'request.busy', facts: { seconds } });
    expect(answer.json().message).toContain(`sau ${seconds} giây`);
    expect(counted).toEqual([{ rank: 'last' }]);
  });

  it('a page, with another in its place that opens it again by itself', async () => {
    loopWaitMs = 150;
    const answer = await ask('GET', '/', PAGE);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain(
      `http-equiv="refresh" content="${answer.headers['retry-after']}"`,
    );
    expect(answer.body).toContain('Hako đang đông khách');
  });

  it('no call of a page that was let in', async () => {
    const answer = await ask('GET', '/?grows=1', PAGE);
    expect(loopWaitMs).toBe(5_000);
    expect(answer.json()).toEqual({ figures: 200 });
  });

  it('no script of a page that was let in', async () => {
    const [script] = readdirSync('web/build/client/assets').filter((name) => name.endsWith('.js'));
    loopWaitMs = 5_000;
    expect((await ask('GET', `/assets/${script}`)).statusCode).toBe(200);
    expect((await ask('GET', '/favicon.svg')).statusCode).toBe(200);
  });

  it('only a part of the calls between both bounds', async () => {
    loopWaitMs = 100;
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => (await ask('GET', '/api/file')).statusCode),
    );
    const refused = answers.filter((status) => status === 503).length;
    // Outside of this once in 10^8 runs.
    expect(refused).toBeGreaterThan(20);
    expect(refused).toBeLessThan(80);
  });
});
