import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createBidding } from '../../server/src/modules/bidding/index.ts';
import { leaseSnipes } from '../../server/src/modules/bidding/sniper/lease-store.ts';
import type { Database } from '../../server/src/platform/database/database.ts';
import type { BenchLine } from './bench-line.ts';
import { startMarket } from './support/line-market.ts';
import {
  addRows,
  type Due,
  depsOf,
  LEAD_MS,
  faultLines,
  lateness,
  now,
  type Shot,
  shotsOf,
  sleepUntil,
  untilSent,
} from './support/snipe-rig.ts';
import { withDatabase } from './support/bench-database.ts';

const SNIPES = 10_000;
const SPREAD_MS = 1_000;
const PENDING = 1_000_000;

/** Goal 10: ten thousand snipes due within one second, from PostgreSQL to the socket of the market, beside the same timers without any rows. */
export async function run(): Promise<BenchLine[]> {
  return withDatabase(async ({ db }) => {
    const wheel = lateness(await fireFromMemory());
    const ours = lateness(await fireFromRows(db));
    const few = await leaseTime(db);
    await addPending(db);
    const many = await leaseTime(db);
    return [
      {
        name: 'snipe second p99',
        ours: ours.p99,
        limit: wheel.p99,
        unit: 'ms late',
        ratio: ours.p99 / wheel.p99,
        goal: 'p99 <= 3 ms, or 1.5 x timers',
        holds: ours.p99 <= Math.max(3, wheel.p99 * 1.5),
      },
      {
        name: 'snipe second p50',
        ours: ours.p50,
        limit: wheel.p50,
        unit: 'ms late',
        ratio: ours.p50 / wheel.p50,
        goal: '<= 2 x timers or 3 ms',
        holds: ours.p50 <= Math.max(3, wheel.p50 * 2),
      },
      ...faultLines('snipe second', [ours]),
      {
        name: 'lease with 10^6 pending',
        ours: many,
        limit: few,
        unit: 'ms',
        ratio: many / few,
        goal: '<= 1.2 x of none',
        holds: many <= few * 1.2,
      },
    ];
  });
}

/** The limit: timers in memory and the same client, nothing else. */
async function fireFromMemory(): Promise<Shot[]> {
  const market = await startMarket();
  const start = now() + 1_000;
  const due = Array.from({ length: SNIPES }, (_, index) => ({
    code: `w${index}`,
    dueMs: start + (index * SPREAD_MS) / SNIPES,
  }));
  const wait = async ({ code, dueMs }: Due): Promise<void> => {
    await sleepUntil(dueMs);
    await market.write(code);
  };
  await Promise.all(due.map(wait));
  return shotsOf(market, due);
}

async function fireFromRows(db: Database): Promise<Shot[]> {
  const market = await startMarket();
  const start = Math.ceil(now()) + 6_000;
  const due = Array.from({ length: SNIPES }, (_, index) => ({
    code: `s${index}`,
    dueMs: start + Math.floor((index * SPREAD_MS) / SNIPES),
  }));
  await addRows(db, due);
  const sniper = createBidding(depsOf(db, market)).startSniper({ recheckAheadMs: 0, tickMs: 250 });
  await sleep(start - now() + SPREAD_MS + 2_000);
  await untilSent(db, start + SPREAD_MS + LEAD_MS);
  await sniper.stop();
  return shotsOf(market, due);
}

async function addPending(db: Database): Promise<void> {
  // In steps, because no statement may take longer than fifteen seconds.
  for (let from = 0; from < PENDING; from += PENDING / 20)
    await sql`insert into bids (id, customer_id, site, code, mode, maximum_jpy, status, account, ship_mode, hold_vnd, rate_vnd, rate_scale, priced_at, lead_ms, planned_end_at, fire_at, created_at, updated_at)
    select gen_random_uuid(), gen_random_uuid(), 'auction', 'p' || n, 'snipe', 5000, 'scheduled', 'hako', 'AIR-HAN', 1, 176, 1, now(), ${LEAD_MS}, now() + interval '2 days', now() + interval '1 day' + n * interval '1 ms', now(), now()
    from generate_series(${from + 1}::int, ${from + PENDING / 20}::int) n`.execute(db);
  await sql`analyze bids`.execute(db);
}

/** Median of what one look for due snipes takes when none is due. */
async function leaseTime(db: Database): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 40; round++) {
    const from = performance.now();
    await leaseSnipes(db, {
      owner: 'x',
      site: 'auction',
      marketNow: new Date(),
      aheadMs: 10_000,
      leaseMs: 1_200,
      limit: 1_000,
    });
    times.push(performance.now() - from);
  }
  return times.sort((a, b) => a - b)[20] as number;
}
