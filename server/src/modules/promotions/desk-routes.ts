import {
  changeCouponEndpoint,
  type DeskCoupon,
  listDeskCouponsEndpoint,
} from '@hako/contract/promotions/desk';
import { LIMITS } from '@hako/contract/kit/limits';
import { type Route, route } from '../../platform/http/route.ts';
import type { CouponState, DeskCouponRow } from './desk-store.ts';
import type { Promotions } from './create-promotions.ts';
import { CHANGED_MESSAGE } from './promotion-texts.ts';

/** Coupons at the desk, besides making one and switching it off. */
export const couponDeskRoutes = (promotions: Promotions): Route[] => [
  route(
    listDeskCouponsEndpoint,
    async ({ query: { state = 'running', page = 1, size = LIMITS.pageSize } }) => {
      const { rows, total } = await promotions.listForDesk({ state, page, size });
      return {
        status: true,
        results: rows.map((row) => deskRowOf(row, state)),
        pagination: { page, size, total },
      };
    },
  ),
  route(changeCouponEndpoint, async ({ params, body, caller }) => {
    const change = {
      name: body.name.trim(),
      description: body.description.trim(),
      endsAt: new Date(body.ends_at),
      totalLimit: body.total_limit ?? undefined,
      perCustomerLimit: body.per_customer_limit,
      isListed: body.is_listed,
      saveLimit: body.save_limit ?? undefined,
    };
    await promotions.change(params.code, change, caller.userId);
    return { status: true, success: true, message: CHANGED_MESSAGE } as const;
  }),
];

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
