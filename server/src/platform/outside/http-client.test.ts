import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../kernel/clock.ts';
import { Outage } from '../../kernel/outage.ts';
import { createHttpClient, type HttpClient, type OutsideRequest } from './http-client.ts';

const behaviours: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/plain': (_, response) => response.end('{"a":1}'),
  '/packed': (_, response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync('x'.repeat(1000))),
  '/bomb': (_, response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync('x'.repeat(100_000))),
  '/sjis': (_, response) =>
    response
      .setHeader('content-type', 'text/html; charset=Shift_JIS')
      .end(Buffer.from([0x83, 0x6a, 0x83, 0x52, 0x83, 0x93])),
  '/silent': () => undefined,
  '/cut': (request) => request.socket.destroy(),
  '/half': (request, response) => {
    response.setHeader('content-length', '100').write('half');
    setTimeout(() => request.socket.destroy(), 20);
  },
  '/moved': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  '/busy': (_, response) => response.writeHead(503).end('later'),
};

let server: Server;
let client: HttpClient;

beforeAll(async () => {
  server = createServer((request, response) => behaviours[request.url ?? '']?.(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  client = createHttpClient({
    source: 'pretend',
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clock: systemClock,
    maxBytes: 50_000,
  });
});

afterAll(async () => {
  await client.close();
  server.closeAllConnections();
  server.close();
});

const outageOf = async (by: HttpClient, request: OutsideRequest) => {
  const outage = await by.send(request).then(
    () => undefined,
    (failure: unknown) => failure,
  );
  expect(outage).toBeInstanceOf(Outage);
  const { kind, isMaybeApplied } = outage as Outage;
  return { kind, isMaybeApplied };
};

describe('the outside HTTP client', () => {
  it('hands back the answer, whatever its status, and follows no redirect', async () => {
    expect((await client.send({ path: '/plain' })).json()).toEqual({ a: 1 });
    expect((await client.send({ path: '/busy' })).status).toBe(503);
    expect((await client.send({ path: '/moved' })).status).toBe(302);
  });

  it('unpacks and decodes what was declared', async () => {
    expect((await client.send({ path: '/packed' })).text()).toHaveLength(1000);
    expect((await client.send({ path: '/sjis' })).text()).toBe('ニコン');
  });

  it.each([
    ['/silent', 'timeout'],
    ['/cut', 'unreachable'],
    ['/half', 'unreachable'],
    ['/bomb', 'broken'],
  ])('calls a write to %s a %s that may have been applied', async (path, kind) => {
    expect(
      await outageOf(client, { path, method: 'POST', body: '{}', isWrite: true, timeoutMs: 150 }),
    ).toEqual({ kind, isMaybeApplied: true });
    expect(await outageOf(client, { path, timeoutMs: 150 })).toEqual({
      kind,
      isMaybeApplied: false,
    });
  });

  it('knows that a write without a connection was surely not applied', async () => {
    const nobody = createHttpClient({
      source: 'nobody',
      baseUrl: 'http://127.0.0.1:1',
      clock: systemClock,
    });
    expect(await outageOf(nobody, { path: '/', method: 'POST', isWrite: true })).toEqual({
      kind: 'unreachable',
      isMaybeApplied: false,
    });
    await nobody.close();
  });

  it('knows that a write still waiting for a free connection was surely not applied', async () => {
    const narrow = createHttpClient({
      source: 'narrow',
      baseUrl: client.baseUrl,
      clock: systemClock,
      connections: 1,
    });
    const first = outageOf(narrow, {
      path: '/silent',
      method: 'POST',
      isWrite: true,
      timeoutMs: 400,
    });
    await new Promise((later) => setTimeout(later, 50));
    expect(
      await outageOf(narrow, { path: '/silent', method: 'POST', isWrite: true, timeoutMs: 100 }),
    ).toEqual({
      kind: 'timeout',
      isMaybeApplied: false,
    });
    expect(await first).toEqual({ kind: 'timeout', isMaybeApplied: true });
    await narrow.close();
  });

  it('refuses an absolute address', async () => {
    await expect(client.send({ path: 'http://169.254.169.254/' })).rejects.toThrow('not a path');
  });
});
