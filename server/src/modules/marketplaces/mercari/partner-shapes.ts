import { Type } from 'typebox';
import { shapeOf } from '../reading/shape.ts';
import { Count, Nullable } from './shapes.ts';

/** What outages of the partner API are told under. */
export const SOURCE = 'mercari-partner';

export const readToken = shapeOf(
  SOURCE,
  Type.Object({
    access_token: Type.String({ minLength: 1 }),
    expires_in: Type.Optional(Type.Integer()),
  }),
);
export const readPartnerItem = shapeOf(
  SOURCE,
  Type.Object({
    id: Type.String(),
    status: Type.String(),
    price: Type.Integer({ minimum: 1 }),
    checksum: Type.Optional(Type.String()),
    shops_shipping_fee: Nullable(Type.Integer()),
  }),
);
export const readPurchase = shapeOf(
  SOURCE,
  Type.Object({
    transaction_status: Type.String(),
    transaction_details: Type.Optional(
      Type.Object({
        trx_id: Type.Union([Type.Integer(), Type.String()]),
        price: Type.Integer({ minimum: 1 }),
        buyer_shipping_fee: Type.Optional(Count),
        paid_price: Type.Optional(Count),
        item_id: Type.String(),
      }),
    ),
    failure_details: Type.Optional(Type.Object({ code: Type.String(), reasons: Type.String() })),
  }),
);
export const readTransaction = shapeOf(
  SOURCE,
  Type.Object({
    id: Type.Union([Type.String({ minLength: 1 }), Type.Integer()]),
    status: Type.String(),
    item_id: Type.String(),
    price: Type.Optional(Type.Integer()),
    paid_price: Type.Optional(Type.Integer()),
  }),
);
