import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { ListingCode } from '../marketplaces/listing-code.ts';
import { Nullable } from '../kit/shapes.ts';

export const readBidPriceEndpoint = endpoint({
  method: 'GET',
  path: '/api/bid/price/{code}',
  access: 'customer',
  summary: 'The smallest valid bid and the buy-now price (0 without one), in yen.',
  params: Type.Object({ code: ListingCode }),
  reply: Type.Object({
    success: Type.Boolean(),
    data: Type.Object({ price: Type.Integer(), price_buy: Type.Integer() }),
  }),
  refusals: ['bidding.not-auction', 'marketplaces.no-such-listing'],
});

const HistoricBid = Type.Object({
  bidder: Type.String(),
  price: Type.Integer(),
  at: Type.String(),
  is_ours: Type.Boolean(),
  is_highest: Type.Boolean(),
  rating: Nullable(Type.Integer()),
});

export const readBidHistoryEndpoint = endpoint({
  method: 'GET',
  path: '/api/bid/history/{code}',
  access: 'anyone',
  summary:
    'The bids on an auction as the marketplace shows them, newest first; amounts are what the price became.',
  params: Type.Object({ code: ListingCode }),
  reply: Type.Object({
    success: Type.Boolean(),
    data: Type.Object({
      code: Type.String(),
      price: Type.Integer(),
      bid_count: Type.Integer(),
      is_open: Type.Boolean(),
      bids: Type.Array(HistoricBid),
    }),
  }),
  refusals: ['bidding.not-auction', 'marketplaces.no-such-listing'],
  limitPerMinute: 60,
});
