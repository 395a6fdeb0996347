import { couponObstacle } from '@hako/contract/promotions/coupon-obstacles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../test-support/refusal-of.ts';
import { createTestPlatform, type TestPlatform } from '../../../../test-support/test-platform.ts';
import {
  type BiddingWorld,
  bidsOn,
  createBiddingWorld,
} from '../../../../test-support/world/bidding-world.ts';
import {
  createPretendMarket,
  type PretendMarket,
} from '../../../../test-support/world/pretend-market.ts';
import { newId } from '../../../kernel/chance.ts';
import { movableClock } from '../../../kernel/clock.ts';
import { yen } from '../../../kernel/money.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { BiddingDeps } from '../deps.ts';
import { placeBid } from '../placing/place-bid.ts';
import { previewBid } from '../placing/preview-bid.ts';

const clock = movableClock(new Date('2026-11-21T04:00:00Z'));
let platform: TestPlatform;
let market: PretendMarket;
let world: BiddingWorld;

beforeAll(async () => {
  platform = await createTestPlatform({ clock });
  market = createPretendMarket({ nowMs: () => clock.now().getTime() });
  world = await createBiddingWorld({
    platform,
    auctions: market.auctions,
    findListing: async (code) => market.listing(code),
  });
});
afterAll(async () => {
  market.close();
  await platform.close();
});

describe('a raise of a bid whose address and code are gone', () => {
  const gone = newId();
  const cannotApply = new Refusal('promotions.cannot-apply', couponObstacle('BOT50', 'used-up'));
  const deps = (): BiddingDeps => ({
    ...world.bidding.deps,
    resolveCoupons: () => Promise.reject(cannotApply),
    bidderOf: (customer, address) =>
      address
        ? Promise.reject(new Refusal('customers.address-not-found'))
        : world.bidding.deps.bidderOf(customer),
  });
  const raise = bidsOn({ placeBid: (asked) => placeBid(deps(), asked) });
  const bidWithBoth = async (code: string) => {
    const customer = await world.customerWith(100_000_000);
    market.open({ code, endsInMs: 3_600_000 });
    await world.bid(customer, code, 4_000, { addressId: gone });
    await platform.db
      .updateTable('bids')
      .set({ discount_codes: ['BOT50'] })
      .where('customer_id', '=', customer)
      .execute();
    return customer;
  };

  it('comes through without them', async () => {
    const customer = await bidWithBoth('raised');
    const more = { addressId: gone, discountCodes: ['BOT50'] };
    await expect(raise(customer, 'raised', 40_000, more)).resolves.toMatchObject({
      status: 'leading',
      discountCodes: [],
    });
    const asked = { ...more, customerId: customer, site: 'auction', code: 'raised', quantity: 1 };
    const way = { mode: 'bid', shipMode: 'AIR-HAN', services: [], ceiling: undefined } as const;
    await expect(
      previewBid(deps(), { ...asked, ...way, price: yen(50_000) }),
    ).resolves.toMatchObject({ maximum: 50_000 });
  });

  it('is refused with a code or an address that it had not', async () => {
    const customer = await bidWithBoth('refused-raise');
    const newCode = raise(customer, 'refused-raise', 40_000, { discountCodes: ['MOI'] });
    expect(await refusalOf(newCode)).toBe('promotions.cannot-apply');
    const newAddress = raise(customer, 'refused-raise', 40_000, { addressId: newId() });
    expect(await refusalOf(newAddress)).toBe('customers.address-not-found');
  });
});
