import { LIMITS } from '@hako/contract/kit/limits';
import {
  changeCouponEndpoint,
  type DeskCoupon,
  listDeskCouponsEndpoint,
} from '@hako/contract/promotions/desk';
import {
  createCouponEndpoint,
  disableCouponEndpoint,
} from '@hako/contract/promotions/desk-coupons';
import type { Static } from 'typebox';
import { dong } from '../../../kernel/money.ts';
import { DONE, type Route, route } from '../../../platform/http/route.ts';
import type { CouponState, DeskCouponRow } from './desk-store.ts';
import { CHANGED_MESSAGE } from '../promotion-texts.ts';
import type { Promotions } from '../promotions.ts';

/** Coupons as the desk makes and changes them. */
export const couponDeskRoutes = (promotions: Promotions): Route[] => [
  route(createCouponEndpoint, async ({ body, caller }) => {
    const { id, code } = await promotions.create(couponOf(body), caller.userId);
    return { ...DONE, data: { id, code } };
  }),
  route(disableCouponEndpoint, ({ params, body, caller }) =>
    promotions.disable(params.code, caller.userId, body.reason).then(() => DONE),
  ),
  route(listDeskCouponsEndpoint, async ({ query }) => {
    const { state = 'running', page = 1, size = LIMITS.pageSize } = query;
    const { rows, total } = await promotions.listForDesk({ state, page, size });
    const results = rows.map((row) => deskRowOf(row, state));
    return { status: true, results, pagination: { page, size, total } };
  }),
  route(changeCouponEndpoint, async ({ params, body, caller }) => {
    await promotions.change(params.code, changeOf(body), caller.userId);
    return { ...DONE, message: CHANGED_MESSAGE };
  }),
];

const couponOf = (body: Static<typeof createCouponEndpoint.body>) => ({
  code: body.code,
  name: body.name,
  description: body.description,
  target: body.target,
  off:
    'amount_vnd' in body.off
      ? { amount: dong(body.off.amount_vnd) }
      : {
          percent: body.off.percent,
          most: body.off.most_vnd ? dong(body.off.most_vnd) : undefined,
        },
  minimumGoods: dong(body.minimum_goods_vnd ?? 0),
  sites: body.sites ?? [],
  levels: body.levels ?? [],
  route: 'JP',
  startsAt: new Date(body.starts_at),
  endsAt: new Date(body.ends_at),
  totalLimit: body.total_limit ?? undefined,
  perCustomerLimit: body.per_customer_limit ?? 1,
  isListed: body.is_listed,
  needsSaving: body.needs_saving ?? false,
  saveLimit: body.save_limit ?? undefined,
});

const changeOf = (body: Static<typeof changeCouponEndpoint.body>) => ({
  name: body.name.trim(),
  description: body.description.trim(),
  endsAt: new Date(body.ends_at),
  totalLimit: body.total_limit ?? undefined,
  perCustomerLimit: body.per_customer_limit,
  isListed: body.is_listed,
  saveLimit: body.save_limit ?? undefined,
});

const deskRowOf = (row: DeskCouponRow, state: CouponState): DeskCoupon => ({
  code: row.code,
  name: row.name,
  description: row.description,
  state,
  target: row.target,
  percent: row.percent,
  amount_vnd: row.amount_vnd,
  most_vnd: row.most_vnd,
  minimum_goods_vnd: row.minimum_goods_vnd,
  sites: row.sites,
  levels: row.levels,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  total_limit: row.total_limit,
  per_customer_limit: row.per_customer_limit,
  is_listed: row.is_listed,
  needs_saving: row.needs_saving,
  save_limit: row.save_limit,
  disabled_at: row.disabled_at?.toISOString() ?? null,
  used: row.used,
  used_by: row.usage.usedBy,
  given_back: row.usage.givenBack,
  last_used_at: row.usage.lastUsedAt?.toISOString() ?? null,
  saved: row.saved,
});
