import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply, Nullable, Reason } from '../kit/shapes.ts';

const Subject = Type.Union([
  Type.Literal('order'),
  Type.Literal('parcel'),
  Type.Literal('shipment'),
]);
const Kind = Type.Union([
  Type.Literal('domestic-shipping'),
  Type.Literal('freight'),
  Type.Literal('duty'),
  Type.Literal('vat'),
]);
const Currency = Type.Union([Type.Literal('JPY'), Type.Literal('VND')]);
const code = Type.String({ minLength: 1, maxLength: 40 });
const AT_DESK = { staff: ['buyer', 'warehouse', 'accountant'] } as const;

export const BookedCostRow = Type.Object({
  id: Type.String(),
  kind: Kind,
  amount: Type.Integer({ description: 'whole, in its own currency' }),
  currency: Currency,
  rate: Nullable(Type.Object({ vnd: Type.Integer(), scale: Type.Integer() })),
  amount_vnd: Type.Integer(),
  reason: Type.String(),
  proofs: Type.Array(Type.String()),
  booked_by: Type.String({ description: 'name' }),
  booked_at: Type.String(),
  /** The newest of its kind, and not withdrawn: it counts. */
  is_current: Type.Boolean(),
  /** It takes back what was booked before it. */
  is_withdrawn: Type.Boolean(),
});

export const BookedCosts = Type.Object({
  type: Subject,
  code: Type.String(),
  costs: Type.Array(BookedCostRow),
  /** Parcels and shipments that carry this order: their costs are shared by all orders inside. */
  carriers: Type.Array(Type.Object({ type: Subject, code: Type.String() })),
  /** Some of its orders are on no bill yet: what is booked still counts. */
  is_open: Type.Boolean(),
  /** What whoever asks may book of it, or withdraw. */
  may_book: Type.Array(Kind),
  /** Đồng that the orders are asked for until it is booked. */
  expected: Type.Array(Type.Object({ kind: Kind, amount_vnd: Type.Integer() })),
});
export type BookedCosts = Static<typeof BookedCosts>;

export const readCostsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/costs/{type}/{code}',
  access: AT_DESK,
  summary:
    'What was booked of the real costs of an order, a parcel or a shipment, the newest fifty.',
  params: Type.Object({ type: Subject, code }),
  reply: Type.Object({ data: BookedCosts }),
  refusals: [
    'orders.not-found',
    'logistics.parcel-not-found',
    'logistics.cost-on-old-parcel',
    'logistics.shipment-not-found',
  ],
});

export const bookCostEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/costs/{type}/{code}',
  access: { staff: ['buyer', 'accountant'] },
  summary:
    'Books what the seller’s parcel, the freight or customs really cost; the second payment is computed from it. A mistake is mended by booking it again. A buyer books what the seller took; freight and taxes are the accountant’s.',
  params: Type.Object({ type: Subject, code }),
  body: Type.Object({
    kind: Kind,
    amount: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
    currency: Currency,
    reason: Reason,
    proofs: Type.Array(Type.String({ format: 'uuid' }), {
      minItems: 1,
      maxItems: 6,
      description: 'ids of pictures of its paper',
    }),
  }),
  reply: DoneReply,
  refusals: [
    'orders.not-found',
    'logistics.parcel-not-found',
    'logistics.cost-on-old-parcel',
    'logistics.shipment-not-found',
    'logistics.cost-not-here',
    'logistics.cost-of-accountant',
    'logistics.cost-after-bill',
    'pricing.no-rate',
  ],
});

export const withdrawCostEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/costs/{type}/{code}/withdraw',
  access: { staff: ['buyer', 'accountant'] },
  summary:
    'Takes back a cost that was booked on the wrong order, parcel or shipment: it is an estimate again. The row that withdraws keeps its author and reason. Who may book it may withdraw it.',
  params: Type.Object({ type: Subject, code }),
  body: Type.Object({ kind: Kind, reason: Reason }),
  reply: DoneReply,
  refusals: [
    'orders.not-found',
    'logistics.parcel-not-found',
    'logistics.cost-on-old-parcel',
    'logistics.shipment-not-found',
    'logistics.cost-of-accountant',
    'logistics.cost-not-booked',
    'logistics.cost-after-bill',
  ],
});
