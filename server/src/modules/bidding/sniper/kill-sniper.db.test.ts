import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BiddingWorld, createBiddingWorld } from '../../../../test-support/bidding-world.ts';
import { marketAt, serveMarket } from '../../../../test-support/market-server.ts';
import { createPretendMarket, type PretendMarket, type WriteFault } from '../../../../test-support/pretend-market.ts';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import { systemClock } from '../../../kernel/clock.ts';
import type { CrashPoint } from '../index.ts';

const RICH = 1_000_000_000;
const POINTS: readonly CrashPoint[] = ['claimed', 'before-send', 'after-send', 'answer-booked'];
const FAULTS: readonly WriteFault[] = ['none', 'none', 'none', 'lost-after', 'late', 'lost-before'];
const KILLS = 36;
const CHILD = path.join(import.meta.dirname, '../../../../test-support/sniper-process.ts');
const seed = Number(process.env['KILL_SEED'] ?? 7);
let platform: TestPlatform;
let market: PretendMarket;
let world: BiddingWorld;
let served: Awaited<ReturnType<typeof serveMarket>>;

beforeAll(async () => {
  platform = await createTestPlatform();
  market = createPretendMarket({ nowMs: () => systemClock.now().getTime(), offsetMs: 12_345, lateMs: 250 });
  served = await serveMarket(market);
  world = await createBiddingWorld({ platform, auctions: marketAt(served.url), findListing: async (code) => market.listing(code) });
});
afterAll(async () => {
  market.close();
  await served.close();
  await platform.close();
});

/** Repeatable chance, so that a broken run can be run again. */
let state = seed;
const chance = (below: number): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return state % below;
};

const startSniper = async (crashAt: string, passing: number): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [CHILD, platform.databaseUrl, served.url, crashAt, String(passing)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), once(child, 'exit')]);
  return child;
};

/** New snipes that fire soon, each with a fault of its own. */
const arm = async (round: number): Promise<void> => {
  for (let index = 0; index < 6; index++) {
    const code = `kill${round}x${index}`;
    const lot = market.open({ code, endsInMs: 600_000 });
    market.fail(code, FAULTS[chance(FAULTS.length)] as WriteFault);
    lot.endsAtMs = market.marketNow() + 4_000 + 700 + chance(900);
    await world.bid(await world.customerWith(RICH), code, 5_000, { mode: 'snipe' });
  }
};

describe('a sniper that is killed at any moment', () => {
  it(`loses and doubles nothing over ${KILLS} kills (seed ${seed})`, { timeout: 400_000 }, async () => {
    let kills = 0;
    for (let round = 0; kills < KILLS; round++) {
      await arm(round);
      const isPlanned = round % 3 !== 2;
      const child = await startSniper(isPlanned ? (POINTS[round % POINTS.length] as string) : '', 1 + chance(3));
      const ended = child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : once(child, 'exit');
      await Promise.race([ended, sleep(isPlanned ? 2_200 : 500 + chance(1_200))]);
      if (child.signalCode === null) child.kill('SIGKILL');
      await ended;
      kills++;
      expect(await world.brokenPromises()).toEqual({});
    }
    await settleAll();

    const bids = await platform.db.selectFrom('bids').select(['id', 'code', 'status', 'customer_id']).execute();
    for (const { code, status, customer_id } of bids) {
      expect(market.arrived.filter((write) => write.code === code).length, `${code} was sent more than once`).toBeLessThanOrEqual(1);
      // A snipe that a busy machine sends after the close is refused by the site, which is an end like losing.
      expect(market.winnerOf(code) === 'hako-1' ? ['won'] : ['lost', 'failed'], code).toContain(status);
      expect((await world.wallet.balanceOf(platform.db, customer_id)).held, code).toBe(0);
    }
    expect(await world.brokenPromises()).toEqual({});
    const sent = market.arrived.length;
    process.stdout.write(`      ${kills} kills, ${bids.length} snipes, ${sent} sent, ${bids.filter(({ status }) => status === 'won').length} won\n`);
    expect(sent).toBeGreaterThan(bids.length / 3);
  });
});

/** What restarting brings: a sniper that stays until every lot has ended, then the readings of the worker. */
async function settleAll(): Promise<void> {
  await platform.db
    .updateTable('remote_bids')
    .set({ lease_until: new Date(0) })
    .where('status', '=', 'sending')
    .execute();
  const lots = await platform.db.selectFrom('watched_auctions').select(['site', 'code']).execute();
  for (const { code } of lots) market.end(code);
  for (let pass = 0; pass < 3; pass++) for (const lot of lots) await world.bidding.readAuction(lot);
}
