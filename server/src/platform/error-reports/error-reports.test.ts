import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { systemClock } from '../../kernel/clock.ts';
import { createLog } from '../log.ts';
import { withinCall } from '../telemetry/call-context.ts';
import { createErrorReports } from './error-reports.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly lines: Record<string, unknown>[];
}

/** A log whose errors go to an address that remembers them. */
async function open(status: number | 'silent' = 200) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const lines = body.trim().split('\n');
      received.push({
        url: request.url ?? '',
        headers: request.headers,
        lines: lines.map((line) => JSON.parse(line)),
      });
      if (status !== 'silent') response.writeHead(status, { 'retry-after': '60' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const { observation } = readConfig({
    HAKO_SECRET: 'only for the tests of reports of errors',
    DATABASE_URL: 'postgres://nobody@localhost/none',
    HAKO_ERRORS_DSN: `http://public-key@127.0.0.1:${port}/below/42`,
  });
  if (!observation.errors) throw new Error('no address');
  const outcomes: Record<string, number> = {};
  const reports = createErrorReports({
    address: observation.errors,
    origin: {
      version: { version: '1.2.3', commit: 'abc' },
      environment: 'production',
      roles: ['api'],
    },
    clock: systemClock,
    telemetry: {
      count: (_name, labels) => {
        const outcome = 'outcome' in labels ? String(labels.outcome) : '';
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      },
    },
  });
  const log = createLog('info', { write: () => undefined }, (failure) => reports.tell(failure));
  return { log, received, outcomes, end: () => reports.close() };
}

it('an error reaches the address as an envelope, with the number of its request', async () => {
  const { log, received, end } = await open();
  log.warn('not an error');
  withinCall({ requestId: 'request-number-1' }, () =>
    log.error({ error: new TypeError('no such thing'), route: '/api/x' }, 'a call failed'),
  );
  await end();
  expect(received).toHaveLength(1);
  const [{ url, headers, lines } = { url: '', headers: {}, lines: [] }] = received;
  expect(url).toBe('/below/api/42/envelope/');
  expect(headers['x-sentry-auth']).toContain('sentry_key=public-key');
  const [header, item, event] = lines;
  expect(item).toEqual({ type: 'event' });
  expect(header?.['event_id']).toMatch(/^[0-9a-f]{32}$/);
  expect(event).toMatchObject({
    event_id: header?.['event_id'],
    level: 'error',
    release: 'hako@1.2.3+abc',
    environment: 'production',
    message: { formatted: 'a call failed' },
    tags: { roles: 'api', request_id: 'request-number-1' },
    extra: { route: '/api/x' },
    exception: { values: [{ type: 'TypeError', value: 'no such thing' }] },
  });
  expect(JSON.stringify(event?.['exception'])).toContain('error-reports.test.ts');
});

it('nothing of a person leaves with it', async () => {
  const { log, received, end } = await open();
  log.error(
    {
      error: new Error('no session for khach@hako.test and 0912345678'),
      password: 'con-mèo-xanh',
      request: { headers: { cookie: 'auth_token=x' } },
    },
    'asked by +84912345678',
  );
  await end();
  const text = JSON.stringify(received[0]?.lines);
  for (const secret of ['khach@', '912345', 'con-mèo', 'auth_token'])
    expect(text).not.toContain(secret);
});

it('a storm is cut and counted', async () => {
  const { log, received, outcomes, end } = await open();
  for (let error = 0; error < 100; error++) {
    log.error('again');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await end();
  expect(received.length).toBeLessThanOrEqual(30);
  expect(outcomes['sent']).toBe(received.length);
  expect(outcomes['dropped']).toBe(100 - received.length);
});

it('an address that asks for a pause gets one', async () => {
  const { log, received, outcomes, end } = await open(429);
  log.error('first');
  await expect.poll(() => outcomes['failed']).toBe(1);
  log.error('second');
  await end();
  expect(received).toHaveLength(1);
  expect(outcomes['dropped']).toBe(1);
});

it.each(['nonsense', 'https://host/1', 'https://key@host/', 'ftp://key@host/1'])(
  'the address "%s" stops the start with a sentence',
  (dsn) =>
    expect(() => readConfig({ HAKO_ERRORS_DSN: dsn })).toThrow(
      'HAKO_ERRORS_DSN must be an address such as https://<key>@<host>/<project>.',
    ),
);

it('an address that never answers is waited for two seconds, and ends nothing but its own report', async () => {
  const { log, received, outcomes, end } = await open('silent');
  log.error('nobody hears it');
  await expect.poll(() => received.length).toBe(1);
  const beganMs = performance.now();
  await end();
  expect(performance.now() - beganMs).toBeLessThan(4_000);
  expect(outcomes).toEqual({ failed: 1 });
});
