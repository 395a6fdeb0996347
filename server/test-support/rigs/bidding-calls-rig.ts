import { movableClock } from '../../src/kernel/clock.ts';
import { yen } from '../../src/kernel/money.ts';
import { biddingParts } from '../../src/modules/bidding/index.ts';
import { cartParts, createCart } from '../../src/modules/cart/index.ts';
import type { Listing } from '../../src/modules/marketplaces/index.ts';
import type { Caller } from '../../src/platform/http/route.ts';
import { type BiddingWorld, createBiddingWorld } from '../world/bidding-world.ts';
import { createPretendMarket, type PretendMarket } from '../world/pretend-market.ts';
import { customerCaller, serveRoutes } from '../serve-routes.ts';
import { createTestPlatform, type TestPlatform } from '../test-platform.ts';

/** What customers of `someone` have to spend, in đồng. */
export const RICH = 100_000_000;

export type BiddingCallsRig = Awaited<ReturnType<typeof startBiddingCalls>>;

/** The calls of bidding and of the cart, over the pretend market and beside it goods at a fixed price; who bids may be in two auctions at once. */
export async function startBiddingCalls() {
  const clock = movableClock(new Date('2036-11-21T04:00:00Z'));
  const platform = await createTestPlatform({ clock });
  const market = createPretendMarket({ nowMs: () => clock.now().getTime() });
  const { goods, findListing } = goodsBeside(market);
  const world = await createBiddingWorld({
    platform,
    auctions: market.auctions,
    findListing,
    bidder: { concurrentAuctions: 2 },
  });
  const cart = cartOver(platform, world, findListing);
  let caller: Caller | undefined;
  const app = await serveRoutes(
    platform,
    [...biddingParts(world.bidding).routes, ...cartParts(cart).routes],
    () => caller,
  );
  const as =
    (customerId: string | undefined) =>
    async (
      method: 'GET' | 'POST' | 'PUT',
      url: string,
      payload?: object,
      headers: Record<string, string> = {},
    ) => {
      caller = customerId === undefined ? undefined : customerCaller(customerId);
      const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
    };
  let lots = 0;
  return {
    platform,
    market,
    world,
    /** What is offered at a fixed price, by code; codes that begin with `sizes` come in S and M. */
    goods,
    /** Calls as a customer, or as nobody. */
    as,
    someone: async (amount = RICH) => as(await world.customerWith(amount)),
    newLot(): string {
      const code = `call${++lots}`;
      market.open({ code, endsInMs: 3_600_000 });
      return code;
    },
    async close(): Promise<void> {
      await app.close();
      await platform.close();
    },
  };
}

/** Goods at a fixed price beside the lots of the market. */
function goodsBeside(market: PretendMarket) {
  market.open({ code: 'pattern', endsInMs: 1e9 });
  const goods = new Map<string, { price: number; status: Listing['status'] }>();
  const findListing = async (code: string): Promise<Listing | undefined> => {
    const offered = goods.get(code);
    if (!offered) return market.listing(code);
    const like = market.listing('pattern') as Listing;
    const variants = code.startsWith('sizes')
      ? ['S', 'M'].map((id) => ({ id, name: id, quantity: 2 }))
      : [];
    const price = { ...like.price, current: yen(offered.price) };
    return {
      ...like,
      site: 'mercari',
      code,
      auction: undefined,
      status: offered.status,
      price,
      variants,
      isShopItem: variants.length > 0 || code.startsWith('shop'),
    };
  };
  return { goods, findListing };
}

const cartOver = (
  platform: TestPlatform,
  world: BiddingWorld,
  findListing: (code: string) => Promise<Listing | undefined>,
) =>
  createCart({
    db: platform.db,
    clock: platform.clock,
    findListing: (_site, code) => findListing(code),
    blockReason: async () => undefined,
    preparePurchase: world.bidding.preparePurchase,
    resolveCoupons: async () => [],
    payQuotes: world.orders.payQuotes,
    priceQuotes: world.orders.priceQuotes,
    shareBox: world.pricing.shareBox,
    price: world.pricing.price,
    boxInJapan: async () => [],
    isSentTogether: async () => false,
    titleNow: (title) => title,
    defaultShipMode: async () => 'AIR-HAN',
    hasShipMode: async (mode) => mode.startsWith('AIR-'),
  });

/** Word for word what the mobile client sends, amounts as text. */
export const mobileBid = (code: string, price: string) => ({
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
