import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../../../bench/src/support/figures/statistics.ts';
import { type BoundSession, openPage, openSession } from './bound-session.ts';

// A program of its own, so that asking does not delay what answers. It signs in, asks at an even
// rate whatever the answers do, and tells what came.

export interface Wanted {
  readonly url: string;
  /** Codes of goods at Mercari. */
  readonly items: readonly string[];
  readonly ratePerSecond: number;
  readonly seconds: number;
  readonly isReadingOnly: boolean;
  readonly isReplaying: boolean;
}

export interface Heard {
  readonly asked: number;
  readonly failed: number;
  /** Of how the first failures looked. */
  readonly failures: readonly string[];
  /** Milliseconds from when each was due until it was answered. */
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  /** What was really asked a second. */
  readonly rate: number;
}

const SESSIONS = 20;
const TICK_MS = 4;
const TOLD = 5;
/** Seconds that are not counted: what is drawn for the first time is kept. */
const WARM_SECONDS = 5;
const WORDS = ['nikon', 'canon', 'seiko', 'gundam'];

interface Kind {
  readonly share: number;
  ask(wanted: Wanted, session: BoundSession, n: number): ReturnType<BoundSession['call']>;
}

const get =
  (pathOf: (n: number, items: readonly string[]) => string): Kind['ask'] =>
  ({ items }, session, n) =>
    session.call({ method: 'GET', path: pathOf(n, items) });

/** What people do, in parts of hundred; the pages are those of guests, all calls carry a proof. */
const KINDS: readonly Kind[] = [
  { share: 30, ask: ({ url }) => openPage(url, '/') },
  { share: 25, ask: get((n) => `/api/catalog/merged-page?keyword=${WORDS[n % WORDS.length]}`) },
  { share: 20, ask: get((n, items) => `/api/catalog/items/mercari/${items[n % items.length]}`) },
  { share: 10, ask: get(() => '/api/notification/mine') },
  { share: 5, ask: get(() => '/api/user/wallet') },
  { share: 5, ask: get(() => '/api/quotes/user') },
];
const WRITING: Kind = {
  share: 5,
  ask: (_wanted, session) =>
    session.call({
      method: 'POST',
      path: '/api/favorite/product',
      body: JSON.stringify({ code: `kept-${randomUUID()}`, name: 'Máy ảnh', price: 800 }),
      headers: { 'idempotency-key': randomUUID() },
    }),
};

async function askAll(wanted: Wanted): Promise<Heard> {
  const { url, ratePerSecond, seconds, isReadingOnly, isReplaying } = wanted;
  const sessions: BoundSession[] = [];
  while (sessions.length < SESSIONS) sessions.push(await openSession(url, isReplaying));
  const kinds = isReadingOnly ? KINDS : [...KINDS, WRITING];
  const turns = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind));
  const ask = async (n: number, dueMs: number, heard: Hearing) => {
    // 37 has no divisor in common with their number: kinds come mixed, in the same order each time.
    const kind = turns[(n * 37) % turns.length] as Kind;
    const { status, text } = await kind.ask(wanted, sessions[n % SESSIONS] as BoundSession, n);
    heard.times.push(performance.now() - dueMs);
    if (status >= 200 && status < 300) return;
    heard.failed++;
    if (heard.failures.length < TOLD) heard.failures.push(`${status} ${text.slice(0, 160)}`);
  };
  await askAtRate(ratePerSecond, WARM_SECONDS, (n, dueMs) => ask(n, dueMs, nothingYet()));
  const heard = nothingYet();
  const rate = await askAtRate(ratePerSecond, seconds, (n, dueMs) => ask(n, dueMs, heard));
  const { failed, failures, times } = heard;
  return {
    asked: times.length,
    ...{ failed, failures, rate },
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    slowest: quantile(times, 1),
  };
}

interface Hearing {
  readonly times: number[];
  readonly failures: string[];
  failed: number;
}

const nothingYet = (): Hearing => ({ times: [], failures: [], failed: 0 });

/**
 * Begins each when it is due, also when those before were not answered; gives how many it really
 * began a second.
 */
async function askAtRate(
  ratePerSecond: number,
  seconds: number,
  ask: (n: number, dueMs: number) => Promise<void>,
): Promise<number> {
  const startMs = performance.now();
  const under: Promise<void>[] = [];
  const all = Math.round(ratePerSecond * seconds);
  while (under.length < all) {
    const due = Math.min(all, Math.floor(((performance.now() - startMs) * ratePerSecond) / 1_000));
    while (under.length < due)
      under.push(ask(under.length, startMs + (under.length * 1_000) / ratePerSecond));
    await sleep(TICK_MS);
  }
  const askedMs = performance.now() - startMs;
  await Promise.all(under);
  return (all * 1_000) / askedMs;
}

process.once('message', async (wanted: Wanted) => {
  process.send?.(await askAll(wanted), () => process.exit(0));
});
