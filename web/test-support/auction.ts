import { checkBidRequestEndpoint } from '@hako/contract/bidding/guards';
import { placeBidEndpoint, type snipeEndpoint } from '@hako/contract/bidding/placing';
import { previewBidEndpoint } from '@hako/contract/bidding/preview';
import { AuctionStanding, readStandingEndpoint } from '@hako/contract/bidding/standing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnsweringServer } from './answering-server.ts';
import { allowed } from './allowed.ts';
import { breakdownOf } from './breakdown.ts';
import { answerOffers } from './offers.ts';

type Mine = NonNullable<AuctionStanding['mine']>;

const HOUR_MS = 3_600_000;

/** An auction that ends in an hour, open to bids, on which the viewer has not bid. */
export const standingOf = (parts: Partial<AuctionStanding> = {}): AuctionStanding =>
  allowed(AuctionStanding, {
    site: 'auction',
    code: 'x100200300',
    is_open: true,
    price: 4_500,
    price_paid: 4_500,
    bid_count: 7,
    end_time: inMs(HOUR_MS),
    clock_offset_ms: 0,
    clock_uncertainty_ms: 0,
    server_time: inMs(0),
    read_at: inMs(0),
    buy_now: null,
    tax_percent: 0,
    is_auto_extension: false,
    can_bid: true,
    is_by_hand: false,
    lead_ms: 8_000,
    next_bids: [4_600, 5_000, 6_000],
    mine: null,
    ...parts,
  });

/** The viewer's bid, the highest one unless a test says otherwise. */
export const bidOf = (parts: Partial<Mine> = {}): Mine => ({
  id: '0192f000-0000-7000-8000-0000000000b1',
  mode: 'now',
  state: 'leading',
  reason: null,
  maximum: 5_000,
  hold: 900_000,
  fire_at: null,
  lead_ms: null,
  extension_rule: 'stop',
  follow_steps: 0,
  order_code: null,
  group_id: null,
  won_price: null,
  by_hand_until: null,
  choices: {
    address_id: null,
    ship_mode: 'AIR-HAN',
    services_extra: [],
    note: null,
    discount_codes: [],
  },
  may: { cancel: false, raise: true },
  ...parts,
});

/** What the panel of an auction reads by itself: how the auction stands, the seller, and the price of an amount. */
export function answerAuction(server: AnsweringServer, standing: AuctionStanding): void {
  answerOffers(server);
  server.answer(readStandingEndpoint, { success: true, data: standing });
  server.answer(checkBidRequestEndpoint, {
    success: true,
    data: {
      is_needed: false,
      is_warned: false,
      threshold: 90,
      reputation: 99,
      status: null,
      message: null,
    },
  });
  server.answer(previewBidEndpoint, ({ body }) => ({
    success: true,
    data: { maximum: body.price ?? 5_200, hold: 900_000, breakdown: breakdownOf(), coupons: [] },
  }));
}

/** A moment so many milliseconds from now. */
export const inMs = (spanMs: number): string => new Date(Date.now() + spanMs).toISOString();

let count = 0;

/** Takes the next bid and gives the sentence that says so, which no other test has said. */
export function acceptBid(
  server: AnsweringServer,
  endpoint: typeof placeBidEndpoint | typeof snipeEndpoint = placeBidEndpoint,
): string {
  const message = `Đã nhận lượt ${++count}`;
  server.answer(endpoint, placed(message));
  return message;
}

/** The answer to a bid that leads. */
export const placed = (message: string) => ({
  status: true,
  success: true,
  message,
  detail: null,
  data: {
    id: bidOf().id,
    code: 'x100200300',
    mode: 'now',
    state: 'leading',
    maximum: 5_000,
    hold: 900_000,
    order_code: null,
  },
});

/** The button that sends the bid, once the price has come. */
export const bidButton = async (name: RegExp | string) => {
  const button = await screen.findByRole('button', { name });
  await expect.poll(() => button.hasAttribute('disabled')).toBe(false);
  return button;
};
