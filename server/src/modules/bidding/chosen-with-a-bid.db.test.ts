import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../kernel/refusal.ts';
import { dong } from '../../kernel/money.ts';
import { movableClock } from '../../kernel/clock.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import {
  createPretendMarket,
  type PretendMarket,
} from '../../../test-support/world/pretend-market.ts';
import { createBiddingWorld } from '../../../test-support/world/bidding-world.ts';
import type { ResolvedCoupon } from '../pricing/index.ts';
import type { Bid, WatchedAuction } from './rules/bid.ts';
import { payWaitingWins, priceWin } from './settling/win-lot.ts';
import { readAuction } from './watching/read-auction.ts';

const RICH = 100_000_000;
const clock = movableClock(new Date('2026-11-21T04:00:00Z'));
let platform: TestPlatform;
let market: PretendMarket;
let world: Awaited<ReturnType<typeof createBiddingWorld>>;
let hasAddress = true;
let hasMoney = true;

beforeAll(async () => {
  platform = await createTestPlatform({ clock });
  market = createPretendMarket({ nowMs: () => clock.now().getTime() });
  world = await createBiddingWorld({
    platform,
    auctions: market.auctions,
    findListing: async (code) => market.listing(code),
    hasAddress: () => hasAddress,
    hasMoney: () => hasMoney,
  });
});
afterAll(async () => {
  market.close();
  await platform.close();
});

const read = (code: string) => world.bidding.readAuction({ site: 'auction', code });
const bidOf = async (customerId: string) =>
  (
    await platform.db.selectFrom('bids').selectAll().where('customer_id', '=', customerId).execute()
  )[0];
const giveCode = (customerId: string) =>
  platform.db
    .updateTable('bids')
    .set({ discount_codes: ['BOT50'] })
    .where('customer_id', '=', customerId)
    .execute();
const orderOf = async (customerId: string) =>
  (await world.orders.list(platform.db, { customerId })).orders[0];

it('a bid won without an address becomes an order, and the next bid is not kept back', async () => {
  hasAddress = false;
  const customer = await world.customerWith(RICH);
  const { code } = market.open({ code: 'homeless', endsInMs: 3_600_000 });
  await world.bid(customer, code, 40_000);
  market.end(code);
  await read(code);
  const order = await orderOf(customer);
  expect(order).toMatchObject({ state: 'BOUGHT', address: { text: '', provinceCode: '' } });
  const told = await platform.db
    .selectFrom('notifications')
    .select(['body', 'link'])
    .where('customer_id', '=', customer)
    .where('kind', '=', 'bid_won')
    .executeTakeFirstOrThrow();
  expect(told.body).toContain('Bạn chưa có địa chỉ nhận hàng');
  expect(told.link).toBe(`/account/quotes/${order?.code}`);
  const other = market.open({ code: 'after-homeless', endsInMs: 3_600_000 });
  await expect(world.bid(customer, other.code, 2_000)).resolves.toMatchObject({
    status: 'leading',
  });
  hasAddress = true;
});

it('the note goes from the bid to its order; a raise that says none keeps it', async () => {
  const customer = await world.customerWith(RICH);
  const { code } = market.open({ code: 'noted', endsInMs: 3_600_000 });
  await world.bid(customer, code, 4_000, { note: 'Gói kỹ giúp em', services: [] });
  await world.bid(customer, code, 40_000);
  expect(await bidOf(customer)).toMatchObject({ note: 'Gói kỹ giúp em' });
  market.end(code);
  await read(code);
  expect(await orderOf(customer)).toMatchObject({ note: 'Gói kỹ giúp em' });
});

const COUPON: ResolvedCoupon = {
  code: 'BOT50',
  label: 'Bớt 50.000',
  target: 'service-fee',
  off: { amount: dong(50_000) },
  minimumGoods: dong(0),
};

it('codes of a bid take off when it is won, and one that ran out keeps no order back', async () => {
  const customer = await world.customerWith(RICH);
  const { code } = market.open({ code: 'coupon', endsInMs: 3_600_000 });
  await world.bid(customer, code, 40_000);
  const { deps } = world.bidding;
  const lot = (await deps.stores.auctions.find(platform.db, 'auction', code)) as WatchedAuction;
  const row = await bidOf(customer);
  const bid = (await deps.stores.bids.find(platform.db, row?.id ?? '')) as Bid;
  const priced = (resolveCoupons: typeof deps.resolveCoupons) =>
    priceWin({ ...deps, resolveCoupons }, lot, { ...bid, discountCodes: ['BOT50'] }, bid.maximum);
  const used = await priced(async () => [COUPON]);
  const gone = await priced(() => Promise.reject(new Refusal('promotions.unknown-code')));
  expect(used.question.coupons).toEqual([COUPON]);
  expect(gone.question.coupons).toBeUndefined();
  expect(gone.breakdown.firstPayment.likely - used.breakdown.firstPayment.likely).toBe(50_000);
});

describe('a code whose last use somebody else takes while the order is made', () => {
  const wonWith = async (code: string) => {
    const customer = await world.customerWith(RICH);
    market.open({ code, endsInMs: 3_600_000 });
    await world.bid(customer, code, 40_000);
    await giveCode(customer);
    market.end(code);
    return customer;
  };
  // It is said to be usable, and cannot be taken: there is no such coupon.
  const racing = () => ({ ...world.bidding.deps, resolveCoupons: async () => [COUPON] });
  const wholeOf = (order: Awaited<ReturnType<typeof orderOf>>) => {
    expect(order).toMatchObject({ state: 'BOUGHT', couponCodes: [] });
    expect(order?.paidFirst).toBe(order?.price.firstPayment.likely);
  };

  it('is left out, and the win is paid at once', async () => {
    const customer = await wonWith('raced');
    await readAuction(racing(), { site: 'auction', code: 'raced' });
    wholeOf(await orderOf(customer));
    expect(await bidOf(customer)).toMatchObject({ status: 'won', reason: 'won' });
  });

  it('is left out of a win that waited for money', async () => {
    hasMoney = false;
    const customer = await wonWith('raced-late');
    await readAuction(racing(), { site: 'auction', code: 'raced-late' });
    expect(await bidOf(customer)).toMatchObject({ status: 'won', reason: 'unpaid' });
    hasMoney = true;
    expect(await payWaitingWins(racing())).toBe(1);
    wholeOf(await orderOf(customer));
  });

  it('what is refused for another reason does not ask for money', async () => {
    const customer = await wonWith('refused');
    const bidderOf = () => Promise.reject(new Refusal('pricing.no-rate'));
    await readAuction({ ...world.bidding.deps, bidderOf }, { site: 'auction', code: 'refused' });
    const { title } = await platform.db
      .selectFrom('notifications')
      .select('title')
      .where('customer_id', '=', customer)
      .where('kind', '=', 'bid_won')
      .executeTakeFirstOrThrow();
    expect(title).toBe('Bạn đã thắng, đơn đang được tạo');
  });
});
