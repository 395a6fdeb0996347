import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../server/src/kernel/clock.ts';
import { createBiddingWorld } from '../../server/test-support/world/bidding-world.ts';
import { marketAt, serveMarket } from '../../server/test-support/world/market-server.ts';
import {
  createPretendMarket,
  type WriteFault,
} from '../../server/test-support/world/pretend-market.ts';
import { invariants } from '../../server/src/invariants.ts';
import { brokenInvariants } from '../../server/src/platform/database/invariants.ts';
import { createTestPlatform } from '../../server/test-support/test-platform.ts';
import { type Chance, chanceOf } from './chance.ts';
import { bundleSniper, liveAndDie } from './kill-snipers/sniper-processes.ts';
import { firstSeed, sized, tell } from './scale.ts';

const KILLS = sized({ ci: 300, gate: 10_000, release: 10_000 });
/** Snipers alive at once. */
const AT_ONCE = 12;
const SNIPES_A_KILL = 2;
const CUSTOMERS = 60;
/** Readings under way at the end. */
const READERS = 8;
const RICH = 1_000_000_000;
const LEAD_MS = 4_000;
const FAULTS: readonly WriteFault[] = [
  'none',
  'none',
  'none',
  'lost-after',
  'late',
  'lost-before',
  'garbage',
];
const SNIPER_NAME = 'killed-sniper';

interface Outcome {
  /** What must not be, each a sentence. */
  readonly faults: readonly string[];
  readonly snipes: number;
  readonly sent: number;
  readonly won: number;
  readonly backends: number;
  readonly deaths: Readonly<Record<string, number>>;
}

/** Snipers over one PostgreSQL and a hostile marketplace, killed one after the other, several alive at a time. */
async function killSnipers(kills: number, seed: number, mistake = ''): Promise<Outcome> {
  const chance = chanceOf(seed);
  const platform = await createTestPlatform();
  const market = createPretendMarket({
    nowMs: () => systemClock.now().getTime(),
    offsetMs: 12_345,
    lateMs: 250,
  });
  const served = await serveMarket(market);
  const sniper = await bundleSniper();
  try {
    const world = await createBiddingWorld({
      platform,
      auctions: marketAt(served.url),
      findListing: async (code) => market.listing(code),
    });
    const deaths: Record<string, number> = {};
    const faults: string[] = [];
    let left = kills;
    let isOver = false;
    let backends = 0;

    const url = new URL(platform.databaseUrl);
    url.searchParams.set('application_name', SNIPER_NAME);
    const killing = { databaseUrl: url.toString(), marketUrl: served.url, chance, mistake };
    const kill = async (): Promise<void> => {
      while (left > 0) {
        left--;
        const death = await liveAndDie(sniper.file, killing);
        deaths[death] = (deaths[death] ?? 0) + 1;
        if (left % Math.max(50, Math.round(kills / 20)) === 0)
          for (const { name } of await brokenInvariants(platform.db, invariants))
            faults.push(`while they died: ${name}`);
      }
    };
    const customers = await Promise.all(
      Array.from({ length: CUSTOMERS }, () => world.customerWith(RICH)),
    );
    const arm = async (): Promise<void> => {
      for (let lot = 0; lot < kills * SNIPES_A_KILL && !isOver; lot++) {
        await armOne(`k${lot}`, chance);
        // As fast as they die, not faster.
        while (!isOver && lot > (kills - left + AT_ONCE) * SNIPES_A_KILL) await sleep(20);
      }
    };
    const armOne = async (code: string, { pick, below }: Chance): Promise<void> => {
      const lot = market.open({ code, endsInMs: 600_000 });
      market.fail(code, pick(FAULTS));
      lot.endsAtMs = market.marketNow() + LEAD_MS + 1_300 + below(1_700);
      // A busy machine may come too late for a moment so near.
      await world.bid(pick(customers), code, 5_000, { mode: 'snipe' }).catch((error: Error) => {
        if (error.message !== 'bidding.ends-too-soon') throw error;
      });
    };
    const breakBackends = async (): Promise<void> => {
      while (!isOver) {
        await sleep(700);
        const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = ${SNIPER_NAME} and datname = current_database() and random() < 0.15`.execute(
          platform.db,
        );
        backends += rows.length;
      }
    };
    const others = Promise.all([arm(), breakBackends()]);
    await Promise.all(Array.from({ length: AT_ONCE }, kill)).finally(() => {
      left = 0;
      isOver = true;
    });
    await others;

    // What a restart brings: nobody waits for the answers any more, and the worker reads what has ended.
    await sql`update remote_bids set lease_until = now() - interval '1 second' where status = 'sending'`.execute(
      platform.db,
    );
    const lots = await platform.db
      .selectFrom('watched_auctions')
      .select(['site', 'code'])
      .execute();
    for (const { code } of lots) market.end(code);
    for (let pass = 0; pass < 3; pass++) {
      const open = platform.db
        .selectFrom('watched_auctions')
        .select(['site', 'code'])
        .where('settled_at', 'is', null);
      const unread = pass === 0 ? lots : await open.execute();
      const read = async (): Promise<void> => {
        for (let lot = unread.pop(); lot; lot = unread.pop()) await world.bidding.readAuction(lot);
      };
      await Promise.all(Array.from({ length: READERS }, read));
    }

    const bids = await platform.db.selectFrom('bids').select(['code', 'status']).execute();
    const arrived = Map.groupBy(market.arrived, ({ code }) => code);
    for (const { code, status } of bids) {
      const writes = arrived.get(code)?.length ?? 0;
      if (writes > 1) faults.push(`${code} was sent ${writes} times`);
      const isOurs = market.winnerOf(code) === 'hako-1';
      if (isOurs ? status !== 'won' : status !== 'lost' && status !== 'failed')
        faults.push(`${code} is ${status}, and the winner is ${market.winnerOf(code) ?? 'nobody'}`);
    }
    for (const customer of customers) {
      const { held } = await world.wallet.balanceOf(platform.db, customer);
      if (held !== 0) faults.push(`a customer still holds ${held}`);
    }
    const won = bids.filter(({ status }) => status === 'won').length;
    return { faults, snipes: bids.length, sent: market.arrived.length, won, backends, deaths };
  } finally {
    market.close();
    sniper.remove();
    await served.close();
    await platform.close();
  }
}

describe('snipers that are killed at any moment', () => {
  it(`double, forget and leave nothing unbacked over ${KILLS} kills`, { timeout: 0 }, async () => {
    const seed = firstSeed(7);
    const { faults, snipes, sent, won, backends, deaths } = await killSnipers(KILLS, seed);
    tell(
      `kill snipers, seed ${seed}: ${JSON.stringify(deaths)}, ${backends} backends; ${snipes} snipes, ${sent} sent, ${won} won`,
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
