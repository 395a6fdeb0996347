import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBiddingWorld } from '../../../test-support/world/bidding-world.ts';
import { createPretendMarket } from '../../../test-support/world/pretend-market.ts';
import {
  type PretendService,
  startPretendService,
  told,
} from '../../../test-support/world/pretend-service.ts';
import { refusalOf } from '../../../test-support/refusal-of.ts';
import { createTestPlatform } from '../../../test-support/test-platform.ts';
import { movableClock } from '../../kernel/clock.ts';

let service: PretendService;

beforeAll(async () => {
  service = await startPretendService(80_000_000);
});
afterAll(() => service.close());

type Spec = Parameters<PretendService['sim']['world']['house']['make']>[0];
const auction = (spec: Spec = {}): string => service.sim.world.house.make({ rivals: [], ...spec });
const item = (spec: Parameters<PretendService['sim']['world']['market']['make']>[0] = {}): string =>
  service.sim.world.market.make(spec);
const bid = (mode: 'now' | 'snipe' | 'buy', code: string, price: number, more: object = {}) =>
  service.asCustomer('POST', `/api/bid/${mode}`, { code, price, ...more });
const buy = (code: string, price: number) =>
  service.asCustomer('POST', '/api/bid/mercari', { code, price });
const held = async (): Promise<number> =>
  Number(
    (
      await service.platform.pool.query(
        'select coalesce(sum(held_vnd), 0) as held from ledger_balances',
      )
    ).rows[0]?.held,
  );
const sent = (code: string) => service.sim.world.house.truthOfBids(code);

describe('a bid or purchase that is refused holds nothing and reaches nobody', () => {
  test.each([
    [
      'a bid on a fixed price',
      () => bid('now', auction({ isFixed: true, buyNowPrice: 5_000 }), 6_000),
      [409, 'bidding.not-auction'],
    ],
    [
      'a bid under the price',
      () => bid('now', auction({ startPrice: 5_000 }), 4_000),
      [409, 'bidding.too-low'],
    ],
    ['a bid over the limit', () => bid('now', auction(), 99_000_000), [400, 'bidding.over-limit']],
    [
      'a bid on several lots',
      () => bid('now', auction(), 5_000, { qty: 3 }),
      [400, 'bidding.one-lot'],
    ],
    [
      'the price of a bid on several lots',
      () =>
        service.asCustomer('POST', '/api/bid/preview', {
          site: 'auction',
          code: auction(),
          mode: 'bid',
          price: 5_000,
          qty: 2,
        }),
      [400, 'bidding.one-lot'],
    ],
    [
      'a snipe that would already be over',
      () => bid('snipe', auction({ endsInSeconds: 3 }), 5_000),
      [409, 'bidding.ends-too-soon'],
    ],
    [
      'a bid on arms',
      () => bid('now', auction({ title: '東京マルイ ガスガン ハイキャパ5.1' }), 5_000),
      [409, 'bidding.seller-goods-blocked'],
    ],
    [
      'buying arms',
      () => buy(item({ name: '東京マルイ ガスガン', price: 3_000 }), 3_000),
      [409, 'bidding.seller-goods-blocked'],
    ],
    [
      'buying an auction that has no such price',
      () => bid('buy', auction({ buyNowPrice: null }), 5_000),
      [409, 'bidding.no-buy-now'],
    ],
    [
      'a bid by an unknown way',
      () => bid('now', auction(), 5_000, { ship_mode: 'ROCKET' }),
      [400, 'pricing.unknown-ship-mode'],
    ],
    [
      'buying at another price than the site asks',
      () => buy(item({ price: 3_000 }), 2_900),
      [409, 'bidding.price-changed'],
    ],
  ])('%s', async (_, work, answer) => {
    const before = await held();
    const refused = await work();
    expect(told(refused)).toEqual(answer);
    expect(refused.body.message).not.toMatch(/[{}]/);
    expect(await held()).toBe(before);
  });

  test('buying what somebody else has bought', async () => {
    const code = item({ price: 3_000 });
    service.sim.world.market.patch(code, { isSold: true });
    expect(told(await buy(code, 3_000))).toEqual([409, 'bidding.sold']);
  });

  test('a bid against a seller under the threshold, until a member of staff allowed it', async () => {
    await service.platform.pool.query('update bidding_settings set needs_bid_request = true');
    const code = auction({ sellerGoodPercent: 96.5 });
    expect(told(await bid('now', code, 5_000))).toEqual([403, 'bidding.seller-needs-request']);
    const asked = await service.asCustomer('POST', '/api/bid-request', { code });
    expect(asked.body.data.status).toBe('waiting');
    expect(told(await bid('now', code, 5_000))).toEqual([403, 'bidding.seller-needs-request']);
    expect(sent(code)).toEqual([]);
    await service.platform.pool.query("update bid_requests set status = 'allowed' where id = $1", [
      asked.body.data.id,
    ]);
    expect((await bid('now', code, 5_000)).status).toBe(200);
    await service.platform.pool.query('update bidding_settings set needs_bid_request = false');
  });
});

describe('what a customer may take on', () => {
  test('is as many auctions as their level allows, also when they bid on all at once; raising one of them stays possible', async () => {
    const clock = movableClock(new Date('2026-11-21T04:00:00Z'));
    const platform = await createTestPlatform({ clock });
    const market = createPretendMarket({ nowMs: () => clock.now().getTime() });
    const world = await createBiddingWorld({
      platform,
      auctions: market.auctions,
      findListing: async (code) => market.listing(code),
      bidder: { concurrentAuctions: 3 },
    });
    const customer = await world.customerWith(100_000_000);
    const codes = Array.from(
      { length: 8 },
      (_, i) => market.open({ code: `lot${i}`, endsInMs: 3_600_000 }).code,
    );
    const outcomes = await Promise.all(
      codes.map(async (code) => ({
        code,
        outcome: await refusalOf(world.bid(customer, code, 5_000)),
      })),
    );
    const taken = outcomes.filter(({ outcome }) => outcome === 'none');
    expect(taken).toHaveLength(3);
    expect(outcomes.filter(({ outcome }) => outcome === 'bidding.too-many-auctions')).toHaveLength(
      5,
    );
    expect((await world.bidding.restrictionsOf(customer)).reasons.map(({ code }) => code)).toEqual([
      'bidding.too-many-auctions',
    ]);
    expect(await refusalOf(world.bid(customer, taken[0]?.code ?? '', 6_000))).toBe('none');
    market.close();
    await platform.close();
  });

  test('is nothing more while a won lot cannot become an order, and again when it has', async () => {
    const clock = movableClock(new Date('2026-11-21T04:00:00Z'));
    const platform = await createTestPlatform({ clock });
    const market = createPretendMarket({ nowMs: () => clock.now().getTime() });
    let hasMoney = false;
    const world = await createBiddingWorld({
      platform,
      auctions: market.auctions,
      findListing: async (code) => market.listing(code),
      hasMoney: () => hasMoney,
    });
    const customer = await world.customerWith(100_000_000);
    const { code } = market.open({ code: 'lot', endsInMs: 3_600_000 });
    await world.bid(customer, code, 40_000);
    market.end(code);
    await world.bidding.readAuction({ site: 'auction', code });
    const other = market.open({ code: 'other', endsInMs: 3_600_000 });
    expect(await refusalOf(world.bid(customer, other.code, 2_000))).toBe('bidding.unpaid-win');
    expect(
      (await world.bidding.restrictionsOf(customer)).reasons.map(({ code: reason }) => reason),
    ).toEqual(['bidding.unpaid-win']);
    hasMoney = true;
    await world.bidding.sweep();
    expect(await refusalOf(world.bid(customer, other.code, 2_000))).toBe('none');
    market.close();
    await platform.close();
  });
});
