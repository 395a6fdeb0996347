import type { Coupon as CouponRow } from '@hako/contract/promotions/promotions';
import { COUPON_OBSTACLES } from '@hako/contract/promotions/coupon-obstacles';
import type { ShownCoupon } from './list-coupons.ts';

/** What stands for "no limit" where a client reads a whole number. */
const NO_LIMIT = 0;

/** A coupon in the shape of the mobile client (mobile-client.md, section 9). */
export function couponRow({ coupon, own, obstacle }: ShownCoupon, customerId: string): CouponRow {
  const { id, off } = coupon;
  const total = coupon.totalLimit ?? NO_LIMIT;
  const dates = {
    start_date: coupon.startsAt.toISOString(),
    end_date: coupon.endsAt.toISOString(),
  };
  const state = { status: coupon.disabledAt === undefined, deleted: false };
  const qty = { total, value: coupon.totalLimit === undefined ? NO_LIMIT : total - coupon.used };
  return {
    _id: id,
    user_id: customerId,
    coupon_code: coupon.code,
    name: coupon.name,
    description: coupon.description,
    auto: false,
    type: coupon.needsSaving ? 'voucher' : 'coupon',
    mode: coupon.target,
    discount: 'amount' in off ? off.amount : off.percent,
    discount_max: 'amount' in off ? off.amount : (off.most ?? NO_LIMIT),
    discount_unit: 'amount' in off ? 'VND' : '%',
    discount_fee: coupon.target,
    discount_type: 'amount' in off ? 'amount' : 'percent',
    used: own.used,
    weight: { limit: false, value: 0 },
    price: { limit: coupon.minimumGoods > 0, value: coupon.minimumGoods },
    fee: { limit: false, value: 0 },
    qty,
    route_code: coupon.route,
    site_code: coupon.sites.join(','),
    ...dates,
    created_by: '',
    created_date: coupon.createdAt.toISOString(),
    ...state,
    origin: { _id: id, code: coupon.code, qty, ...dates, ...state },
    usages: { global_used: { _id: id, total: coupon.used } },
    my_used: { quantity: { _id: id, total: own.used } },
    total_used: { quantity: { _id: id, total: coupon.used } },
    is_saved: own.savedAt !== undefined,
    obstacle: obstacle ?? null,
    obstacle_text: obstacle ? COUPON_OBSTACLES[obstacle] : null,
  };
}

/** Groups of one: the mobile client reads coupon i of group i, and breaks when there is no group at all. */
export function groupsOf(
  rows: readonly CouponRow[],
): { _id: string; count: number; coupons: CouponRow[] }[] {
  if (rows.length === 0) return [{ _id: 'none', count: 0, coupons: [] }];
  return rows.map((row) => ({ _id: row._id, count: 1, coupons: [row] }));
}
