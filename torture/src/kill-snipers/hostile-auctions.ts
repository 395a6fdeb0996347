import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { systemClock } from '../../../server/src/kernel/clock.ts';
import { createTestPlatform } from '../../../server/test-support/test-platform.ts';
import { createBiddingWorld } from '../../../server/test-support/world/bidding-world.ts';
import { marketAt, serveMarket } from '../../../server/test-support/world/market-server.ts';
import { createPretendMarket } from '../../../server/test-support/world/pretend-market.ts';
import type { WriteFault } from '../../../server/test-support/world/pretend-writes.ts';
import type { Chance } from '../chance.ts';

const CUSTOMERS = 60;
const RICH = 1_000_000_000;
/** Long, so that several snipers may die one after the other over one snipe and the next one is still in time. */
const LEAD_MS = 10_000;
const BREAK_EVERY_MS = 700;
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

/** The way to a database through a pooler. */
type Through = (databaseUrl: string) => Promise<string>;

export type HostileAuctions = Awaited<ReturnType<typeof openHostileAuctions>>;

/** One PostgreSQL, and a marketplace of its own clock that loses answers, for snipers that are killed. */
export async function openHostileAuctions(chance: Chance, through?: Through) {
  const platform = await createTestPlatform({ through });
  const market = createPretendMarket({
    nowMs: () => systemClock.now().getTime(),
    offsetMs: 12_345,
    lateMs: 250,
  });
  const served = await serveMarket(market);
  const world = await createBiddingWorld({
    platform,
    auctions: marketAt(served.url),
    findListing: async (code) => market.listing(code),
  });
  await sql`update bidding_settings set default_lead_ms = ${LEAD_MS}`.execute(platform.db);
  const customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, () => world.customerWith(RICH)),
  );
  const url = new URL(platform.databaseUrl);
  url.searchParams.set('application_name', SNIPER_NAME);
  return {
    platform,
    market,
    world,
    customers,
    /** For the snipers. */
    databaseUrl: url.toString(),
    marketUrl: served.url,
    /** A lot that ends within seconds, with a fault of its own and a snipe on it. */
    async armOne(code: string): Promise<void> {
      const lot = market.open({ code, endsInMs: 600_000 });
      market.fail(code, chance.pick(FAULTS));
      lot.endsAtMs = market.marketNow() + LEAD_MS + 1_300 + chance.below(1_700);
      // A busy machine may come too late for a moment so near.
      await world
        .bid(chance.pick(customers), code, 5_000, { mode: 'snipe' })
        .catch((error: Error) => {
          if (error.message !== 'bidding.ends-too-soon') throw error;
        });
    },
    /** Ends connections of the snipers now and then until it is over; gives how many. */
    async breakBackends(isOver: () => boolean): Promise<number> {
      let broken = 0;
      while (!isOver()) {
        await sleep(BREAK_EVERY_MS);
        const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = ${SNIPER_NAME} and datname = current_database() and random() < 0.15`.execute(
          platform.db,
        );
        broken += rows.length;
      }
      return broken;
    },
    async close(): Promise<void> {
      market.close();
      await served.close();
      await platform.close();
    },
  };
}
