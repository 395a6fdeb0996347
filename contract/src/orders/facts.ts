/** What an order's history may hold, by its name on the wire, with the kind of its value. */
export const ORDER_FACTS = {
  accepted_price: 'yen',
  asked_price: 'yen',
  attempt: 'ordinal',
  /** Yen that were agreed before, or codes of the parcels that something was packed from. */
  before: 'before',
  bill: 'text',
  box: 'text',
  came_back: 'text',
  carrier: 'carrier',
  carrier_at: 'moment',
  carrier_said: 'carrier-said',
  /** In words; events of the first release hold the carrier's own code. */
  carrier_status: 'text',
  cause: 'cause',
  chosen: 'choices',
  collect: 'dong',
  collected_by: 'text',
  customs: 'customs',
  domestic_jpy: 'yen',
  fell_through: 'fell-through',
  held: 'dong',
  height_cm: 'centimetres',
  length_cm: 'centimetres',
  link: 'text',
  lost: 'text',
  not_theirs: 'text',
  note: 'text',
  number: 'text',
  paid: 'dong',
  parcel: 'text',
  price_jpy: 'yen',
  price_paid: 'yen',
  /** One of `EVENT_REASONS`, or what a person wrote. */
  reason: 'reason',
  refund: 'dong',
  request: 'request',
  returned: 'yes',
  said: 'text',
  second_payment: 'dong',
  shelf: 'text',
  shipment: 'text',
  taken_from: 'text',
  tracking: 'text',
  unknown: 'text',
  waybill: 'text',
  weight_g: 'grams',
  width_cm: 'centimetres',
  wish: 'wish',
} as const;
export type OrderFact = keyof typeof ORDER_FACTS;
export type FactKind = (typeof ORDER_FACTS)[OrderFact];

/** Why an order moved by a part of ours: of all reasons those that no person wrote. */
export const EVENT_REASONS = [
  'sold',
  'price-changed',
  'address-refused',
  'buyer-restricted',
  'seller-blocked',
  'congested',
  'not-found',
  'not-logged-in',
  'site-away',
  'seen-not-bought',
  'time-over',
] as const;
export type EventReason = (typeof EVENT_REASONS)[number];
