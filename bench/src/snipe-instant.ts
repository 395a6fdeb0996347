import { setTimeout as sleep } from 'node:timers/promises';
import { createBidding } from '../../server/src/modules/bidding/index.ts';
import type { Database } from '../../server/src/platform/database/database.ts';
import type { BenchLine } from './bench-line.ts';
import { median } from './support/figures/statistics.ts';
import { startMarket } from './support/line-market.ts';
import {
  addRows,
  type Due,
  depsOf,
  faultLines,
  LEAD_MS,
  lateness,
  now,
  shotsOf,
  sleepUntil,
  untilSent,
} from './support/snipe-rig.ts';
import { withDatabase } from './support/bench-database.ts';

const SNIPES = 10_000;
const ROUNDS = 3;
const READY_MS = 6_000;
const GOAL_MS = 20;

/** Goal 11: ten thousand snipes due in the same millisecond, until the last one's bytes are at the market; beside a loop that writes the same lines. */
export async function run(): Promise<BenchLine[]> {
  return withDatabase(async ({ db }) => {
    const drains: number[] = [];
    const rounds: ReturnType<typeof lateness>[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      drains.push(lateness(await drain(round)).last);
      const fired = lateness(await fireAtOnce(db, round));
      rounds.push(fired);
    }
    const [last, limit] = [median(rounds.map((round) => round.last)), median(drains)];
    return [
      {
        name: 'snipe instant last',
        ours: last,
        limit,
        unit: 'ms late',
        ratio: last / limit,
        goal: `<= ${GOAL_MS} ms, or 1.5 x bare drain`,
        holds: last <= Math.max(GOAL_MS, limit * 1.5),
      },
      ...faultLines('snipe instant', rounds),
    ];
  });
}

const dueAt = (prefix: string, dueMs: number): Due[] =>
  Array.from({ length: SNIPES }, (_, index) => ({ code: `${prefix}x${index}`, dueMs }));

/** The limit: one timer, and then nothing but writing. */
async function drain(round: number) {
  const market = await startMarket();
  const due = dueAt(`d${round}`, Math.ceil(now()) + 500);
  await sleepUntil((due[0] as Due).dueMs);
  await Promise.all(due.map(({ code }) => market.write(code)));
  return shotsOf(market, due);
}

async function fireAtOnce(db: Database, round: number) {
  const market = await startMarket();
  const due = dueAt(`i${round}`, Math.ceil(now()) + READY_MS);
  await addRows(db, due);
  const sniper = createBidding(depsOf(db, market)).startSniper({ recheckAheadMs: 0, tickMs: 250 });
  await sleep((due[0] as Due).dueMs - now() + 1_500);
  await untilSent(db, (due[0] as Due).dueMs + LEAD_MS);
  await sniper.stop();
  return shotsOf(market, due);
}
