import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply, Moment, Text } from '../kit/shapes.ts';
import { DISCOUNT_TARGETS, Optional } from './promotions.ts';

const Target = Type.Union(DISCOUNT_TARGETS.map((target) => Type.Literal(target)));
const Amount = Type.Integer({ minimum: 1, maximum: 100_000_000 });
export const createCouponEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/coupons',
  access: { staff: ['admin'] },
  summary: 'A new coupon, with an audit line. What it takes off never changes afterwards.',
  body: Type.Object({
    code: Type.String({ minLength: 3, maxLength: 24, pattern: '^[A-Za-z0-9-]+$' }),
    name: Type.String({ minLength: 1, maxLength: 80 }),
    description: Type.String({ minLength: 1, maxLength: 300 }),
    target: Target,
    off: Type.Union([
      Type.Object({
        percent: Type.Integer({ minimum: 1, maximum: 100 }),
        most_vnd: Optional(Amount),
      }),
      Type.Object({ amount_vnd: Amount }),
    ]),
    minimum_goods_vnd: Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
    sites: Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 20 })),
    levels: Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 20 })),
    starts_at: Moment,
    ends_at: Moment,
    total_limit: Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    per_customer_limit: Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
    is_listed: Type.Boolean(),
    needs_saving: Optional(Type.Boolean()),
    save_limit: Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  }),
  reply: Type.Object({
    status: Type.Literal(true),
    success: Type.Literal(true),
    data: Type.Object({ id: Text, code: Text }),
  }),
  refusals: ['promotions.code-taken', 'request.invalid'],
});
export const disableCouponEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/coupons/{code}/disable',
  access: { staff: ['admin'] },
  summary: 'Switches a coupon off, with an audit line; orders that used it keep it.',
  params: Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }) }),
  body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 300 }) }),
  reply: DoneReply,
  refusals: ['promotions.unknown-code'],
});
