import { bind } from '../../kernel/bind.ts';
import { changeCoupon } from './desk/change-coupon.ts';
import type { PromotionsDeps } from './deps.ts';
import { createCoupon, switchCouponOff } from './desk/keep-coupons.ts';
import { listCoupons } from './list-coupons.ts';
import { listDeskCoupons } from './desk/list-desk-coupons.ts';
import type { Promotions } from './promotions.ts';
import { resolveCoupons, resolveForSite } from './resolve-coupons.ts';
import { saveVoucher } from './save-voucher.ts';
import { giveBackCoupons, spendCoupons } from './spend-coupons.ts';

export const createPromotions = (deps: PromotionsDeps): Promotions =>
  bind(deps, {
    list: listCoupons,
    resolve: resolveCoupons,
    resolveForSite,
    spend: spendCoupons,
    giveBack: giveBackCoupons,
    save: saveVoucher,
    create: createCoupon,
    disable: switchCouponOff,
    change: changeCoupon,
    listForDesk: listDeskCoupons,
  });
