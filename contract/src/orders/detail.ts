import { type Static, Type } from 'typebox';
import { Nullable } from '../kit/shapes.ts';
import { OrderStateText } from './states.ts';

const dong = Type.Integer();
const yen = Type.Integer();

/** One line of the price: what was forecast when the customer committed, and what it came to. */
export const ForecastLine = Type.Object({
  code: Type.String(),
  label: Type.String(),
  group: Type.String(),
  payment: Type.Integer(),
  currency: Type.String(),
  rule: Type.String(),
  reason: Type.String(),
  certainty: Type.String(),
  /** In `currency`. */
  forecast: Nullable(Type.Integer()),
  forecast_vnd: Nullable(dong),
  low_vnd: Nullable(dong),
  high_vnd: Nullable(dong),
  actual: Nullable(Type.Integer()),
  actual_vnd: Nullable(dong),
  /** Why it came to something else, as a sentence; empty when it did not, or is not known yet. */
  why: Type.String(),
});
export type ForecastLine = Static<typeof ForecastLine>;

const Measures = Type.Object({
  weight_g: Type.Integer(),
  length_cm: Type.Integer(),
  width_cm: Type.Integer(),
  height_cm: Type.Integer(),
});
const Range = Type.Object({ low_vnd: dong, likely_vnd: dong, high_vnd: dong });

const QuoteTotals = Type.Object({ first_payment_vnd: dong, landed_vnd: dong, rate: Type.Number() });

export const TrackStop = Type.Object({
  code: Type.String(),
  label: Type.String(),
  standing: Type.Union([Type.Literal('passed'), Type.Literal('here'), Type.Literal('ahead')]),
  reached_at: Nullable(Type.String()),
});

export const OrderHappening = Type.Object({
  at: Type.String(),
  state: OrderStateText,
  label: Type.String(),
  /** The stop of the track that it belongs to. */
  station: Nullable(Type.String()),
  /** Who: `customer`, `staff`, `agent`, `carrier`, `system`; a name only at the desk. */
  actor: Type.String(),
  actor_name: Nullable(Type.String()),
  facts: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  /** Addresses of pictures. */
  photos: Type.Array(Type.String()),
});

/** The whole of one order. `moves` are the buttons of whoever asks. */
export const OrderDetail = Type.Object({
  code: Type.String(),
  state: OrderStateText,
  status_id: Type.Integer(),
  status_label: Type.String(),
  source: Type.Union([Type.Literal('win'), Type.Literal('purchase')]),
  site: Type.String(),
  site_code: Type.String(),
  listing: Type.Object({
    code: Type.String(),
    url: Type.String(),
    title: Type.String(),
    title_vi: Nullable(Type.String()),
    picture: Nullable(Type.String()),
    price_jpy: yen,
  }),
  quantity: Type.Integer(),
  rate: Type.Number(),
  note: Nullable(Type.String()),
  ship_mode: Type.String(),
  services: Type.Array(Type.String()),
  /** Empty texts: the customer has not given one yet. */
  address: Type.Object({
    id: Type.String(),
    receiver: Type.String(),
    phone: Type.String(),
    text: Type.String(),
  }),
  marketplace_order_number: Nullable(Type.String()),
  track: Type.Array(TrackStop),
  happenings: Type.Array(OrderHappening),
  measured: Nullable(Measures),
  first_payment: Type.Object({ total_vnd: dong, paid_vnd: dong, held_vnd: dong }),
  second_payment: Type.Object({ forecast: Range, actual_vnd: Nullable(dong) }),
  lines: Type.Array(ForecastLine),
  /** The site asks another price for one piece: accept it or give the order up. */
  price_question: Nullable(
    Type.Object({ asked_jpy: yen, agreed_jpy: yen, first_payment_vnd: dong, more_vnd: dong }),
  ),
  /** An answered quote can be paid at its price and rate until then; null in every other state. */
  quote_ends_at: Nullable(Type.String()),
  /** A quote that was not paid in time: what it would have cost, and what the same costs now. */
  lapsed_quote: Nullable(Type.Object({ old: QuoteTotals, new: Nullable(QuoteTotals) })),
  /** Coupons that were used for it. */
  discount_codes: Type.Array(Type.String()),
  /**
   * What its customer may still change: ship mode, services and coupons (`way`), address and note
   * (`door`).
   */
  may_change: Type.Object({ way: Type.Boolean(), door: Type.Boolean() }),
  may_cancel: Type.Boolean(),
  created_at: Type.String(),
  moved_at: Type.String(),
});
export type OrderDetail = Static<typeof OrderDetail>;
