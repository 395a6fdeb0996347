import { bind } from '../../kernel/bind.ts';
import type { PromotionsDeps } from './deps.ts';
import { type CouponState, listForDesk } from './desk-store.ts';
import { changeCoupon } from './change-coupon.ts';
import { createCoupon, switchCouponOff } from './keep-coupons.ts';
import { listCoupons } from './list-coupons.ts';
import { resolveCoupons, resolveForSite } from './resolve-coupons.ts';
import { saveVoucher } from './save-voucher.ts';
import { giveBackCoupons, spendCoupons } from './spend-coupons.ts';

export type Promotions = ReturnType<typeof createPromotions>;

export const createPromotions = (deps: PromotionsDeps) => ({
  ...bind(deps, {
    list: listCoupons,
    resolve: resolveCoupons,
    resolveForSite,
    spend: spendCoupons,
    giveBack: giveBackCoupons,
    save: saveVoucher,
    create: createCoupon,
    disable: switchCouponOff,
    change: changeCoupon,
  }),
  listForDesk: (asked: { state: CouponState; page: number; size: number }) =>
    listForDesk(deps.db, { ...asked, now: deps.clock.now() }),
});
