import { BidRow } from '@hako/contract/bidding/bid-list';
import { allowed } from './allowed.ts';

const ENDS_AT = '2099-01-01T00:00:00.000Z';
const MADE_AT = '2026-01-01T00:00:00.000Z';

/**
 * One of a customer's bids, a snipe that waits unless a test says otherwise. `number` tells it from
 * others.
 */
export const bidRowOf = (number: number, parts: Partial<BidRow> = {}): BidRow => {
  const id = `0192f000-0000-7000-8000-00000000000${number}`;
  return allowed(BidRow, {
    ...{ _id: id, id, site: 'auction', code: `x10020030${number}`, name: `Ống kính ${number}` },
    ...{ url: 'https://auctions.example/x', images: [], seller_id: 's1', qty: 1, tax: null },
    ...{ price: 5_000, snipe_price: 5_000, current_price: 3_000, shipping_charges: 0 },
    ...{ exchange_rate: 180, payment_price: null, currency: 'JPY', bids: 2, bid_count: 2 },
    ...{ services_extra: [], mode: 'snipe', ship_mode: 'AIR-HAN', status: 1, process: 0 },
    ...{ winner: false, finished: false, notify: true, allow: true, vip: false, deleted: false },
    ...{ end_time: ENDS_AT, created_date: MADE_AT, updated_date: MADE_AT, bid_date: MADE_AT },
    ...{ success_date: null, quote_code: null, remark: null, isCanPlaceBid: true },
    ...{ isCanBeAuctioned: true, isExpired: false, isCancel: false },
    ...{ state: 'scheduled', reason: null, hold: 900_000, group_id: null, clock_offset_ms: 0 },
    may: { cancel: true, raise: true },
    ...parts,
  });
};
