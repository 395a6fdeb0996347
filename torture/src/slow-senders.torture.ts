import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { quantile } from '../../bench/src/support/figures/statistics.ts';
import { startRealProcess } from '../../server/test-support/rigs/real-process.ts';
import { createTestPlatform } from '../../server/test-support/test-platform.ts';
import { seedDemoPeople } from '../../server/src/demo-people.ts';
import { isLarge, sized, tell } from './scale.ts';
import { holdOpen, MANNERS, type SlowSocket } from './slow-senders/slow-socket.ts';
import { sendPhoto } from './slow-senders/weak-line.ts';

// Thousands of connections that never end a request, while others are served.

const SOCKETS = sized({ ci: 50, gate: 2_000, release: 2_000 });
const MOST_OPEN_MS = 10_000;
const GIVE_UP_MS = 20_000;
/** Others are served this much slower at most, or so slowly that nobody would say so. */
const MOST_SLOWER = 2;
const NOT_SLOW_MS = 20;
const ASKERS = 4;
const ALONE_MS = 6_000;
const BETWEEN_MS = 5;
/** A photo as our pages send it over a poor 3G, and one of a phone as it is over a middling one. */
const PHOTOS = [
  { bytes: 1_000_000, bitsPerSecond: 256_000 },
  { bytes: 8_000_000, bitsPerSecond: 1_250_000 },
];

if (!isLarge) tell('slow senders: SKIPPED at this size. npm run torture -- gate slow-senders');

interface Outcome {
  readonly sockets: readonly SlowSocket[];
  readonly aloneMs: readonly number[];
  readonly besideMs: readonly number[];
  readonly failed: number;
}

async function holdAllOpen(url: string, path: string): Promise<Outcome> {
  const port = Number(new URL(url).port);
  const alone = await askFor(sleep(ALONE_MS), url + path);
  const held = Promise.all(
    Array.from({ length: SOCKETS }, (_, n) =>
      holdOpen(port, MANNERS[n % MANNERS.length] ?? 'says nothing', GIVE_UP_MS),
    ),
  );
  const beside = await askFor(held, url + path);
  // Also afterwards: the machine may have other things to do meanwhile.
  const later = await askFor(sleep(ALONE_MS), url + path);
  const isLater = quantile(later.times, 0.99) > quantile(alone.times, 0.99);
  return {
    sockets: await held,
    aloneMs: isLater ? later.times : alone.times,
    besideMs: beside.times,
    failed: alone.failed + beside.failed + later.failed,
  };
}

/** How long answers take until that is over. */
async function askFor(whole: Promise<unknown>, url: string) {
  const times: number[] = [];
  let [failed, isOver] = [0, false];
  void whole.then(() => (isOver = true));
  const ask = async (): Promise<void> => {
    for (; !isOver; await sleep(BETWEEN_MS)) {
      const fromMs = performance.now();
      const answer = await fetch(url).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.ok) times.push(performance.now() - fromMs);
      else failed++;
    }
  };
  await Promise.all(Array.from({ length: ASKERS }, ask));
  return { times, failed };
}

function told({ sockets, aloneMs, besideMs, failed }: Outcome): string {
  const closed = MANNERS.map((manner) => {
    const ms = sockets
      .filter((one) => one.manner === manner)
      .map((one) => one.closedAfterMs ?? Number.POSITIVE_INFINITY);
    return `${manner} ${(quantile(ms, 1) / 1_000).toFixed(1)} s`;
  });
  const [alone, beside] = [aloneMs, besideMs].map((ms) => quantile(ms, 0.99).toFixed(1));
  return (
    `slow senders: ${sockets.length} sockets, the last of each closed after: ` +
    `${closed.join(', ')}; others p99 ${beside} ms, alone ${alone} ms, ` +
    `of ${besideMs.length} asked ${failed} failed`
  );
}

const openTooLong = ({ sockets }: Outcome) =>
  sockets.filter(
    ({ closedAfterMs }) => !(closedAfterMs !== undefined && closedAfterMs <= MOST_OPEN_MS),
  );

describe.runIf(isLarge)('senders that never end', { timeout: 0 }, () => {
  it(`${SOCKETS} at once are shut out, and nobody else waits for them`, async () => {
    const platform = await createTestPlatform();
    const api = await startRealProcess(platform, 'api', { HAKO_ENV: 'test' });
    try {
      const outcome = await holdAllOpen(api.url, '/api/catalog/sites');
      tell(told(outcome));
      expect(openTooLong(outcome).slice(0, 3)).toEqual([]);
      expect(outcome.failed).toBe(0);
      expect(quantile(outcome.besideMs, 0.99)).toBeLessThan(
        Math.max(NOT_SLOW_MS, MOST_SLOWER * quantile(outcome.aloneMs, 0.99)),
      );
    } finally {
      await api.end();
      await platform.close();
    }
  });

  it('are told from whoever sends a photo over a weak line', async () => {
    const platform = await createTestPlatform();
    await seedDemoPeople(platform);
    const api = await startRealProcess(platform, 'api', { HAKO_ENV: 'test' });
    try {
      const sent = await Promise.all(PHOTOS.map((photo) => sendPhoto(api.url, photo)));
      tell(`weak lines: ${sent.map(({ seconds }) => `${seconds.toFixed(1)} s`).join(', ')}`);
      expect(sent).toMatchObject(PHOTOS.map(() => ({ status: 200 })));
    } finally {
      await api.end();
      await platform.close();
    }
  });

  it('are noticed at a server without time limits', async () => {
    const server = createServer({ requestTimeout: 0, headersTimeout: 0 }, (_, reply) =>
      reply.end(),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const outcome = await holdAllOpen(`http://127.0.0.1:${port}`, '/');
    server.closeAllConnections();
    server.close();
    // It answers some of them before they have ended.
    expect(openTooLong(outcome).length).toBeGreaterThan(SOCKETS / 2);
  });
});
