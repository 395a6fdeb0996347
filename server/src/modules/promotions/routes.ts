import {
  listCouponsEndpoint,
  listMyCouponsEndpoint,
  listVouchersEndpoint,
  saveVoucherEndpoint,
} from '@hako/contract/promotions/promotions';
import {
  createCouponEndpoint,
  disableCouponEndpoint,
} from '@hako/contract/promotions/desk-coupons';
import { dong } from '../../kernel/money.ts';
import { DONE, type Route, route } from '../../platform/http/route.ts';
import type { Promotions } from './create-promotions.ts';
import { SAVED_MESSAGE } from './promotion-texts.ts';
import { couponRow, groupsOf } from './wire.ts';

const PAGE_SIZE = 20;

export const promotionsRoutes = (promotions: Promotions): Route[] => [
  route(listCouponsEndpoint, async ({ caller: { customerId } }) => {
    const shown = (await promotions.list(customerId)).filter(
      ({ coupon, obstacle }) => coupon.isListed && obstacle !== 'ended' && obstacle !== 'disabled',
    );
    return { ...DONE, data: shown.map((one) => couponRow(one, customerId)) };
  }),
  route(
    listMyCouponsEndpoint,
    async ({ query: { page = 0, size = PAGE_SIZE, search = '' }, caller: { customerId } }) => {
      const word = search.trim().toLowerCase();
      const usable = (await promotions.list(customerId)).filter(
        ({ coupon, obstacle }) =>
          obstacle === undefined && `${coupon.code} ${coupon.name}`.toLowerCase().includes(word),
      );
      const rows = usable
        .slice(page * size, (page + 1) * size)
        .map((one) => couponRow(one, customerId));
      return { ...DONE, data: groupsOf(rows) };
    },
  ),
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
  route(createCouponEndpoint, async ({ body, caller }) => {
    const { off } = body;
    const { id, code } = await promotions.create(
      {
        code: body.code,
        name: body.name,
        description: body.description,
        target: body.target,
        off:
          'amount_vnd' in off
            ? { amount: dong(off.amount_vnd) }
            : { percent: off.percent, most: off.most_vnd ? dong(off.most_vnd) : undefined },
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
      },
      caller.userId,
    );
    return { ...DONE, data: { id, code } };
  }),
  route(disableCouponEndpoint, ({ params, body, caller }) =>
    promotions.disable(params.code, caller.userId, body.reason).then(() => DONE),
  ),
];
