import { BidModeText, BidStatusText, ExtensionRuleText } from './bid-status.ts';
import { type Static, Type } from 'typebox';
import { BidRow } from './bid-list.ts';
import { CheckoutChoices } from '../kit/checkout-choices.ts';
import { endpoint } from '../kit/endpoint.ts';
import { ListingCode } from '../marketplaces/listing-code.ts';
import { Nullable } from '../kit/shapes.ts';

export const ReceiptEvent = Type.Object({
  at: Type.String(),
  kind: Type.String(),
  facts: Type.Record(
    Type.String(),
    Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]),
  ),
});
export type ReceiptEvent = Static<typeof ReceiptEvent>;

export const readReceiptEndpoint = endpoint({
  method: 'GET',
  path: '/api/bids/{id}/receipt',
  access: 'customer',
  summary: 'What happened to one of my bids, when, to the hundredth of a second.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  reply: Type.Object({
    success: Type.Boolean(),
    data: Type.Object({ bid: BidRow, events: Type.Array(ReceiptEvent) }),
  }),
  refusals: ['bidding.not-found'],
});

/** What the bid panel lives on. Times on the marketplace's clock; `clock_offset_ms` is that clock minus the server's. */
export const AuctionStanding = Type.Object({
  site: Type.String(),
  code: Type.String(),
  is_open: Type.Boolean(),
  price: Type.Integer(),
  /** The same with the tax that the site adds to it. */
  price_paid: Type.Integer(),
  bid_count: Type.Integer(),
  end_time: Type.String(),
  clock_offset_ms: Type.Integer(),
  /** How far off that may be; 0: not measured. */
  clock_uncertainty_ms: Type.Integer(),
  /** Our time when it was read, so that a browser can reckon its own clock out. */
  server_time: Type.String(),
  read_at: Type.String(),
  buy_now: Nullable(Type.Integer()),
  tax_percent: Type.Integer(),
  is_auto_extension: Nullable(Type.Boolean()),
  can_bid: Type.Boolean(),
  /** A person places bids here: nothing is sent at once, and nothing shortly before the end. */
  is_by_hand: Type.Boolean(),
  /** How long before the end a snipe that is made now would leave. */
  lead_ms: Type.Integer(),
  /** Next valid maximums, smallest first. */
  next_bids: Type.Array(Type.Integer()),
  /** My newest bid on this lot. */
  mine: Nullable(
    Type.Object({
      id: Type.String(),
      mode: BidModeText,
      state: BidStatusText,
      reason: Nullable(Type.String()),
      maximum: Type.Integer(),
      hold: Type.Integer(),
      choices: CheckoutChoices,
      fire_at: Nullable(Type.String()),
      /** How long before the end it leaves; null when it is no snipe. */
      lead_ms: Nullable(Type.Integer()),
      extension_rule: ExtensionRuleText,
      follow_steps: Type.Integer(),
      order_code: Nullable(Type.String()),
      /** "Win one of these": the group holds the money, and the lot is only bid on when it is its turn. */
      group_id: Nullable(Type.String()),
      /** What the marketplace charges, before tax where it adds it. */
      won_price: Nullable(Type.Integer()),
      /** Waits for a person, until then. */
      by_hand_until: Nullable(Type.String()),
      may: Type.Object({ cancel: Type.Boolean(), raise: Type.Boolean() }),
    }),
  ),
});
export type AuctionStanding = Static<typeof AuctionStanding>;

export const readStandingEndpoint = endpoint({
  method: 'GET',
  path: '/api/auctions/{site}/{code}/standing',
  access: 'anyone',
  summary:
    'How an auction stands now: price, end on the marketplace clock, next valid bids, and my own bid.',
  params: Type.Object({ site: Type.String({ pattern: '^[a-z]{2,20}$' }), code: ListingCode }),
  reply: Type.Object({ success: Type.Boolean(), data: AuctionStanding }),
  refusals: ['bidding.not-auction', 'marketplaces.no-such-listing'],
  limitPerMinute: 240,
});
