import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Clock, movableClock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import { openSiteLine, type SiteLine } from './site-line.ts';

interface Reply {
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const START = new Date('2026-11-21T04:00:00Z');
const CAPTCHA = '<title>確認</title><h1>ロボットではないことを確認してください</h1>';
let server: Server;
let reply: Reply | 'silence';
let asked = 0;
let clock: Clock & { advanceMs(ms: number): void };
let line: SiteLine;

beforeAll(async () => {
  server = createServer((_request, answer) => {
    asked += 1;
    if (reply === 'silence') return;
    answer
      .writeHead(reply.status, {
        'content-type': reply.type ?? 'application/json',
        ...reply.headers,
      })
      .end(reply.body ?? '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  reply = { status: 200 };
  asked = 0;
  clock = movableClock(START);
  line = openSiteLine({
    source: 'shop',
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    clock,
    pacePerSecond: 50,
    timeoutMs: 5_000,
  });
});
afterEach(() => line.close());

const kindOf = async (timeoutMs = 5_000): Promise<string> => {
  const failure = await line.read({ path: '/x', timeoutMs }).catch((caught: unknown) => caught);
  return failure instanceof Outage ? failure.kind : 'answered';
};

describe('the line to a site', () => {
  it.each<[string, Reply, string, number]>([
    ['403', { status: 403 }, 'blocked', 120_000],
    ['423', { status: 423 }, 'limited', 30_000],
    ['429', { status: 429 }, 'limited', 30_000],
    [
      '429 with Retry-After in seconds',
      { status: 429, headers: { 'retry-after': '300' } },
      'limited',
      300_000,
    ],
    [
      '429 with Retry-After as a date',
      { status: 429, headers: { 'retry-after': 'Sat, 21 Nov 2026 04:10:00 GMT' } },
      'limited',
      600_000,
    ],
    ['a robot check', { status: 200, type: 'text/html', body: CAPTCHA }, 'blocked', 120_000],
    [
      'a robot check with 503',
      { status: 503, type: 'text/html', body: CAPTCHA },
      'blocked',
      120_000,
    ],
    ['a way to the login', { status: 302, headers: { location: '/login' } }, 'blocked', 120_000],
  ])(
    'is closed by %s at once: nobody knocks, and it is told since when and until when',
    async (_, refusal, kind, restMs) => {
      reply = refusal;
      expect(await kindOf()).toBe(kind);
      for (let n = 0; n < 5; n++) expect(await kindOf()).toBe(kind);
      expect(asked).toBe(1);
      expect(line.standing()).toEqual({
        state: 'resting',
        kind,
        closedSince: START,
        nextTryAt: new Date(START.getTime() + restMs),
      });
      clock.advanceMs(restMs);
      expect(line.standing()).toMatchObject({ state: 'trying', closedSince: START });
      reply = { status: 200 };
      expect(await kindOf()).toBe('answered');
      expect(line.standing()).toEqual({ state: 'open' });
    },
  );

  it.each<[string, Reply, string, string]>([
    ['a robot check', { status: 200, type: 'text/html', body: CAPTCHA }, 'robot-check', 'resting'],
    [
      'a way to the login',
      { status: 302, type: 'text/html', headers: { location: '/login' } },
      'signed-out',
      'open',
    ],
    ['401', { status: 401 }, 'signed-out', 'open'],
  ])(
    'tells the account that met %s, and of an account only when it was really asked with',
    async (_, refusal, sign, state) => {
      reply = refusal;
      expect(
        await line.read({ path: '/x', account: 'hako-01' }).catch((failure: unknown) => failure),
      ).toMatchObject({
        name: 'AccountShutOut',
        account: 'hako-01',
        sign,
      });
      expect(line.standing().state).toBe(state);
      if (state === 'resting')
        expect(
          await line.read({ path: '/x', account: 'hako-02' }).catch((failure: unknown) => failure),
        ).toMatchObject({
          name: 'Outage',
          kind: 'blocked',
        });
      const written = await line
        .write({ method: 'POST', path: '/x', account: 'hako-03' })
        .catch((failure: unknown) => failure);
      if (refusal.status !== 401)
        expect(written).toMatchObject({
          name: 'AccountShutOut',
          account: 'hako-03',
          sign,
          isMaybeApplied: true,
        });
    },
  );

  it('is tried by one of many who ask at once, and rests twice as long when the site is still closed', async () => {
    reply = { status: 403 };
    await kindOf();
    clock.advanceMs(120_000);
    expect(new Set(await Promise.all(Array.from({ length: 10 }, () => kindOf())))).toEqual(
      new Set(['blocked']),
    );
    expect(asked).toBe(2);
    expect(line.standing()).toMatchObject({
      state: 'resting',
      closedSince: START,
      nextTryAt: new Date(START.getTime() + 360_000),
    });
  });

  it('is closed by silence only after five calls, and costs nobody anything from then on', async () => {
    reply = 'silence';
    for (let n = 0; n < 5; n++) expect(await kindOf(40)).toBe('timeout');
    expect(line.standing()).toMatchObject({ state: 'resting', kind: 'timeout' });
    const startedMs = performance.now();
    expect(await kindOf()).toBe('timeout');
    expect(performance.now() - startedMs).toBeLessThan(1_000);
    expect(asked).toBe(5);
  });

  it('stays open for answers that a connector wants to see itself', async () => {
    reply = { status: 423 };
    expect((await line.read({ path: '/x', tolerated: [423] })).status).toBe(423);
    expect(line.standing()).toEqual({ state: 'open' });
  });

  it('keeps our own pace: what cannot wait is told, not sent, and is no failure of the site', async () => {
    const slow = openSiteLine({
      source: 'shop',
      baseUrl: line.baseUrl,
      clock,
      pacePerSecond: 1,
      burst: 2,
    });
    const kinds = await Promise.all(
      [1, 2, 3, 4].map(() =>
        slow.read({ path: '/x', timeoutMs: 1_900 }).then(
          () => 'answered',
          (failure: Outage) => failure.kind,
        ),
      ),
    );
    expect(kinds).toEqual(['answered', 'answered', 'limited', 'limited']);
    expect(asked).toBe(2);
    expect(slow.standing()).toEqual({ state: 'open' });
    await slow.close();
  });

  it('is tried by the next call when the one that should find out had no place in our own pace', async () => {
    const slow = openSiteLine({
      source: 'shop',
      baseUrl: line.baseUrl,
      clock,
      pacePerSecond: 1,
      burst: 1,
    });
    const read = () =>
      slow.read({ path: '/x', timeoutMs: 1_900 }).catch((failure: Outage) => failure);
    reply = { status: 429 };
    await read();
    clock.advanceMs(30_000);
    reply = { status: 200 };
    // A bid goes first and takes the place.
    await slow.write({ method: 'POST', path: '/x' });
    expect(await read()).toMatchObject({ kind: 'limited' });
    clock.advanceMs(1_000);
    expect(await read()).toMatchObject({ status: 200 });
    await slow.close();
  });

  it('lets writes and what they need pass while reads rest', async () => {
    reply = { status: 403 };
    await kindOf();
    reply = { status: 200 };
    expect((await line.write({ method: 'POST', path: '/x' })).status).toBe(200);
    expect((await line.read({ path: '/x', isForWrite: true })).status).toBe(200);
    expect(line.standing()).toMatchObject({ state: 'resting' });
  });
});
