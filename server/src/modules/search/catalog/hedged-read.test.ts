import { once } from 'node:events';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movableClock, systemClock } from '../../../kernel/clock.ts';
import type { Marketplace } from '../../marketplaces/index.ts';
import { createHedgedReader } from './hedged-read.ts';

/** So long our own thread does nothing else: longer than the wait for a second request. */
const STALL_MS = 1_500;
const SLOWEST_MS = 200;
const WARM_UP = 80;

/**
 * A site over HTTP on a thread of its own, so that it answers while ours stands still. `/<name>?after=<ms>` answers so much later, and
 * `/<name>?after=second` when it is asked the second time.
 */
const SITE = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const asked = new Map();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://site');
    if (pathname === '/asked') return response.end(String(asked.get(searchParams.get('name')) ?? 0));
    const times = (asked.get(pathname.slice(1)) ?? 0) + 1;
    asked.set(pathname.slice(1), times);
    const after = searchParams.get('after');
    if (after === 'second' && times === 1) return;
    setTimeout(() => response.end('{}'), after === 'second' ? 0 : Number(after));
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;

let thread: Worker;
let url: string;
beforeAll(async () => {
  thread = new Worker(SITE, { eval: true });
  const [port] = (await once(thread, 'message')) as [number];
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await thread.terminate();
});

const timesAsked = async (name: string): Promise<number> =>
  Number(await (await fetch(`${url}/asked?name=${name}`)).text());

/** A reader that knows the site: its answers take up to SLOWEST_MS, and a second request can be paid for. */
async function knowingReader() {
  const reader = createHedgedReader(systemClock);
  const read = async (name: string, after: number | 'second', timeoutMs = 20_000) => {
    const site = {
      site: 'auction',
      search: async () => {
        const signal = AbortSignal.timeout(timeoutMs);
        await (await fetch(`${url}/${name}?after=${after}`, { signal })).json();
        return { listings: [], total: 0 };
      },
    } as unknown as Marketplace;
    return reader.read(site, { keyword: name, size: 20 }, timeoutMs);
  };
  const slowOnes = Array.from({ length: WARM_UP }, (_, n) => (n % 4 === 0 ? SLOWEST_MS : 10));
  await Promise.all(slowOnes.map((after) => read('warm-up', after)));
  return read;
}

/** Behind the reading of sockets, as the work on an answer does: the timers that are due by then come before the next reading. */
async function standStill(): Promise<void> {
  await sleep(5);
  await nextTurn();
  for (const end = performance.now() + STALL_MS; performance.now() < end; );
}

describe('a process that stands still while a site answers', () => {
  it('asks no second time for the answer that waits in its socket', {
    timeout: 60_000,
  }, async () => {
    const read = await knowingReader();
    for (let n = 0; n < 2; n++) {
      const answer = read('prompt', 20);
      await standStill();
      await answer;
    }
    expect(await timesAsked('prompt')).toBe(2);
  });

  it('still asks a second time when the site itself is late', { timeout: 60_000 }, async () => {
    const read = await knowingReader();
    for (let n = 0; n < 2; n++) {
      const answer = read('before', 20);
      await standStill();
      await answer;
    }
    await read('late', 'second');
    expect(await timesAsked('late')).toBe(2);
  });

  it('does not take its own standstill for the slowness of the site', async () => {
    const clock = movableClock(new Date(0));
    const reader = createHedgedReader(clock);
    const readMany = (answer: Promise<unknown>): Promise<unknown> => {
      const site = {
        site: 'auction',
        search: () => answer.then(() => ({ listings: [], total: 0 })),
      } as unknown as Marketplace;
      const one = () => reader.read(site, { keyword: 'many', size: 20 }, 20_000);
      return Promise.all(Array.from({ length: WARM_UP }, one));
    };
    await readMany(Promise.resolve());
    const promptMs = reader.deadlineMs('auction');
    const { promise, resolve } = Promise.withResolvers<void>();
    const answers = readMany(promise);
    // No timer comes between the two: our thread did nothing else meanwhile.
    clock.advanceMs(STALL_MS);
    resolve();
    await answers;
    expect(reader.deadlineMs('auction')).toBe(promptMs);
  });
});
