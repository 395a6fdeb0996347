import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { faultsOf } from './backup/judge.ts';
import { ask, toldOf } from './bound-load/ask.ts';
import { chanceOf } from './chance.ts';
import { BLOWS, strike } from './dying-database/blows.ts';
import { type Ground, ROLES, startGround } from './dying-database/ground.ts';
import { judgeEnd } from './dying-database/judge.ts';
import { firstSeed, isLarge, mostMinutes, sized, tell } from './scale.ts';
import { type Growth, watchGrowth } from './soak/watch.ts';

// The service at work for hours: people who look, keep, bid and pay, and a database that is struck
// once an hour. Nothing may grow.

const MINUTES = Math.min(mostMinutes(), sized({ ci: 1, gate: 60, release: 150 }));
const SEED = firstSeed(20_261_128);
/** Calls and pages a second beside the bank and the bids, about half of what two cores answer. */
const RATE = Number(process.env['TORTURE_RATE'] ?? 60);
const WARM_SHARE = 0.2;
const LONGEST_WARM_MINUTES = 15;
/** In a shorter run all processes still grow: what they keep for a while is not full yet. */
const LEAST_JUDGED_MINUTES = 30;
const SAMPLE_MS = 5_000;
const EXAMINED_EVERY_MINUTES = 10;
const STRUCK_EVERY_MINUTES = 60;
const MOST_MIB_A_MINUTE = 1;
/** Connections that a pool keeps for a while. */
const MOST_HANDLES = 8;
const MINUTE_MS = 60_000;

if (!isLarge) tell('soak: SKIPPED at this size. npm run torture -- gate soak');

const tooMuch = (growth: readonly Growth[]): string[] =>
  growth
    .filter(
      ({ mibAMinute, handles }) => !(mibAMinute < MOST_MIB_A_MINUTE && handles <= MOST_HANDLES),
    )
    .map(
      ({ name, mibAMinute, handles }) => `${name}: ${mibAMinute} MiB a minute, ${handles} handles`,
    );

/** Lets the time pass; strikes and examines when it is time for it. */
async function pass(ground: Ground, minutes: number): Promise<string[]> {
  const chance = chanceOf(SEED);
  const faults: string[] = [];
  const untilMs = Date.now() + minutes * MINUTE_MS;
  let struckAt = Date.now() + (Math.min(minutes, STRUCK_EVERY_MINUTES) / 2) * MINUTE_MS;
  while (Date.now() < untilMs) {
    await sleep(Math.min(untilMs - Date.now(), EXAMINED_EVERY_MINUTES * MINUTE_MS));
    const broken = await faultsOf(ground.database, ground.dataDir);
    if (broken !== '') faults.push(broken);
    if (Date.now() < struckAt) continue;
    struckAt += STRUCK_EVERY_MINUTES * MINUTE_MS;
    const blow = chance.pick(BLOWS);
    await strike(ground.database, blow);
    await ground.database.untilBack();
    tell(`soak: ${blow} struck`);
  }
  return faults;
}

describe.runIf(isLarge)('the service at work for hours', { timeout: 0 }, () => {
  it(`grows by nothing in ${MINUTES} minutes`, async () => {
    const ground = await startGround();
    try {
      const processes = ground.processes().map(({ child }, n) => ({
        name: ROLES[n] ?? '',
        pid: child.pid ?? 0,
      }));
      const warmMs = Math.min(MINUTES * WARM_SHARE, LONGEST_WARM_MINUTES) * MINUTE_MS;
      const watch = watchGrowth(processes, { everyMs: SAMPLE_MS, warmMs });
      const wanted = { url: ground.url, items: await someItems(ground), isReplaying: false };
      const [faults, heard] = await Promise.all([
        pass(ground, MINUTES),
        ask({ ...wanted, ratePerSecond: RATE, seconds: MINUTES * 60, isReadingOnly: false }),
      ]);
      const growth = watch.end();
      const end = await judgeEnd(ground);
      for (const { name, mibAMinute, mib, handles } of growth)
        tell(
          `soak: ${name} ${mibAMinute.toFixed(2)} MiB a minute, ${mib.toFixed(0)} MiB in the ` +
            `end, ${handles} more handles`,
        );
      tell(
        `soak, seed ${SEED}: ${MINUTES} minutes, ${toldOf(heard)}; ${end.transfers} ` +
          `transfers acknowledged, ${end.won} snipes won`,
      );
      expect([...faults, ...end.faults]).toEqual([]);
      if (MINUTES >= LEAST_JUDGED_MINUTES) expect(tooMuch(growth)).toEqual([]);
    } finally {
      await ground.close();
    }
  });

  it('finds a process that keeps what it was given', async () => {
    const child = fork(path.join(import.meta.dirname, 'soak/leaky.ts'));
    const watch = watchGrowth([{ name: 'leaky', pid: child.pid ?? 0 }], {
      everyMs: 200,
      warmMs: 1_000,
    });
    await sleep(6_000);
    const growth = watch.end();
    child.kill('SIGKILL');
    expect(tooMuch(growth)).toHaveLength(1);
    expect(growth[0]?.handles).toBeGreaterThan(MOST_HANDLES);
  });
});

async function someItems({ pretend }: Ground): Promise<string[]> {
  const items: string[] = [];
  while (items.length < 20) {
    const { id } = await pretend<{ id: string }>('POST', '/_control/mercari/items', { price: 800 });
    items.push(id);
  }
  return items;
}
