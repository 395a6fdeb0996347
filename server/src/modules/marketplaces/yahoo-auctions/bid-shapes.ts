import { Type } from 'typebox';
import { shapeOf } from '../reading/shape.ts';
import { Count, Moment, SOURCE } from './shapes.ts';

const Price = Type.Integer({ minimum: 1 });
const Status = Type.String({ pattern: '^(open|closed|cancel|canceled)$' });
export const readBidResult = shapeOf(
  SOURCE,
  Type.Object({
    result: Type.Object({
      isHighestBidder: Type.Boolean(),
      price: Price,
      endTime: Moment,
      bidCount: Count,
    }),
  }),
);
export const readBuyResult = shapeOf(
  SOURCE,
  Type.Object({
    result: Type.Object({ orderId: Type.String({ minLength: 1 }), price: Price, endTime: Moment }),
  }),
);
export const readHistory = shapeOf(
  SOURCE,
  Type.Object({
    result: Type.Object({
      price: Price,
      bidCount: Count,
      status: Status,
      bids: Type.Array(
        Type.Object({
          bidder: Type.String(),
          rating: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
          price: Price,
          time: Moment,
          isMine: Type.Boolean(),
          isHighest: Type.Boolean(),
        }),
      ),
    }),
  }),
);
export const readStanding = shapeOf(
  SOURCE,
  Type.Object({
    result: Type.Object({
      hasBid: Type.Boolean(),
      myMaxPrice: Type.Union([Price, Type.Null()]),
      isHighestBidder: Type.Boolean(),
      price: Price,
      status: Status,
      isWinner: Type.Boolean(),
      orderId: Type.Union([Type.String(), Type.Null()]),
      endTime: Moment,
    }),
  }),
);
