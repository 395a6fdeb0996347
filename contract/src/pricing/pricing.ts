import { type TSchema, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

export const optional = <S extends TSchema>(schema: S) =>
  Type.Optional(Type.Union([schema, Type.Null()]));
export const whole = (maximum: number) => Type.Integer({ minimum: 0, maximum });
export const text = (maxLength: number) => Type.String({ maxLength });
/**
 * What a client may say about one thing. Nothing here is trusted for money: rates and totals are ignored, weights and
 * shipping only shape this estimate, and a purchase is priced again from what the marketplace says.
 */
export const PricedItemBody = Type.Object({
  price: optional(whole(100_000_000)),
  qty: optional(Type.Integer({ minimum: 1, maximum: 999 })),
  /** Percent that the shop adds to the price; 0 or absent when there is none or it is inside. */
  tax: optional(whole(100)),
  /** Grams of one piece; 0 or absent: not known. */
  weight: optional(whole(1_000_000)),
  size_cm: optional(
    Type.Object({
      length: Type.Integer({ minimum: 1, maximum: 500 }),
      width: Type.Integer({ minimum: 1, maximum: 500 }),
      height: Type.Integer({ minimum: 1, maximum: 500 }),
    }),
  ),
  /** What the seller wrote of one piece, which is not packed yet; `item.parcel.stated` of the catalogue. */
  stated: optional(
    Type.Object({
      weight_g: optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      size_cm: optional(
        Type.Array(Type.Integer({ minimum: 1, maximum: 500 }), { minItems: 3, maxItems: 3 }),
      ),
      sides_cm: optional(Type.Integer({ minimum: 1, maximum: 500 })),
    }),
  ),
  /** Yen inside Japan; absent: not known. */
  origin_country_shipping_fee: optional(whole(1_000_000)),
  /** The fee above is the lowest of several: the real one may be higher. */
  is_shipping_lowest: optional(Type.Boolean()),
  /** Carries the ship mode of a cart entry. */
  route_code: optional(text(40)),
  site_code: optional(text(20)),
  seller: optional(text(100)),
  category: optional(text(40)),
  title: optional(text(300)),
  condition: optional(
    Type.Union([Type.Literal('new'), Type.Literal('used'), Type.Literal('unknown')]),
  ),
  mode: optional(Type.Integer()),
  exchange_rate: optional(Type.Number()),
});
export const CalculatePriceBody = Type.Object({
  items: Type.Union([Type.Array(PricedItemBody, { maxItems: 100 }), Type.Null()]),
  route_code: optional(text(20)),
  ship_mode: optional(text(40)),
  services_extra: optional(Type.Array(text(40), { maxItems: 20 })),
  /** Two-digit code of the province of the receiver. */
  province: optional(Type.String({ pattern: '^[0-9]{2}$' })),
});
export const Range = Type.Object(
  { low: Type.Integer(), likely: Type.Integer(), high: Type.Integer() },
  { description: 'VND' },
);
const Certainty = Type.Union([
  Type.Literal('certain'),
  Type.Literal('estimate'),
  Type.Literal('unknown'),
]);
export const PriceLineRow = Type.Object({
  code: Type.String(),
  label: Type.String({ description: 'Vietnamese' }),
  group: Type.String(),
  payment: Type.Integer({ description: '1 before we buy, 2 before delivery' }),
  currency: Type.String({ description: 'JPY or VND' }),
  amount: Type.Integer({ description: 'likely, in its own currency' }),
  vnd: Type.Integer({ description: 'likely' }),
  low_vnd: Type.Integer(),
  high_vnd: Type.Integer(),
  certainty: Certainty,
  rule: Type.String({ description: 'how it is computed, Vietnamese' }),
  reason: Type.String({ description: 'why it is not certain, Vietnamese; empty when it is' }),
  item: Type.Integer({ description: 'index of the item, -1 for the whole order' }),
});
export const PriceFlagRow = Type.Object({
  code: Type.String(),
  rule: Type.Union([Type.Literal('warn'), Type.Literal('ask'), Type.Literal('block')]),
  reason: Type.String(),
  item: Type.Integer(),
});
/** The full price of one parcel: every line, both payments, what restricts it. */
export const BreakdownReply = Type.Object({
  ship_mode: Type.String(),
  as_of: Type.String({ description: 'day of the price list' }),
  certainty: Certainty,
  lines: Type.Array(PriceLineRow),
  first_payment: Range,
  second_payment: Range,
  landed_total: Range,
  weight: Type.Object({
    real_g: Type.Integer(),
    volumetric_g: Type.Integer(),
    billed_g: Type.Integer(),
  }),
  flags: Type.Array(PriceFlagRow),
  items: Type.Array(Type.Integer(), {
    description:
      'indices of the request items it is about; `item` of lines and flags counts in the request too',
  }),
});
export const ModeComparisonRow = Type.Object({
  ship_mode: Type.String(),
  label: Type.String(),
  days_min: Type.Integer(),
  days_max: Type.Integer(),
  landed_total: Range,
  second_payment: Range,
  flags: Type.Array(PriceFlagRow),
});
const Payment = Type.Object({
  total_first: Type.Integer({ description: 'the whole first payment, VND' }),
  first_payment: Type.Integer({ description: 'the part of it that must be paid now by the level' }),
  second_payment: Type.Integer({ description: 'likely, VND' }),
});
const Reward = Type.Object({
  _id: Type.String(),
  route_code: Type.String(),
  international_shipping_discount_unit: Type.String(),
  details: Type.Array(Type.Unknown()),
});
const FeeDetail = Type.Object({
  id: Type.String(),
  name: Type.String(),
  code: Type.String(),
  foreign_currency: Type.Integer(),
  vietnam_currency: Type.Integer(),
  origin: Type.Object({ level: Type.Integer(), unit: Type.String() }),
  discount: Type.Object({
    discount_details: Type.Array(Type.Unknown()),
    errors: Type.Array(Type.Unknown()),
  }),
  groups: Type.Array(Type.Unknown()),
  extras: Type.Array(Type.Unknown()),
  priceListDetails: Type.Array(Type.Unknown()),
  rewardInfo: Type.String(),
});
const LineGroupRow = Type.Object({
  code: Type.String(),
  name: Type.String(),
  total: Type.Integer(),
  lines: Type.Array(PriceLineRow),
});
const ItemPrice = {
  goods_value_with_tax_in_foreign_currency: Type.Integer(),
  goods_value_with_tax_in_vietnam_currency: Type.Integer(),
  fee_details: Type.Array(FeeDetail),
  payment: Payment,
  reward: Reward,
};
/** One element for each item sent, `payment` and `reward` both inside and beside them: clients read either. */
export const CalculatedPrice = Type.Object({
  status: Type.Boolean(),
  data: Type.Array(Type.Object(ItemPrice)),
  details: Type.Array(Type.Object({ ...ItemPrice, groups: Type.Array(LineGroupRow) })),
  payment: Payment,
  reward: Reward,
  calc_error: Type.Union([Type.String(), Type.Null()], {
    description: 'Vietnamese; what could not be computed as asked',
  }),
  exchange_rate: Type.Object({ vnd: Type.Integer(), scale: Type.Integer() }),
  landed_total: Range,
  breakdown: Type.Array(BreakdownReply, { description: 'one for each ship mode among the items' }),
  modes: Type.Array(ModeComparisonRow, { description: 'all items by each mode, cheapest first' }),
});
export const calculatePriceEndpoint = endpoint({
  method: 'POST',
  path: '/api/calculate-price',
  access: 'anyone',
  whileViewing: 'asks',
  summary: 'What goods land at, line by line; for signed-in customers by their level.',
  body: CalculatePriceBody,
  reply: CalculatedPrice,
  refusals: ['pricing.no-rate', 'pricing.unknown-ship-mode', 'pricing.unknown-service'],
});
export const estimatePriceEndpoint = endpoint({
  method: 'POST',
  path: '/api/estimate-price',
  access: 'anyone',
  whileViewing: 'asks',
  summary: 'The public estimate: the same calculation for somebody we know nothing about.',
  body: CalculatePriceBody,
  reply: CalculatedPrice,
  refusals: ['pricing.no-rate', 'pricing.unknown-ship-mode', 'pricing.unknown-service'],
});
