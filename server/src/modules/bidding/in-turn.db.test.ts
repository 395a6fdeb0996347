import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BiddingWorld,
  createBiddingWorld,
} from '../../../test-support/world/bidding-world.ts';
import {
  createPretendMarket,
  type PretendMarket,
} from '../../../test-support/world/pretend-market.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { movableClock } from '../../kernel/clock.ts';
import { Outage } from '../../kernel/outage.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { PaceUsedUp } from '../marketplaces/index.ts';
import { listNeglected, planReading } from './watching/auction-store.ts';
import { sweep } from './watching/sweep.ts';
import { payWaitingWins } from './settling/win-lot.ts';

const clock = movableClock(new Date('2026-11-21T04:00:00Z'));
const MINUTE_MS = 60_000;
let platform: TestPlatform;
let market: PretendMarket;
let world: BiddingWorld;
let hasMoney = true;
let fault: Error | undefined;
let lots = 0;

beforeAll(async () => {
  platform = await createTestPlatform({ clock });
  market = createPretendMarket({ nowMs: () => clock.now().getTime() });
  const readTimeLeft: PretendMarket['auctions']['readTimeLeft'] = (code, options) =>
    fault ? Promise.reject(fault) : market.auctions.readTimeLeft(code, options);
  world = await createBiddingWorld({
    platform,
    auctions: { ...market.auctions, readTimeLeft },
    findListing: async (code) => market.listing(code),
    hasMoney: () => hasMoney,
  });
});
afterAll(async () => {
  market.close();
  await platform.close();
});

const bidOnLot = async () => {
  const { code } = market.open({ code: `turn${++lots}`, endsInMs: 3_600_000 });
  const customer = await world.customerWith(100_000_000);
  await world.bid(customer, code, 40_000);
  return { code, customer };
};
const read = (code: string) => world.bidding.readAuction({ site: 'auction', code });
const lotOf = (code: string) =>
  platform.db
    .selectFrom('watched_auctions')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
const orderOf = async (code: string) =>
  (
    await platform.db
      .selectFrom('bids')
      .select('order_id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).order_id;

describe('won lots without an order', () => {
  it('are tried in turn: one that never can be, or breaks, keeps no other waiting', async () => {
    hasMoney = false;
    const wins: Awaited<ReturnType<typeof bidOnLot>>[] = [];
    for (let count = 0; count < 3; count++) {
      const win = await bidOnLot();
      market.end(win.code);
      await read(win.code);
      clock.advanceMs(MINUTE_MS);
      wins.push(win);
    }
    hasMoney = true;
    const [broken, poor, rich] = wins;
    const { deps } = world.bidding;
    const bidderOf: typeof deps.bidderOf = async (customerId) => {
      if (customerId === broken?.customer) throw new TypeError('a mistake of ours');
      if (customerId === poor?.customer) throw new Refusal('customers.address-not-found');
      return deps.bidderOf(customerId);
    };
    const tries = (limit?: number) => payWaitingWins({ ...deps, bidderOf }, limit);
    for (const expected of [0, 0, 1]) {
      clock.advanceMs(MINUTE_MS);
      expect(await tries(1)).toBe(expected);
    }
    expect(await orderOf(rich?.code ?? '')).not.toBeNull();
    clock.advanceMs(MINUTE_MS);
    expect(await payWaitingWins(deps)).toBe(2);
  });
});

describe('lots whose reading was lost', () => {
  it('are found by when it was due, however many were read longer ago', async () => {
    const [longAgo, lost] = [await bidOnLot(), await bidOnLot()];
    const plan = (code: string, inMs: number) =>
      inTransaction(platform.db, (trx) =>
        planReading(trx, 'auction', code, new Date(clock.now().getTime() + inMs)),
      );
    await platform.db
      .updateTable('watched_auctions')
      .set({ read_at: new Date(0) })
      .where('code', '=', longAgo.code)
      .execute();
    await plan(longAgo.code, 5 * MINUTE_MS);
    await plan(lost.code, -2 * MINUTE_MS);
    const late = async () =>
      (await listNeglected(platform.db, new Date(clock.now().getTime() - MINUTE_MS), 1)).map(
        ({ code }) => code,
      );
    expect(await late()).toEqual([lost.code]);
    await world.bidding.sweep();
    expect(await late()).toEqual([]);
  });

  it('are asked for though one of them, and a whole round, breaks', async () => {
    hasMoney = false;
    const win = await bidOnLot();
    market.end(win.code);
    await read(win.code);
    hasMoney = true;
    const [bad, good] = [await bidOnLot(), await bidOnLot()];
    for (const { code } of [bad, good])
      await inTransaction(platform.db, (trx) =>
        planReading(trx, 'auction', code, new Date(clock.now().getTime() - 3 * MINUTE_MS)),
      );
    const { deps } = world.bidding;
    const add: typeof deps.jobs.add = async (trx, name, payload, options) => {
      if (options?.key?.includes(bad.code)) throw new TypeError('a mistake of ours');
      return deps.jobs.add(trx, name, payload, options);
    };
    await sweep({ ...deps, jobs: { ...deps.jobs, add } });
    const dueIn = async (code: string) =>
      ((await lotOf(code)).read_due_at?.getTime() ?? 0) - clock.now().getTime();
    expect([(await dueIn(bad.code)) < 0, (await dueIn(good.code)) < 0]).toEqual([true, false]);
    expect(await orderOf(win.code)).not.toBeNull();
  });
});

describe('a lot that was not asked for', () => {
  it('because our own pace was used up has not failed; one that the site did not answer has', async () => {
    const { code } = await bidOnLot();
    fault = new PaceUsedUp('yahoo-auctions');
    await read(code);
    expect((await lotOf(code)).failures).toBe(0);
    fault = new Outage('yahoo-auctions', 'limited', 'HTTP 429');
    await read(code);
    expect((await lotOf(code)).failures).toBe(1);
    fault = undefined;
  });
});
