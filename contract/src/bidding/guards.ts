import { BidRequestStatusText } from './bid-status.ts';
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { ListingCode } from '../marketplaces/listing-code.ts';
import { Nullable } from '../kit/shapes.ts';

export const toggleLastMinuteEndpoint = endpoint({
  method: 'POST',
  path: '/api/bid/toogle-last-minute-notif',
  access: 'customer',
  summary: 'Turns the message shortly before the end of my auctions on or off.',
  body: Type.Object({ enabled: Type.Optional(Type.Boolean()) }),
  reply: Type.Object({
    success: Type.Boolean(),
    message: Type.String(),
    data: Type.Object({ enabled: Type.Boolean() }),
  }),
});

export const checkLastMinuteEndpoint = endpoint({
  method: 'GET',
  path: '/api/bid/check-last-minute-notif',
  access: 'customer',
  summary: 'Whether I am told shortly before the end of my auctions.',
  reply: Type.Object({ success: Type.Boolean(), data: Type.Object({ enabled: Type.Boolean() }) }),
});

export const readRestrictionsEndpoint = endpoint({
  method: 'GET',
  path: '/api/user/batch-restrictions',
  access: 'customer',
  summary: 'What I may not do now, and why.',
  reply: Type.Object({
    success: Type.Boolean(),
    data: Type.Object({
      may_bid: Type.Boolean(),
      open_auctions: Type.Integer(),
      concurrent_auctions: Type.Integer(),
      unpaid_wins: Type.Integer(),
      restrictions: Type.Array(Type.Object({ code: Type.String(), message: Type.String() })),
    }),
  }),
});

export const checkBidRequestEndpoint = endpoint({
  method: 'GET',
  path: '/api/check-bid-request',
  access: 'customer',
  summary: 'Whether this seller needs a bid request, and what became of mine.',
  query: Type.Object({ code: ListingCode, site: Type.Optional(Type.String({ maxLength: 20 })) }),
  reply: Type.Object({
    success: Type.Boolean(),
    data: Type.Object({
      is_needed: Type.Boolean(),
      is_warned: Type.Boolean(),
      threshold: Type.Integer(),
      reputation: Nullable(Type.Number()),
      status: Nullable(BidRequestStatusText),
      message: Nullable(Type.String()),
    }),
  }),
  refusals: ['bidding.not-auction', 'marketplaces.no-such-listing'],
});

export const sendBidRequestEndpoint = endpoint({
  method: 'POST',
  path: '/api/bid-request',
  access: 'customer',
  summary: 'Asks the staff to allow a bid against a seller under the threshold.',
  body: Type.Object({
    code: ListingCode,
    site: Type.Optional(Type.String({ maxLength: 20 })),
    note: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  reply: Type.Object({
    success: Type.Boolean(),
    message: Type.String(),
    data: Type.Object({ id: Type.String(), status: BidRequestStatusText }),
  }),
  refusals: ['bidding.not-auction', 'marketplaces.no-such-listing'],
});
