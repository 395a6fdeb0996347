import { type Static, type TSchema, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { Moment, Nullable, Text, Whole } from '../kit/shapes.ts';

/** Coupons at the desk: which there are, how they are used, and what of one may still be changed. */
const Optional = <S extends TSchema>(schema: S) => Type.Optional(Nullable(schema));
const ADMIN = { staff: ['admin'] } as const;

const State = Type.Union([Type.Literal('running'), Type.Literal('planned'), Type.Literal('over')]);

export const DeskCoupon = Type.Object({
  code: Text,
  name: Text,
  description: Text,
  state: State,
  target: Text,
  /** One of the two is null. */
  percent: Nullable(Whole),
  amount_vnd: Nullable(Whole),
  most_vnd: Nullable(Whole),
  minimum_goods_vnd: Whole,
  sites: Type.Array(Text),
  levels: Type.Array(Text),
  starts_at: Text,
  ends_at: Text,
  total_limit: Nullable(Whole),
  per_customer_limit: Whole,
  is_listed: Type.Boolean(),
  needs_saving: Type.Boolean(),
  save_limit: Nullable(Whole),
  disabled_at: Nullable(Text),
  /** Uses that count now, by how many customers, how many came back with a cancelled order, and the last one. */
  used: Whole,
  used_by: Whole,
  given_back: Whole,
  last_used_at: Nullable(Text),
  saved: Whole,
});
export type DeskCoupon = Static<typeof DeskCoupon>;

export const listDeskCouponsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/coupons',
  access: ADMIN,
  summary:
    'Coupons that run now, are planned, or are over (ended or switched off), with their usage.',
  query: Type.Object({ ...PageQuery.properties, state: Type.Optional(State) }),
  reply: Type.Object({
    status: Type.Boolean(),
    results: Type.Array(DeskCoupon),
    pagination: Pagination,
  }),
});

export const changeCouponEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/coupons/{code}',
  access: ADMIN,
  summary:
    'Changes name, end, limits and showing of a coupon, with an audit line; what it takes off stays as it was given out.',
  params: Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }) }),
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: 80 }),
    description: Type.String({ minLength: 1, maxLength: 300 }),
    ends_at: Moment,
    total_limit: Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    per_customer_limit: Type.Integer({ minimum: 1, maximum: 1_000 }),
    is_listed: Type.Boolean(),
    save_limit: Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  }),
  reply: Type.Object({ status: Type.Literal(true), success: Type.Literal(true), message: Text }),
  refusals: [
    'promotions.unknown-code',
    'promotions.limit-under-used',
    'promotions.switched-off',
    'request.invalid',
  ],
});
