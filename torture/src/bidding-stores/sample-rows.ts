import { dong, yen } from '../../../server/src/kernel/money.ts';
import type { Bid, WatchedAuction } from '../../../server/src/modules/bidding/rules/bid.ts';
import type { PriceLevel } from '../../../server/src/modules/pricing/index.ts';
import type { Chance } from '../chance.ts';

export const SITE = 'auction';
export const NOW = new Date('2026-01-15T12:00:00Z');
/** Seconds after that. */
export const after = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);

const idOf = (last: string): string => `00000000-0000-7000-8000-0000000000${last}`;
export const [ALICE, BOB] = [idOf('a1'), idOf('b0')];
/** Ids of bids and of groups, in their order. */
export const [ONE, TWO, THREE] = [idOf('01'), idOf('02'), idOf('03')];
export const [GROUP, OTHER_GROUP] = [idOf('71'), idOf('72')];

const LISTING: WatchedAuction['listing'] = {
  url: 'u',
  pictures: [],
  sellerRating: 99,
  isTaxAdded: false,
  domesticShipping: 0,
  isDomesticShippingLowest: false,
  condition: 'used',
  category: 'c',
  buyNow: 9_000,
  isAutoExtension: true,
  isEarlyClosing: false,
};

/** The level that a bid locks. */
export const LEVEL: PriceLevel = {
  serviceFeeDiscountBp: 1_000,
  freightDiscountBp: 500,
  depositBp: 5_000,
  freeStorageDays: 45,
};

export const lotOf = (code: string): WatchedAuction => ({
  site: SITE,
  code,
  title: code,
  listing: LISTING,
  sellerId: 's',
  price: yen(1_000),
  bidCount: 0,
  endsAt: NOW,
  isOpen: true,
  taxPercent: 0,
  clockOffsetMs: 0,
  clockUncertaintyMs: 0,
  liveAccount: undefined,
  liveMaximum: undefined,
  isLeading: false,
  readAt: NOW,
  settledAt: undefined,
  failures: 0,
  lookedAt: undefined,
});

/** A snipe that waits on lot `a`, with what the caller says of it. */
export const sampleBid = (more: Partial<Bid> & Pick<Bid, 'id'>): Bid => ({
  customerId: ALICE,
  site: SITE,
  code: 'a',
  mode: 'snipe',
  maximum: yen(1_000),
  status: 'scheduled',
  reason: undefined,
  account: 'hako-1',
  quantity: 1,
  shipMode: 'AIR-HAN',
  services: [],
  addressId: undefined,
  note: undefined,
  discountCodes: [],
  isPartial: false,
  hold: dong(1_000),
  isHeld: true,
  rate: { vnd: 176, scale: 1 },
  pricedAt: NOW,
  level: LEVEL,
  extensionRule: 'follow',
  followSteps: 3,
  followed: 0,
  leadMs: 4_000,
  plannedEndAt: after(9),
  fireAt: after(5),
  leaseNumber: 0,
  wonPrice: undefined,
  orderId: undefined,
  orderCode: undefined,
  supersededBy: undefined,
  groupId: undefined,
  holdId: undefined,
  liveTerms: undefined,
  createdAt: NOW,
  updatedAt: NOW,
  ...more,
});

export const bidOf = (
  chance: Chance,
  id: string,
  customers: readonly string[],
  codes: readonly string[],
): Bid =>
  sampleBid({
    id,
    customerId: chance.pick(customers),
    code: chance.pick(codes),
    maximum: yen(1_000 + chance.below(9_000)),
    status: chance.pick(['scheduled', 'scheduled', 'scheduled', 'outbid', 'sending']),
    plannedEndAt: new Date(NOW.getTime() + chance.below(10_000)),
    fireAt: new Date(NOW.getTime() + chance.below(10_000)),
    createdAt: new Date(NOW.getTime() + chance.below(1_000_000)),
  });
