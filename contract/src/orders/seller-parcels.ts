import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply, Text, Whole } from '../kit/shapes.ts';

/** Who brings parcels of sellers to the Japan warehouse. */
export const SELLER_CARRIERS = {
  yamato: 'Yamato',
  sagawa: 'Sagawa',
  'japan-post': 'Japan Post',
  other: 'Hãng khác',
} as const;
export type SellerCarrier = keyof typeof SELLER_CARRIERS;

export const SellerCarrierName = Type.Enum(Object.keys(SELLER_CARRIERS) as SellerCarrier[]);

/** So many parcels of sellers an order has. */
export const MOST_PARCELS = 20;

/** A parcel that a seller sends; an order has one, or several. */
export const SellerParcelRow = Type.Object({
  /** From 1. */
  number: Whole,
  title: Text,
  /** What the warehouse must look for in it. */
  expected: Text,
  carrier: SellerCarrierName,
  tracking_number: Text,
  /** Where its carrier tells how far it is; empty for a carrier that we do not know. */
  tracking_url: Text,
  entered_by: Text,
  entered_at: Text,
  /** Codes of open unknown parcels in our houses that carry the same number. */
  unknown_parcels: Type.Array(Text),
});
export type SellerParcelRow = Static<typeof SellerParcelRow>;

const Tracking = {
  carrier: SellerCarrierName,
  /** As it stands on the label; spaces and dashes are dropped. */
  tracking_number: Type.String({ minLength: 4, maxLength: 40 }),
};
const entering = { staff: ['buyer', 'sales', 'warehouse'] } as const;
const code = Type.String({ minLength: 1, maxLength: 40 });

export const addSellerParcelEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/seller-parcels',
  access: entering,
  summary:
    'The seller sent a parcel: its carrier and number. A second one of the order says what is in it.',
  params: Type.Object({ code }),
  body: Type.Object({
    ...Tracking,
    title: Type.Optional(Type.String({ maxLength: 120 })),
    expected: Type.Optional(Type.String({ maxLength: 300 })),
  }),
  reply: DoneReply,
  refusals: [
    'orders.not-found',
    'orders.move-not-allowed',
    'orders.tracking-mistyped',
    'orders.parcel-known',
    'orders.parcel-untitled',
    'orders.parcels-many',
  ],
});

export const changeSellerParcelEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/orders/{code}/seller-parcels/{number}',
  access: entering,
  summary: 'Corrects the carrier and number of a parcel that was entered.',
  params: Type.Object({ code, number: Type.Integer({ minimum: 1, maximum: MOST_PARCELS }) }),
  body: Type.Object(Tracking),
  reply: DoneReply,
  refusals: [
    'orders.not-found',
    'orders.move-not-allowed',
    'orders.tracking-mistyped',
    'orders.parcel-known',
  ],
});
