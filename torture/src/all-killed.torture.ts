import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { chanceOf } from './chance.ts';
import { strike } from './dying-database/blows.ts';
import { type Ground, startGround } from './dying-database/ground.ts';
import { judgeEnd } from './dying-database/judge.ts';
import { firstSeed, isLarge, sized, tell } from './scale.ts';

// Every process of the service is killed at once, with the database in every second round, and all
// are started again.

const ROUNDS = sized({ ci: 2, gate: 20, release: 100 });
const SEED = firstSeed(20_261_128);
const MOST_SERVING_MS = 3_000;
const MOST_SETTLED_MS = 10_000;
const GIVE_UP_MS = 60_000;

if (!isLarge) tell('all killed: SKIPPED at this size. npm run torture -- gate all-killed');

interface Round {
  /** From the start of the processes until a call is answered. */
  readonly servingMs: number;
  /** Until nothing is half done any more. */
  readonly settledMs: number;
}

/** One death of everything, and a new start of it at once. */
async function dieOnce(ground: Ground, isDatabaseToo: boolean): Promise<Round> {
  const killedAt = new Date();
  await ground.killAll();
  if (isDatabaseToo) {
    await strike(ground.database, 'postmaster');
    await ground.database.untilBack();
  }
  const fromMs = performance.now();
  const starting = ground.startAll();
  const servingMs = (await untilTrue(() => isServing(ground.url))) - fromMs;
  await starting;
  const settledMs = (await untilTrue(async () => !(await isHalfDone(ground, killedAt)))) - fromMs;
  return { servingMs, settledMs };
}

async function isServing(url: string): Promise<boolean> {
  const answers = await Promise.all(
    ['/readyz', '/api/catalog/sites'].map((path) =>
      fetch(url + path, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined),
    ),
  );
  return answers.every((answer) => answer?.ok === true);
}

/** A bid that was being sent when all died, or work that a dead process still holds. */
async function isHalfDone({ database }: Ground, killedAt: Date): Promise<boolean> {
  const [row] = await database.query<{ open: number }>(
    `select (select count(*) from remote_bids where status = 'sending' and booked_at < $1)::int
          + (select count(*) from graphile_worker._private_jobs where locked_at < $1)::int as open`,
    [killedAt],
  );
  return row?.open !== 0;
}

async function untilTrue(isSo: () => Promise<boolean>): Promise<number> {
  for (const end = performance.now() + GIVE_UP_MS; performance.now() < end; await sleep(20))
    if (await isSo()) return performance.now();
  return Number.POSITIVE_INFINITY;
}

async function dieAgainAndAgain(die: typeof dieOnce, rounds: number) {
  const chance = chanceOf(SEED);
  const ground = await startGround();
  try {
    const seen: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      await sleep(1_500 + chance.below(3_000));
      seen.push(await die(ground, round % 2 === 1));
    }
    return { seen, ...(await judgeEnd(ground)) };
  } finally {
    await ground.close();
  }
}

const most = (seen: readonly Round[], what: keyof Round): number =>
  Math.max(...seen.map((one) => one[what]));

describe.runIf(isLarge)('all processes killed at once', { timeout: 0 }, () => {
  it(`${ROUNDS} times serve and have settled soon after their start`, async () => {
    const { seen, faults, transfers, won } = await dieAgainAndAgain(dieOnce, ROUNDS);
    const [serving, settled] = [most(seen, 'servingMs'), most(seen, 'settledMs')];
    tell(
      `all killed, seed ${SEED}: ${ROUNDS} rounds, serving after ${Math.round(serving)} ms ` +
        `and settled after ${Math.round(settled)} ms at the longest; ${transfers} transfers ` +
        `acknowledged, ${won} snipes won`,
    );
    expect(faults).toEqual([]);
    expect(serving).toBeLessThanOrEqual(MOST_SERVING_MS);
    expect(settled).toBeLessThanOrEqual(MOST_SETTLED_MS);
  });

  it('are noticed when they come too late', async () => {
    const lazily: typeof dieOnce = async (ground, isDatabaseToo) => {
      const { startAll } = ground;
      const late = { ...ground, startAll: () => sleep(MOST_SERVING_MS).then(startAll) };
      return dieOnce(late, isDatabaseToo);
    };
    const { seen } = await dieAgainAndAgain(lazily, 1);
    expect(most(seen, 'servingMs')).toBeGreaterThan(MOST_SERVING_MS);
  });
});
