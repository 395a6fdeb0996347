import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Nullable, Text, Whole } from '../kit/shapes.ts';
import { OrderNoteRow } from '../orders/notes.ts';
import { SellerParcelRow } from '../orders/seller-parcels.ts';
import { Margin } from './order-table.ts';

/** One movement of an order's money. */
export const FlowRow = Type.Object({
  key: Text,
  at: Text,
  /** `in` from the customer, `out` back to them, `cost` to the marketplace. */
  way: Type.Union([Type.Literal('in'), Type.Literal('out'), Type.Literal('cost')]),
  /** Above zero; a discount, which lowers what comes in, below. */
  amount: Whole,
  currency: Type.Union([Type.Literal('VND'), Type.Literal('JPY')]),
  /** Our account at the other end. */
  account: Text,
  memo: Text,
  cause: Type.Union([Type.Literal('order'), Type.Literal('bill'), Type.Literal('complaint')]),
  cause_code: Text,
  /** Its part of what was paid for several orders at once. */
  is_share: Flag,
});
export type FlowRow = Static<typeof FlowRow>;

/** What moved, as the ledger has it, and what it comes to. */
export const DeskMoney = Type.Object({
  received_vnd: Whole,
  refunded_vnd: Whole,
  spent_jpy: Whole,
  flows: Type.Array(FlowRow),
});
export type DeskMoney = Static<typeof DeskMoney>;

const Certainty = Type.Union([
  Type.Literal('booked'),
  Type.Literal('computed'),
  Type.Literal('forecast'),
]);

export const OrderBook = Type.Object({
  /** Null for whoever works in a warehouse alone. */
  money: Nullable(DeskMoney),
  /** Null for whoever may not see it. */
  margin: Nullable(
    Type.Object({
      ...Margin.properties,
      revenue_vnd: Whole,
      revenue_certainty: Certainty,
      costs: Type.Array(Type.Object({ account: Text, amount_vnd: Whole, certainty: Certainty })),
    }),
  ),
  notes: Type.Array(OrderNoteRow),
  seller_parcels: Type.Array(SellerParcelRow),
  /** A further parcel of its seller may be entered. */
  may_add_parcel: Flag,
  parcels: Type.Array(
    Type.Object({ code: Text, weight_g: Whole, shelf: Nullable(Text), received_at: Text }),
  ),
  bills: Type.Array(
    Type.Object({
      code: Text,
      state_label: Text,
      share_vnd: Nullable(Whole),
      paid_at: Nullable(Text),
    }),
  ),
  complaints: Type.Array(
    Type.Object({
      id: Text,
      code: Text,
      state: Text,
      refund_vnd: Nullable(Whole),
      created_at: Text,
    }),
  ),
  /** The bid that won it. */
  bid_id: Nullable(Text),
});
export type OrderBook = Static<typeof OrderBook>;

export const readOrderBookEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/orders/{code}/book',
  access: { staff: ['sales', 'buyer', 'warehouse', 'accountant'] },
  summary:
    'What belongs to an order besides itself: its money by the ledger, margin, notes, parcels, bills and complaints.',
  params: Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
  reply: Type.Object({ data: OrderBook }),
  refusals: ['orders.not-found'],
});
