import type { Bound } from '../../kernel/bind.ts';
import type { changeCoupon } from './desk/change-coupon.ts';
import type { listDeskCoupons } from './desk/list-desk-coupons.ts';
import type { createCoupon, switchCouponOff } from './desk/keep-coupons.ts';
import type { listCoupons } from './list-coupons.ts';
import type { resolveCoupons, resolveForSite } from './resolve-coupons.ts';
import type { saveVoucher } from './save-voucher.ts';
import type { giveBackCoupons, spendCoupons } from './spend-coupons.ts';

/** Who may use a coupon, and how often it was used. What it takes off is pricing's. */
export interface Promotions {
  readonly list: Bound<typeof listCoupons>;
  readonly resolve: Bound<typeof resolveCoupons>;
  readonly resolveForSite: Bound<typeof resolveForSite>;
  readonly spend: Bound<typeof spendCoupons>;
  readonly giveBack: Bound<typeof giveBackCoupons>;
  readonly save: Bound<typeof saveVoucher>;
  readonly create: Bound<typeof createCoupon>;
  readonly disable: Bound<typeof switchCouponOff>;
  readonly change: Bound<typeof changeCoupon>;
  readonly listForDesk: Bound<typeof listDeskCoupons>;
}
