import {
  listCouponsEndpoint,
  listMyCouponsEndpoint,
  listVouchersEndpoint,
  saveVoucherEndpoint,
} from '@hako/contract/promotions/promotions';
import { DONE, type Route, route } from '../../platform/http/route.ts';
import { couponDeskRoutes } from './desk/routes.ts';
import { isOffered, isUsableAs } from './list-coupons.ts';
import { SAVED_MESSAGE } from './promotion-texts.ts';
import type { Promotions } from './promotions.ts';
import { couponRow, groupsOf } from './wire.ts';

const PAGE_SIZE = 20;

export const promotionsRoutes = (promotions: Promotions): Route[] => [
  ...couponRoutes(promotions),
  ...couponDeskRoutes(promotions),
];

/** Coupons as customers find, save and read them. */
const couponRoutes = (promotions: Promotions): Route[] => [
  route(listCouponsEndpoint, async ({ caller: { customerId } }) => {
    const shown = (await promotions.list(customerId)).filter(isOffered);
    return { ...DONE, data: shown.map((one) => couponRow(one, customerId)) };
  }),
  route(listMyCouponsEndpoint, async ({ query, caller: { customerId } }) => {
    const { page = 0, size = PAGE_SIZE, search = '' } = query;
    const usable = (await promotions.list(customerId)).filter(isUsableAs(search));
    const shown = usable.slice(page * size, (page + 1) * size);
    return { ...DONE, data: groupsOf(shown.map((one) => couponRow(one, customerId))) };
  }),
  route(listVouchersEndpoint, async ({ caller: { customerId } }) => ({
    ...DONE,
    data: (await promotions.list(customerId)).map((one) => couponRow(one, customerId)),
  })),
  route(saveVoucherEndpoint, async ({ body: { code }, caller: { customerId } }) => {
    const { coupon } = await promotions.save(customerId, code);
    const saved = (await promotions.list(customerId)).find((one) => one.coupon.id === coupon.id);
    if (!saved) throw new Error(`voucher ${coupon.code} was saved and is not listed`);
    return { ...DONE, message: SAVED_MESSAGE, data: couponRow(saved, customerId) };
  }),
];
