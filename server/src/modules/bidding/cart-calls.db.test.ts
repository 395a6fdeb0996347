import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BiddingWorld, createBiddingWorld } from '../../../test-support/bidding-world.ts';
import { createPretendMarket, type PretendMarket } from '../../../test-support/pretend-market.ts';
import { createTestPlatform, type TestPlatform } from '../../../test-support/test-platform.ts';
import { movableClock } from '../../kernel/clock.ts';
import { yen } from '../../kernel/money.ts';
import { onlyProcess } from '../../../test-support/only-process.ts';
import { createIdempotency } from '../../platform/http/idempotency.ts';
import type { Caller } from '../../platform/http/route.ts';
import { createHttpServer } from '../../platform/http/server.ts';
import { cartParts, createCart } from '../cart/index.ts';
import type { Listing } from '../marketplaces/index.ts';
import { biddingParts } from './index.ts';
import { expectMobile } from '../../../test-support/mobile-shapes.ts';

const clock = movableClock(new Date('2026-11-21T04:00:00Z'));
const RICH = 100_000_000;
let platform: TestPlatform;
let market: PretendMarket;
let world: BiddingWorld;
let app: FastifyInstance;
let caller: Partial<Caller> | undefined;
const goods = new Map<string, { price: number; status: Listing['status'] }>();
let lots = 0;

/** Fixed-price goods beside the auctions of the pretend market. */
const findListing = async (code: string): Promise<Listing | undefined> => {
  const offered = goods.get(code);
  if (!offered) return market.listing(code);
  const like = market.listing('pattern') as Listing;
  const variants = code.startsWith('sizes') ? ['S', 'M'].map((id) => ({ id, name: id, quantity: 2 })) : [];
  const price = { ...like.price, current: yen(offered.price) };
  return { ...like, site: 'mercari', code, auction: undefined, status: offered.status, price, variants, isShopItem: variants.length > 0 };
};

beforeAll(async () => {
  platform = await createTestPlatform({ clock });
  market = createPretendMarket({ nowMs: () => clock.now().getTime() });
  market.open({ code: 'pattern', endsInMs: 1e9 });
  world = await createBiddingWorld({ platform, auctions: market.auctions, findListing, bidder: { concurrentAuctions: 2 } });
  const cart = createCart({
    db: platform.db,
    clock,
    findListing: (_site, code) => findListing(code),
    preparePurchase: world.bidding.preparePurchase,
    resolveCoupons: async () => [],
    payQuotes: world.orders.payQuotes,
    priceQuotes: world.orders.priceQuotes,
    isSentTogether: async () => false,
    titleNow: (title) => title,
    defaultShipMode: async () => 'AIR-HAN',
    hasShipMode: async (mode) => mode.startsWith('AIR-'),
  });
  app = await createHttpServer(platform.config, platform.log, [...biddingParts(world.bidding).routes, ...cartParts(cart).routes], {
    authenticate: async () => caller as Caller | undefined,
    idempotency: createIdempotency(platform.db, onlyProcess),
    now: () => clock.now(),
    isStrict: true,
  });
});
afterAll(async () => {
  await app.close();
  await platform.close();
});

const newLot = (): string => {
  const code = `call${++lots}`;
  market.open({ code, endsInMs: 3_600_000 });
  return code;
};
const as =
  (customerId: string | undefined) =>
  async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, headers: Record<string, string> = {}) => {
    caller = customerId === undefined ? undefined : { userId: customerId, customerId, kind: 'customer', roles: [], canWrite: true, sessionId: 's' };
    const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
const someone = async (amount = RICH) => as(await world.customerWith(amount));

/** Word for word what the mobile client sends, amounts as text. */
const mobileBid = (code: string, price: string) => ({
  user_id: null,
  price,
  code,
  name: 'x',
  url: 'x',
  tax: '0',
  ship_mode: 'AIR-HAN',
  shipping_charges: '0',
  exchange_rate: '178',
  currency: 'JPY',
  images: [],
  service_extra: ['BASIS'],
  bids: 0,
  end_time: null,
  reputation_level: 'LOW',
  qty: '1',
  seller_id: 's',
  payment_methods: ['simple'],
  mode: 'now',
  last_minute_to_bid: null,
  sale_id: '',
  partial: '0',
});

describe('buying at the fixed price', () => {
  it('makes an order with its money held; another price than the agreed one is told, not paid', async () => {
    const call = await someone();
    goods.set('m1', { price: 8_000, status: 'open' });
    expect(await call('POST', '/api/bid/mercari', { code: 'm1', price: '7500', ship_mode: 'AIR-HAN' })).toMatchObject({
      status: 409,
      body: { code: 'bidding.price-changed', facts: { old: 7_500, new: 8_000 } },
    });
    const bought = await call('POST', '/api/buy-product-now', { code: 'm1', price: 8_000, ship_mode: 'AIR-HAN', site: 'mercari' });
    expect(bought).toMatchObject({
      status: 200,
      body: { message: 'Đặt giá thầu thành công', data: { state: 'ordered', order_code: expect.stringMatching(/^HK/) } },
    });
    goods.set('m1', { price: 8_000, status: 'sold' });
    expect((await call('POST', '/api/bid/mercari', { code: 'm1', price: 8_000 })).body.code).toBe('bidding.sold');
    expect((await call('POST', '/api/bid/buy', mobileBid(newLot(), '5000'))).body.code).toBe('bidding.no-buy-now');
  });
});

it('buys goods with sizes only once one was chosen', async () => {
  const call = await someone();
  goods.set('sizes1', { price: 3_000, status: 'open' });
  const body = { code: 'sizes1', price: 3_000, ship_mode: 'AIR-HAN', site: 'mercari' };
  expect(await call('POST', '/api/buy-product-now', body)).toMatchObject({ status: 409, body: { code: 'bidding.needs-choice' } });
  const line = await call('POST', '/api/cart', { site_code: 'MER_JP', code: 'sizes1', variant_id: 'M', description: 'M' });
  expect((await call('POST', '/api/user/payment-for-order', { items: [{ id: line.body.data._id }] })).status).toBe(200);
});

describe('the cart', () => {
  it('keeps what the marketplace says, in the shape that the mobile client reads', async () => {
    const call = await someone();
    goods.set('c1', { price: 8_000, status: 'open' });
    const added = await call('POST', '/api/cart', {
      site_code: 'MER_JP',
      code: 'c1',
      name: 'lie',
      price: 1,
      currency: 'JPY',
      qty: 2,
      description: null,
      images: [],
      ship_mode: '',
    });
    expectMobile('cart.add', added.body);
    expect(added.body.data).toMatchObject({ price: 8_000, qty: 2, ship_mode: 'AIR-HAN' });
    const { _id: id } = added.body.data;
    const changed = await call('PUT', '/api/intended_cart/items/update', { items: [{ id, qty: 3, selected: true }] });
    expectMobile('cart.update', changed.body);
    expectMobile('cart.list', (await call('GET', '/api/cart/user')).body);
    expect((await (await someone())('PUT', '/api/intended_cart/items/update', { items: [{ id, qty: 1 }] })).body.code).toBe('cart.not-found');
    expectMobile('cart.remove', (await call('POST', '/api/cart/remove', { ids: [id, 'not-mine'] })).body);
    expect((await call('GET', '/api/cart/user')).body.data).toEqual([]);
    expect((await call('POST', '/api/cart', { site_code: 'MER_JP', code: newLot() })).body.code).toBe('cart.auction-only');
    expect((await call('POST', '/api/cart', { site_code: 'NOWHERE', code: 'c1' })).body.code).toBe('cart.unknown-site');
  });

  it('is paid all or nothing, with every price read again', async () => {
    const customer = await world.customerWith(RICH);
    const call = as(customer);
    for (const code of ['d1', 'd2']) {
      goods.set(code, { price: 5_000, status: 'open' });
      await call('POST', '/api/cart', { site_code: 'MER_JP', code });
    }
    goods.set('d2', { price: 6_000, status: 'open' });
    expect((await call('GET', '/api/cart/check')).body.data).toContainEqual(
      expect.objectContaining({ state: 'changed', old_price: 5_000, new_price: 6_000 }),
    );
    expect(await call('POST', '/api/user/payment-for-order', {})).toMatchObject({
      status: 409,
      body: { code: 'cart.price-changed', facts: { old: 5_000, new: 6_000 } },
    });
    expect(await world.wallet.balanceOf(platform.db, customer)).toEqual({ available: RICH, held: 0 });
    const d2 = (await call('GET', '/api/cart/user')).body.data.find((line: { code: string }) => line.code === 'd2');
    await call('POST', '/api/cart/accept-prices', { items: [{ id: d2._id, price: 6_000 }] });
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/api/user/payment-for-order', {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const data: { first_payment: number }[] = answers.find(({ status }) => status === 200)?.body.data;
    expect((await world.wallet.balanceOf(platform.db, customer)).held).toBe(data.reduce((sum, line) => sum + line.first_payment, 0));
    expect((await call('GET', '/api/cart/user')).body.data).toEqual([]);
    expect((await call('POST', '/api/user/payment-for-order', {})).body.code).toBe('cart.nothing-chosen');
  });
});
