import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { quantile } from '../../bench/src/support/figures/statistics.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Blow, BLOWS, strike } from './dying-database/blows.ts';
import { type Ground, startGround } from './dying-database/ground.ts';
import { type End, judgeEnd } from './dying-database/judge.ts';
import { type DiskFault, hasCompiler } from './dying-database/own-database.ts';
import { firstSeed, isLarge, mostMinutes, sized, tell } from './scale.ts';

// One PostgreSQL that is stopped at once, loses a connection's process or its postmaster, or whose
// disk fails, again and again, under people who bank and bid.

const RESTARTS = sized({ ci: 3, gate: 100, release: 500 });
const FAULTS = sized({ ci: 3, gate: 500, release: 2_000 });
const SEED = firstSeed(20_261_128);
/**
 * From the moment when PostgreSQL takes connections again until something is acknowledged, half of
 * the time.
 */
const MOST_BACK_MS = 2_000;
const FAULT_KINDS: readonly DiskFault[] = ['sync', 'full', 'write', 'short'];
/** So many calls of the disk fail while it is bad. */
const BAD_SHARE = 0.3;
const LONGEST_BAD_MS = 2_000;

if (!isLarge) tell('dying database: SKIPPED at this size. npm run torture -- gate dying-database');
else if (!hasCompiler)
  tell('dying database: no disk failed. On Debian: apt-get install gcc libc6-dev');

interface Outcome extends End {
  readonly rounds: number;
  /** Milliseconds without a write after PostgreSQL was back, one a round. */
  readonly waits: readonly number[];
}

/** So many rounds of work, each ended by something that happens to the database. */
async function dieAgainAndAgain(
  happens: (ground: Ground, chance: Chance) => Promise<string>,
  {
    most,
    prepare,
  }: { most: (ground: Ground) => number; prepare?: (ground: Ground) => Promise<unknown> },
): Promise<Outcome> {
  const chance = chanceOf(SEED);
  const ground = await startGround();
  const waits: number[] = [];
  const kinds: Record<string, number> = {};
  const endMs = Date.now() + mostMinutes() * 60_000;
  try {
    await prepare?.(ground);
    while (most(ground) > 0 && Date.now() < endMs) {
      await sleep(200 + chance.below(800));
      const kind = await happens(ground, chance);
      kinds[kind] = (kinds[kind] ?? 0) + 1;
      await ground.database.untilBack();
      const backMs = performance.now();
      waits.push((await ground.load.acknowledgedAfter(backMs)) - backMs);
    }
    const end = await judgeEnd(ground);
    const rounds = waits.length;
    tell(
      `dying database, seed ${SEED}: ${JSON.stringify(kinds)}, ` +
        `${ground.database.diskFaults()} calls of the disk failed; ${end.transfers} transfers ` +
        `acknowledged, ${end.won} snipes won, ${end.missed} missed; a write again after ` +
        `${Math.round(quantile(waits, 0.5))} ms (half), ${Math.round(quantile(waits, 1))} ms ` +
        '(all)',
    );
    return { ...end, rounds, waits };
  } finally {
    await ground.close();
  }
}

const struck = async ({ database }: Ground, chance: Chance): Promise<Blow> => {
  const blow = chance.pick(BLOWS);
  await strike(database, blow);
  return blow;
};

/** The disk is bad until something of it failed. */
async function fails({ database }: Ground, chance: Chance): Promise<DiskFault> {
  const fault = chance.pick(FAULT_KINDS);
  const before = database.diskFaults();
  database.failDisk({ fault, share: BAD_SHARE });
  for (let waitedMs = 0; waitedMs < LONGEST_BAD_MS; waitedMs += 20) {
    if (database.diskFaults() > before) break;
    await sleep(20);
  }
  database.failDisk(undefined);
  return fault;
}

describe.runIf(isLarge)('a database that dies under load', { timeout: 0 }, () => {
  it(`${RESTARTS} times in three ways keeps what was acknowledged, once`, async () => {
    let left = RESTARTS;
    const { faults, waits, transfers } = await dieAgainAndAgain(struck, { most: () => left-- });
    expect(faults).toEqual([]);
    expect(transfers).toBeGreaterThan(RESTARTS);
    expect(quantile(waits, 0.5)).toBeLessThan(MOST_BACK_MS);
  });

  it.runIf(hasCompiler)(`of a disk of which ${FAULTS} calls fail, does so too`, async () => {
    const most = ({ database }: Ground) => FAULTS - database.diskFaults();
    const { faults, transfers, rounds } = await dieAgainAndAgain(fails, { most });
    expect(faults).toEqual([]);
    expect(transfers).toBeGreaterThan(rounds);
  });

  it('is noticed when it acknowledges what is not on the disk yet', async () => {
    let left = 4;
    const blow = async ({ database }: Ground): Promise<Blow> => {
      await strike(database, 'postmaster');
      return 'postmaster';
    };
    const hasty = async ({ database }: Ground): Promise<void> => {
      await database.query(`alter system set synchronous_commit = off`);
      await database.query(`alter system set wal_writer_delay = '10s'`);
      await database.query('select pg_reload_conf()');
    };
    const { faults } = await dieAgainAndAgain(blow, { most: () => left--, prepare: hasty });
    expect(faults).toEqual(expect.arrayContaining([expect.stringMatching(/: lost$/)]));
  });
});
