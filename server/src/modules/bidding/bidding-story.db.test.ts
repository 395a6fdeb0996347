import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '../../../../simulator/src/start.ts';
import {
  type BiddingWorld,
  createBiddingWorld,
} from '../../../test-support/world/bidding-world.ts';
import { refusalOf } from '../../../test-support/refusal-of.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { until } from '../../../test-support/until.ts';
import { connectorsOf, createMarketplaces, type Marketplaces } from '../marketplaces/index.ts';

const RICH = 500_000_000;
let simulator: Simulator;
let marketplaces: Marketplaces;
let platform: TestPlatform;
let world: BiddingWorld;

beforeAll(async () => {
  simulator = await startSimulator();
  const account = 'hako-1';
  await fetch(`${simulator.url}/_control/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: account, rating: 300 }),
  });
  platform = await createTestPlatform();
  marketplaces = createMarketplaces({
    db: platform.db,
    clock: platform.clock,
    log: platform.log,
    connectors: connectorsOf({
      sites: {
        'yahoo-auctions': {
          url: `${simulator.url}/yahoo-auctions`,
          pacePerSecond: 200,
          purchasing: 'agent',
          accounts: [account],
          credentials: {},
          timeoutMs: 1_500,
        },
      },
    }),
  });
  const yahoo = marketplaces.read('auction');
  if (!yahoo.auctions) throw new Error('the pretend site holds auctions');
  world = await createBiddingWorld({
    platform,
    auctions: yahoo.auctions,
    findListing: (code) => yahoo.findListing(code),
  });
});
beforeEach(() => simulator.world.faults.remove({}));
afterAll(async () => {
  await marketplaces.close();
  await simulator.stop();
  await platform.close();
});

const newLot = (endsInSeconds = 600, more: object = {}): string =>
  simulator.world.house.make({
    endsInSeconds,
    startPrice: 4_000,
    kind: 'film-camera',
    isStore: false,
    rivals: [],
    ...more,
  });
const strike = (kind: string, more: object = {}) =>
  simulator.world.faults.add({
    party: 'yahoo-auctions',
    method: 'POST',
    path: '/bids$',
    kind,
    times: 1,
    ...more,
  } as never);
const read = (code: string) => world.bidding.readAuction({ site: 'auction', code });
const truth = (code: string) =>
  simulator.world.house
    .truthOfBids(code)
    .filter(({ account }: { account?: string }) => account === 'hako-1');
const stateOf = async (code: string) =>
  (
    await platform.db
      .selectFrom('bids')
      .select('status')
      .where('code', '=', code)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
  ).status;

describe('through the wire of the marketplace itself', () => {
  it('one bids, is outbid by a rival, raises, and wins what the marketplace charges', async () => {
    const code = newLot();
    const customer = await world.customerWith(RICH);
    expect(await world.bid(customer, code, 6_000)).toMatchObject({ status: 'leading' });
    simulator.world.house.rivalBid(code, 9_000, 'rival');
    await read(code);
    expect(await stateOf(code)).toBe('outbid');
    expect(await world.bid(customer, code, 15_000)).toMatchObject({ status: 'leading' });
    simulator.world.house.patch(code, { isClosed: true });
    await read(code);
    expect(await stateOf(code)).toBe('won');
    const won = await platform.db
      .selectFrom('bids')
      .selectAll()
      .where('code', '=', code)
      .where('status', '=', 'won')
      .executeTakeFirstOrThrow();
    expect(won.won_price_jpy).toBe(9_250);
    expect((await world.wallet.balanceOf(platform.db, customer)).held).toBe(0);
  });

  it('a snipe wins in the last seconds', async () => {
    const code = newLot(8);
    const customer = await world.customerWith(RICH);
    const bid = await world.bid(customer, code, 9_000, { mode: 'snipe' });
    const sniper = world.bidding.startSniper({ tickMs: 50 });
    await until(async () => (await stateOf(code)) === 'leading');
    await sniper.stop();
    expect(truth(code)).toHaveLength(1);
    await until(async () => {
      await read(code);
      return (await stateOf(code)) === 'won';
    });
    const sent = await platform.db
      .selectFrom('bid_receipts')
      .select('facts')
      .where('bid_id', '=', bid.id)
      .where('kind', '=', 'sent')
      .executeTakeFirstOrThrow();
    const { lateMs, plannedAt } = sent.facts as unknown as { lateMs: number; plannedAt: string };
    expect(lateMs).toBeGreaterThanOrEqual(0);
    expect(lateMs).toBeLessThan(4_000);
    expect(Date.parse(plannedAt)).toBe(
      simulator.world.house.find(code)?.endAt === undefined
        ? 0
        : Math.floor((simulator.world.house.find(code)?.endAt ?? 0) / 1_000) * 1_000 - 4_000,
    );
  });

  it.each([
    ['reset-after-apply', {}, 'leading'],
    ['garbage', {}, 'leading'],
    ['late-apply', { delayMs: 1_800 }, 'leading'],
    ['reset', {}, 'unknown'],
  ] as const)(
    'a lost answer (%s) is never sent again; reading settles it',
    async (kind, more, expected) => {
      const code = newLot();
      const customer = await world.customerWith(RICH);
      strike(kind, more);
      expect(await refusalOf(world.bid(customer, code, 6_000))).toBe('bidding.timeout');
      if (kind === 'late-apply') await sleep(2_000);
      await read(code);
      expect(await stateOf(code)).toBe(expected);
      expect((await world.wallet.balanceOf(platform.db, customer)).held).toBeGreaterThan(0);
      simulator.world.house.patch(code, { isClosed: true });
      await read(code);
      expect(await stateOf(code)).toBe(expected === 'leading' ? 'won' : 'lost');
      expect(truth(code)).toHaveLength(expected === 'leading' ? 1 : 0);
      expect((await world.wallet.balanceOf(platform.db, customer)).held).toBe(0);
    },
  );

  it('a silent site keeps everything as it is, and is read again later', async () => {
    const code = newLot();
    const customer = await world.customerWith(RICH);
    await world.bid(customer, code, 6_000);
    simulator.world.faults.add({ party: 'yahoo-auctions', kind: 'status', status: 503 } as never);
    await read(code);
    expect(await stateOf(code)).toBe('leading');
    const { failures } = await platform.db
      .selectFrom('watched_auctions')
      .select('failures')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    expect(failures).toBe(1);
  });
});
