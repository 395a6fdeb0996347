import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '../../../../../simulator/src/start.ts';
import { systemClock } from '../../../kernel/clock.ts';
import type { ListingCard } from '../listing.ts';
import { createMercari } from './mercari.ts';
import { readItem, readSellerItem } from './shapes.ts';
import { listingOfItem } from './item.ts';
import { cardOfSellerRow } from './sellers.ts';

const readAt = new Date('2026-09-02T12:00:00Z');
const AUCTION = {
  id: '',
  bid_deadline: '2026-09-02T14:00:00Z',
  total_bid: '3',
  initial_price: '1000',
  highest_bid: '4300',
};
const ROW = {
  id: 'm99000000001',
  seller: { id: 900_000_001, name: 'dont-use-this' },
  status: 'on_sale',
  name: 'FM2',
  price: 4300,
  thumbnails: [],
  pager_id: 1,
};
const cardOf = (row: object): ListingCard => {
  return cardOfSellerRow(readSellerItem(row, 'data.0.'), 'data.0', readAt);
};

describe("a row of a seller's goods", () => {
  it('with three bids is an auction at its highest bid, not a fixed price', () => {
    const card = cardOf({ ...ROW, auction_info: AUCTION });
    expect(card.auction).toMatchObject({
      bidCount: 3,
      endsAt: new Date(AUCTION.bid_deadline),
      isEndEstimate: false,
    });
    expect(card.price).toMatchObject({ current: 4300, start: 1000, buyNow: undefined });
  });

  it.each([
    ['no key', {}],
    ['null', { auction_info: null }],
    ['an empty object', { auction_info: {} }],
  ])('with %s is a fixed price', (_name, told) => {
    expect(cardOf({ ...ROW, ...told })).toMatchObject({
      auction: undefined,
      price: { current: 4300, buyNow: 4300 },
    });
  });

  it.each([
    ['an object without a known key', { auction_info: { deadline: 'x' } }],
    ['a text', { auction_info: 'auction' }],
    ['a list', { auction_info: [AUCTION] }],
    ['another price', { auction_info: { ...AUCTION, highest_bid: '4400' } }],
    ['no end', { auction_info: { ...AUCTION, bid_deadline: undefined } }],
    ['a renamed key', { auctionInfo: AUCTION }],
  ])('with %s is an outage, never a fixed price', (_name, told) => {
    expect(() => cardOf({ ...ROW, ...told })).toThrow(/broken/);
  });

  it('that says it has no price has none', () => {
    expect(cardOf({ ...ROW, is_no_price: true }).price).toMatchObject({
      current: undefined,
      buyNow: undefined,
    });
  });
});

describe('an auction item', () => {
  const NUMBERS = {
    id: 'a1',
    start_time: 1_788_000_000,
    total_bids: 3,
    initial_price: 1000,
    highest_bid: 4300,
    state: 'STATE_ONGOING',
    auction_type: 'AUCTION_TYPE_NORMAL',
    expected_end_time: 1_788_357_600,
  };
  const ITEM = {
    ...ROW,
    seller: { id: 1, name: 'x', ratings: { good: 1, normal: 0, bad: 0 } },
    description: '',
    photos: [],
    item_category: { id: 1, name: 'x' },
    item_condition: { id: 3, name: 'x' },
    shipping_payer: { id: 2, code: 'seller' },
    shipping_from_area: { id: 13, name: 'x' },
    created: 1_788_000_000,
    updated: 1_788_000_000,
  };
  const listingOf = (told: object) =>
    listingOfItem(
      readItem({ result: 'OK', data: { ...ITEM, auction_info: { ...NUMBERS, ...told } } }).data,
      readAt,
    );

  it('tells about when it ends as long as nobody has bid', () => {
    const { auction } = listingOf({ total_bids: 0, initial_price: 4300, state: 'STATE_NO_BID' });
    expect(auction).toMatchObject({ bidCount: 0, isEndEstimate: true });
    expect(listingOf({}).auction).toMatchObject({ bidCount: 3, isEndEstimate: false });
  });

  it('with a finish time is over, whatever its status says', () => {
    const over = { finish_time: 1_788_350_000, state: 'STATE_FINISHED' };
    expect(listingOf(over)).toMatchObject({
      status: 'sold',
      endsAt: new Date(1_788_350_000_000),
    });
    expect(listingOf({ ...over, total_bids: 0, initial_price: 4300 }).status).toBe('ended');
  });

  it.each([
    ['an unknown state', { state: 'STATE_PAUSED' }],
    ['bids and a state without', { state: 'STATE_NO_BID' }],
    ['no bids and a state with', { total_bids: 0, initial_price: 4300 }],
  ])('with %s is an outage', (_name, told) => {
    expect(() => listingOf(told)).toThrow(/broken/);
  });
});

describe('one auction of the pretend site', () => {
  let simulator: Simulator;
  let site: ReturnType<typeof createMercari>;
  beforeAll(async () => {
    simulator = await startSimulator();
    site = createMercari({
      baseUrl: `${simulator.url}/mercari`,
      pacePerSecond: 100,
      clock: systemClock,
      timeoutMs: 8_000,
    });
  });
  afterAll(async () => {
    await site.close();
    await simulator.stop();
  });

  it.each([
    ['with three bids', { bids: 3, initial: 1000, highest: 4300, hoursLeft: 5 }],
    ['without a bid', { bids: 0, initial: 1000, highest: 1000, hoursLeft: 5 }],
  ])(
    '%s is the same in the search, in its item and among its seller’s goods',
    async (_name, auction) => {
      const name = `競売見本 ${auction.bids}`;
      const code = simulator.world.market.make({ name, auction });
      const item = await site.findListing(code);
      const [found] = (await site.search({ keyword: name })).listings;
      const own = await site.sellers?.listListings(item?.seller.id as string, { size: 100 });
      const row = own?.listings.find((card) => card.code === code);
      for (const card of [item, found, row])
        expect(card).toMatchObject({
          code,
          price: { current: auction.highest, start: auction.initial, buyNow: undefined },
          auction: { bidCount: auction.bids, isEndEstimate: auction.bids === 0 },
        });
    },
  );

  it('a listing without a price has none among its seller’s goods either', async () => {
    const code = simulator.world.market.make({ name: '価格未定の見本', isNoPrice: true });
    const item = await site.findListing(code);
    const own = await site.sellers?.listListings(item?.seller.id as string, { size: 100 });
    const row = own?.listings.find((card) => card.code === code);
    for (const card of [item, row])
      expect(card?.price).toMatchObject({ current: undefined, buyNow: undefined });
  });
});
