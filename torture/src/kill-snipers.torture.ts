import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { invariants } from '../../server/src/invariants.ts';
import { brokenInvariants } from '../../server/src/platform/database/invariants.ts';
import { chanceOf } from './chance.ts';
import { type HostileAuctions, openHostileAuctions } from './kill-snipers/hostile-auctions.ts';
import { type End, judgeEnd, readAllEnded, untilAllFired } from './kill-snipers/judge-end.ts';
import { bundleSniper, type Killing, liveAndDie, startSurvivor } from './kill-snipers/killing.ts';
import { firstSeed, sized, tell } from './scale.ts';

const KILLS = sized({ ci: 300, gate: 10_000, release: 10_000 });
/** Snipers alive at once. */
const AT_ONCE = 12;
const SNIPES_A_KILL = 2;

interface Outcome extends End {
  readonly backends: number;
  readonly deaths: Readonly<Record<string, number>>;
}

/**
 * Snipers over one PostgreSQL and a hostile marketplace, killed one after the other, several alive
 * at a time; the last one lives on.
 */
async function killSnipers(kills: number, seed: number, mistake = ''): Promise<Outcome> {
  const chance = chanceOf(seed);
  const auctions = await openHostileAuctions(chance);
  const sniper = await bundleSniper();
  try {
    const { databaseUrl, marketUrl } = auctions;
    const killing = { file: sniper.file, databaseUrl, marketUrl, chance, mistake };
    const dying = await dieAll(auctions, killing, kills);
    const survivor = await startSurvivor(killing);
    await untilAllFired(auctions);
    await survivor.kill();
    await readAllEnded(auctions);
    const end = await judgeEnd(auctions);
    return { ...dying, ...end, faults: [...dying.faults, ...end.faults] };
  } finally {
    sniper.remove();
    await auctions.close();
  }
}

/** Arms lots as fast as the snipers die, not faster; looks at the invariants meanwhile. */
async function dieAll(
  auctions: HostileAuctions,
  killing: Killing,
  kills: number,
): Promise<Pick<Outcome, 'faults' | 'backends' | 'deaths'>> {
  const deaths: Record<string, number> = {};
  const faults: string[] = [];
  let left = kills;
  let isOver = false;
  const kill = async (): Promise<void> => {
    while (left > 0) {
      left--;
      const death = await liveAndDie(killing);
      deaths[death] = (deaths[death] ?? 0) + 1;
      if (left % Math.max(50, Math.round(kills / 20)) === 0)
        for (const { name } of await brokenInvariants(auctions.platform.db, invariants))
          faults.push(`while they died: ${name}`);
    }
  };
  const arm = async (): Promise<void> => {
    for (let lot = 0; lot < kills * SNIPES_A_KILL && !isOver; lot++) {
      await auctions.armOne(`k${lot}`);
      while (!isOver && lot > (kills - left + AT_ONCE) * SNIPES_A_KILL) await sleep(20);
    }
  };
  const others = Promise.all([auctions.breakBackends(() => isOver), arm()]);
  await Promise.all(Array.from({ length: AT_ONCE }, kill)).finally(() => {
    left = 0;
    isOver = true;
  });
  const [backends] = await others;
  return { faults, backends, deaths };
}

describe('snipers that are killed at any moment', () => {
  it(`double, forget and leave nothing unbacked over ${KILLS} kills`, { timeout: 0 }, async () => {
    const seed = firstSeed(7);
    const end = await killSnipers(KILLS, seed);
    const { faults, snipes, sent, won, markedUnsent, backends, deaths } = end;
    tell(
      `kill snipers, seed ${seed}: ${JSON.stringify(deaths)}, ${backends} backends; ${snipes} snipes, ${sent} sent, ${won} won, ${markedUnsent} marked and not sent`,
    );
    expect(faults).toEqual([]);
    // A machine that is busy with other things comes too late for many of them; that is an end like losing.
    expect(sent).toBeGreaterThan(snipes / 20);
  });

  it('are noticed when they send again after a lost answer', { timeout: 0 }, async () => {
    const { faults } = await killSnipers(16, firstSeed(7), 'resend');
    expect(faults.filter((fault) => /was sent \d times/.test(fault)).length).toBeGreaterThan(0);
  });
});
