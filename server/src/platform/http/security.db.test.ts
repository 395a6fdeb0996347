import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOutbox, type Outbox } from '../../../test-support/world/outbox.ts';
import { onlyProcess } from '../../../test-support/only-process.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { compose } from '../../composition.ts';
import { DEMO_CUSTOMER, DEMO_PASSWORD, seedDemoPeople } from '../../demo-people.ts';
import { startWorker } from '../jobs/worker.ts';
import { createLog } from '../log.ts';
import { createIdempotency } from './idempotency.ts';
import { servePages } from './pages.ts';
import { createHttpServer } from './server.ts';

const hasPages = existsSync(
  path.resolve(import.meta.dirname, '../../../../web/build/server/index.js'),
);
if (!hasPages)
  process.stdout.write(
    'SKIPPED: the web is not built, so the headers of its pages were not looked at\n',
  );
const VIETNAMESE = /[ạảãàáâậầấẩẫăắằặẳẵóòọõỏôộổỗồốơờớợởỡéèẻẹẽêếềệểễúùụủũưựữửừứíìịỉĩýỳỷỵỹđ]/i;

const logged: string[] = [];
let outbox: Outbox;
let platform: TestPlatform;
let app: FastifyInstance;
let port: number;
let worker: { stop(): Promise<void> };

beforeAll(async () => {
  outbox = await openOutbox();
  platform = await createTestPlatform({
    settings: outbox.settings,
    log: createLog('debug', { write: (line) => void logged.push(line) }),
  });
  await seedDemoPeople(platform);
  const parts = compose(platform);
  app = await createHttpServer(platform.config, platform.log, parts.routes, {
    authenticate: parts.authenticate,
    idempotency: createIdempotency(platform.db, onlyProcess),
    now: () => platform.clock.now(),
    isStrict: true,
  });
  await servePages(app, platform.config);
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  worker = await startWorker({ ...platform, presence: onlyProcess }, parts.jobs, []);
});
afterAll(async () => {
  await worker.stop();
  await app.close();
  await platform.close();
  await outbox.close();
});

describe('every answer', () => {
  it.each([
    '/api/session',
    '/api/no-such-call',
    '/api/utility/provinces',
    ...(hasPages ? ['/', '/account/login', '/no-such-page'] : []),
  ])('%s carries the headers that keep others out', async (url) => {
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    if (url.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store');
  });

  it.skipIf(!hasPages)(
    'a page lets only its own scripts run, by a nonce that no other page has',
    async () => {
      const nonces = new Set<string>();
      for (const url of ['/', '/', '/account/login']) {
        const { headers, body } = await app.inject({ url });
        const policy = String(headers['content-security-policy']);
        const nonce = /script-src 'self' 'nonce-([\w-]{16,})'/.exec(policy)?.[1] ?? '';
        expect(policy).toMatch(
          /default-src 'self'.*frame-ancestors 'none'.*base-uri 'none'.*object-src 'none'/,
        );
        expect(policy).not.toMatch(/script-src[^;]*unsafe/);
        for (const [tag] of body.matchAll(/<script(?![^>]*type="application\/ld\+json")[^>]*>/g))
          expect(tag).toContain(`nonce="${nonce}"`);
        nonces.add(nonce);
      }
      expect(nonces.size).toBe(3);
    },
  );
});

describe('what does not fit', () => {
  it.each([
    ['GET', '/api/no-such-call'],
    ['POST', '/api/no-such-call'],
    ['DELETE', '/api/session'],
    ['POST', '/no-such-form'],
  ] as const)('%s %s is not found, in Vietnamese and as JSON', async (method, url) => {
    const answer = await app.inject({ method, url });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'request.not-found']);
    expect(answer.json().message).toMatch(VIETNAMESE);
  });

  it('a body over the limit is too large, whether it says so or not', async () => {
    const payload = JSON.stringify({ username: 'x'.repeat(300_000), password: 'x' });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'request.too-large']);
    const unannounced = await exchange(
      `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${(300_000).toString(16)}\r\n${payload.slice(0, 300_000)}\r\n0\r\n\r\n`,
    );
    expect(unannounced).toMatch(/^HTTP\/1\.1 413 /);
  });

  it.each([
    ['application/xml', '<login/>'],
    ['text/plain', 'username=x'],
    ['application/octet-stream', '\u0000\u0001'],
    ['application/json; charset=utf-16', '{"username":"x","password":"x"}'],
    ['multipart/form-data', 'no boundary'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="username"\r\n\r\nx\r\n--x--',
    ],
    ['application/json', '\u0000'],
    ['application/json', '"just text"'],
    ['application/json', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['application/x-www-form-urlencoded', `${'a[]=1&'.repeat(5_000)}`],
    ['nonsense', 'x'],
  ])('a body as %s is refused and nothing breaks', async (type, payload) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': type },
      payload,
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.json().message).toMatch(VIETNAMESE);
  });

  it.each([
    '//',
    '/%',
    '/%00',
    '/..%2f..%2fetc%2fpasswd',
    '//evil.example/x',
    '/assets/..%2f..%2fpackage.json',
    `/${'a'.repeat(5_000)}`,
    '/api/auction/item/%E0%A4%A',
  ])('the address %s breaks nothing', async (url) => {
    const answer = await exchange(`GET ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (200|3\d\d|4\d\d) /);
    expect(answer).not.toMatch(/"workspaces"|root:/);
  });

  it('a sender that trickles its headers or its body is cut off', async () => {
    const slow = [
      'POST /api/login HTTP/1.1\r\nhost: x\r\nx-a: ',
      'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    ];
    for (const answer of await Promise.all(slow.map((start) => exchange(start))))
      expect(answer).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  });
});

describe('the log', () => {
  it('tells neither passwords nor codes nor tokens nor numbers, also of calls that failed', async () => {
    const post = (url: string, payload: object, headers: object = {}) =>
      app.inject({ method: 'POST', url, payload, headers: { ...headers } });
    const signedIn = (
      await post('/api/login', { username: DEMO_CUSTOMER.email, password: DEMO_PASSWORD })
    ).json();
    await post('/api/login', { username: DEMO_CUSTOMER.email, password: 'a-wrong-password' });
    await post('/api/signup', {
      phone: '0987000999',
      full_name: 'Lý Thị Thơm',
      password: 'con-mèo-xanh',
    });
    const otp = await outbox.codeTo('+84987000999');
    await platform.pool.query('alter table users rename to users_away');
    const failed = await post('/api/signup', {
      phone: '0987000999',
      full_name: 'Lý Thị Thơm',
      password: 'con-mèo-xanh',
      otp,
    });
    await post('/api/session/renew', { refresh_token: signedIn.refresh_token });
    await app.inject({
      url: '/api/session',
      headers: { authorization: `Bearer ${signedIn.access_token}` },
    });
    await platform.pool.query('alter table users_away rename to users');
    expect([failed.statusCode, failed.json().code]).toEqual([500, 'generic.failed']);
    const all = logged.join('');
    expect(all).toContain('a call failed');
    expect(all).toContain('users');
    for (const secret of [
      DEMO_PASSWORD,
      'a-wrong-password',
      'con-mèo-xanh',
      otp,
      signedIn.access_token,
      signedIn.refresh_token,
      '987000999',
    ])
      expect(all).not.toContain(secret);
  });
});

/** Everything the server says to these bytes until it closes the connection, or has answered. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (part) => {
      answer += part.toString('latin1');
      if (/^HTTP\/1\.1 413/.test(answer)) socket.destroy();
    });
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(answer) : reject(error),
    );
    socket.on('close', () => resolve(answer));
  });
}
