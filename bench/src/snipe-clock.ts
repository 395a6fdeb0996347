import { setTimeout as sleep } from 'node:timers/promises';
import { type Clock, systemClock } from '../../server/src/kernel/clock.ts';
import { yen } from '../../server/src/kernel/money.ts';
import { createBidding } from '../../server/src/modules/bidding/index.ts';
import type { AuctionCapability } from '../../server/src/modules/marketplaces/index.ts';
import { marketClockOf } from '../../server/src/modules/marketplaces/market-clock.ts';
import type { Database } from '../../server/src/platform/database/database.ts';
import type { BenchLine } from './bench-line.ts';
import { measureTakeover } from './support/takeover.ts';
import { addRows, type Due, depsOf, LEAD_MS, now, sleepUntil } from './support/snipe-rig.ts';
import { withDatabase } from './support/bench-database.ts';

const SNIPES = 500;
const SPREAD_MS = 5_000;
const READY_MS = 5_000;
/** How far the machine's clock is away, and how far it is set in the middle. */
const CLOCKS_MS = [90_000, -90_000];
const STEP_MS = 200;
const GOAL_TAKEOVER_MS = 1_500;
const LEG_MS = 40;
const LEG_JITTER_MS = 5;

/**
 * Goals 12 and 18: the market's clock known over a line of 80 ± 10 ms there and back while our own clock is 90 s wrong and is set by 200 ms in the
 * middle; how far from the planned moment of the market's clock the bids leave, beside bare timers on a clock that is right; and how long nobody
 * fires after a sniper was killed.
 */
export async function run(): Promise<BenchLine[]> {
  const timers = at99(await fireFromTimers());
  const { clock, errors, missing } = await measureWrongClocks();
  const takeover = await withDatabase(measureTakeover);
  return [
    {
      name: 'snipe clock error p99',
      ours: clock,
      limit: LEG_JITTER_MS,
      unit: 'ms',
      ratio: clock / LEG_JITTER_MS,
      goal: '<= 10 ms (limit: half the jitter of the line)',
      holds: clock <= 10,
    },
    {
      name: 'snipe fire error p99',
      ours: errors,
      limit: timers,
      unit: 'ms',
      ratio: errors / timers,
      goal: '<= 200 ms, none missing',
      holds: errors <= 200 && missing === 0,
    },
    {
      name: 'snipe takeover after kill',
      ours: takeover.takeoverMs,
      limit: GOAL_TAKEOVER_MS,
      unit: 'ms',
      ratio: takeover.takeoverMs / GOAL_TAKEOVER_MS,
      goal: '<= 1.5 s',
      holds: takeover.takeoverMs <= GOAL_TAKEOVER_MS,
    },
    {
      name: 'snipe latest after kill',
      ours: takeover.worstLateMs,
      limit: LEAD_MS,
      unit: 'ms late',
      ratio: takeover.worstLateMs / LEAD_MS,
      goal: `before the end; ${takeover.lost} lost, ${takeover.twice} double (0)`,
      holds: takeover.lost + takeover.twice === 0,
    },
  ];
}

/** The worst of a hundred while our clock is ahead, behind, and set in the middle; milliseconds. */
export async function measureWrongClocks(): Promise<{
  /** How far we were off when we took the marketplace's time for something. */
  readonly clock: number;
  /** How far from its moment a bid left. */
  readonly errors: number;
  readonly missing: number;
}> {
  const shots = await withDatabase(async ({ db }) => {
    const fired: Sent[] = [];
    for (const offsetMs of CLOCKS_MS) fired.push(...(await fireByWrongClock(db, offsetMs)));
    return fired;
  });
  return {
    clock: at99(shots.map(({ sentMs, believedMs }) => Math.abs(believedMs - sentMs))),
    errors: at99(shots.map(({ sentMs, dueMs }) => Math.abs(sentMs - dueMs))),
    missing: SNIPES * CLOCKS_MS.length - shots.length,
  };
}

interface Sent extends Due {
  readonly sentMs: number;
  /** What the sniper took the market's time for when it sent. */
  readonly believedMs: number;
}

const plan = (prefix: string): Due[] => {
  const start = Math.ceil(now()) + READY_MS;
  return Array.from({ length: SNIPES }, (_, index) => ({
    code: `${prefix}${index}`,
    dueMs: start + Math.floor((index * SPREAD_MS) / SNIPES),
  }));
};

async function fireFromTimers(): Promise<number[]> {
  return Promise.all(
    plan('t').map(async ({ dueMs }) => {
      await sleepUntil(dueMs);
      return now() - dueMs;
    }),
  );
}

/** The market keeps real time; it is our clock that is wrong. */
async function fireByWrongClock(db: Database, offsetMs: number): Promise<Sent[]> {
  const due = plan(offsetMs < 0 ? 'behind' : 'ahead');
  const dueOf = new Map(due.map((one) => [one.code, one.dueMs]));
  const sent = new Map<string, number>();
  let wrongByMs = offsetMs;
  const clock: Clock = {
    now: () => new Date(systemClock.now().getTime() + wrongByMs),
    monotonicMs: () => systemClock.monotonicMs(),
  };
  await addRows(db, due);
  const auctions = lineOf(clock, (code) => dueOf.get(code) as number, sent);
  const sniper = createBidding({
    ...depsOf(db, { write: async () => undefined }),
    clock,
    auctionsOf: () => auctions,
  }).startSniper();
  await sleep((due[0] as Due).dueMs - now() + SPREAD_MS / 2);
  wrongByMs += STEP_MS;
  await sleep(SPREAD_MS / 2 + 2_000);
  await sniper.stop();
  const believed = await believedTimes(db);
  return due.flatMap((one) => {
    const [sentMs, believedMs] = [sent.get(one.code), believed.get(one.code)];
    return sentMs === undefined || believedMs === undefined ? [] : [{ ...one, sentMs, believedMs }];
  });
}

const leg = (): Promise<unknown> => sleep(LEG_MS + (Math.random() * 2 - 1) * LEG_JITTER_MS);

/** A line that takes its time each way; the market tells its time to the millisecond. */
function lineOf(
  clock: Clock,
  dueOf: (code: string) => number,
  sent: Map<string, number>,
): AuctionCapability {
  const endOf = (code: string): Date => new Date(dueOf(code) + LEAD_MS);
  return {
    listBids: () => Promise.reject(new Error('nobody asks')),
    async readTimeLeft(code) {
      const fromMs = clock.monotonicMs();
      await leg();
      const siteTimeMs = Math.floor(now());
      await leg();
      const roundTripMs = clock.monotonicMs() - fromMs;
      const seen = marketClockOf({
        receivedAt: clock.now(),
        roundTripMs,
        siteTimeMs,
        resolutionMs: 1,
      });
      return {
        code,
        endsAt: endOf(code),
        isOpen: true,
        price: yen(1_000),
        bidCount: 0,
        clock: seen,
      };
    },
    async placeBid({ code }) {
      sent.set(code, now());
      await leg();
      await leg();
      return {
        isPlaced: true,
        isHighestBidder: true,
        price: yen(1_000),
        bidCount: 1,
        endsAt: endOf(code),
      };
    },
  };
}

/** From the receipts, which is what the customer is told. */
async function believedTimes(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('bid_receipts')
    .innerJoin('bids', 'bids.id', 'bid_receipts.bid_id')
    .select(['bids.code', 'bid_receipts.facts'])
    .where('bid_receipts.kind', '=', 'sent')
    .execute();
  return new Map(
    rows.map(({ code, facts }) => [
      code,
      Date.parse((facts as { sentOnMarket: string }).sentOnMarket),
    ]),
  );
}

const at99 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN;
