import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable, Text, Whole } from '../kit/shapes.ts';

/** Levels: earned by what was spent in 365 days, or bought for a time (VIP). Amounts in đồng. */

const Benefits = {
  payment_percent: Type.Integer({ description: 'deposit: this much of the first payment is held' }),
  service_fee_discount_percent: Whole,
  freight_discount_percent: Whole,
  max_quote: Type.Integer({ description: 'auctions at the same time' }),
  free_storage_days: Whole,
};

export const VipPlan = Type.Object({
  code: Text,
  name: Text,
  level_code: Text,
  level_name: Text,
  price: Whole,
  days: Whole,
  description: Text,
  ...Benefits,
});

export const Level = Type.Object({ code: Text, name: Text, min_spend: Whole, ...Benefits });

export const ActiveVip = Type.Object({
  _id: Text,
  code: Text,
  name: Text,
  price: Whole,
  status: Type.Boolean(),
  max_quote: Whole,
  active_date: Text,
  end_date: Text,
  /** What comes back to the wallet when it is cancelled now. */
  refund_vnd: Whole,
});

export const listLevelsEndpoint = endpoint({
  method: 'GET',
  path: '/api/level-vips',
  access: 'anyone',
  summary: 'Levels with what they give and what earns them, and the plans that give one for a fee.',
  reply: Type.Object({
    status: Type.Boolean(),
    data: Type.Array(VipPlan),
    levels: Type.Array(Level),
  }),
});

export const readVipEndpoint = endpoint({
  method: 'GET',
  path: '/api/user/vip',
  access: 'customer',
  summary: 'My level, why I have it, and what is missing to the next one.',
  reply: Type.Object({
    status: Type.Boolean(),
    data: Type.Object({
      level: Level,
      earned: Level,
      next: Nullable(Level),
      spent_vnd: Type.Integer({ description: 'in the last 365 days' }),
      active: Nullable(ActiveVip),
    }),
  }),
});

const answer = Type.Object({
  status: Type.Boolean(),
  success: Type.Boolean(),
  message: Text,
  data: Nullable(ActiveVip),
});

export const activateVipEndpoint = endpoint({
  method: 'POST',
  path: '/api/user/activate/vip',
  access: 'customer',
  summary: 'Buys a plan from the wallet; its level counts at once.',
  /**
   * What the customer was shown. Left out (the mobile client): the plan counts as it is published
   * now.
   */
  body: Type.Object({
    code: Type.String({ maxLength: 20 }),
    agreed_price_vnd: Type.Optional(Type.Integer({ minimum: 0 })),
    agreed_days: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  reply: answer,
  refusals: [
    'membership.no-such-plan',
    'membership.active-already',
    'membership.no-gain',
    'membership.plan-changed',
    'wallet.not-enough',
  ],
});

export const cancelVipEndpoint = endpoint({
  method: 'POST',
  path: '/api/user/cancel/vip',
  access: 'customer',
  summary: 'Ends the plan; unused whole days come back to the wallet.',
  reply: answer,
  refusals: ['membership.none'],
});
