import { type Selectable, sql } from 'kysely';
import { dong } from '../../kernel/money.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Coupon, CouponTarget, OwnStanding } from './rules/coupon.ts';

export interface OwnCoupon {
  readonly coupon: Coupon;
  readonly own: OwnStanding;
}

const selectWithOwn = (reader: Reader, customerId: string) =>
  reader
    .selectFrom('coupons')
    .leftJoin('coupon_customers', (join) =>
      join
        .onRef('coupon_customers.coupon_id', '=', 'coupons.id')
        .on('coupon_customers.customer_id', '=', customerId),
    )
    .selectAll('coupons')
    .select(['coupon_customers.saved_at as own_saved_at', 'coupon_customers.used as own_used']);

type OwnRow = Selectable<Tables['coupons']> & {
  own_saved_at: Date | null;
  own_used: number | null;
};
const ownOf = (row: OwnRow): OwnCoupon => ({
  coupon: couponOf(row),
  own: { used: row.own_used ?? 0, savedAt: row.own_saved_at ?? undefined },
});

/** Those of these codes that there are. */
export async function findOwn(
  reader: Reader,
  customerId: string,
  codes: readonly string[],
): Promise<OwnCoupon[]> {
  if (codes.length === 0) return [];
  return (await selectWithOwn(reader, customerId).where('code', 'in', codes).execute()).map(ownOf);
}

/** What runs now and is shown to everybody, and what this customer saved, whatever became of it. Running ones first, those that end first before others. */
export async function listOwn(reader: Reader, customerId: string, now: Date): Promise<OwnCoupon[]> {
  const rows = await selectWithOwn(reader, customerId)
    .where((where) =>
      where.or([
        where('coupon_customers.saved_at', 'is not', null),
        where.and([
          where('is_listed', '=', true),
          where('disabled_at', 'is', null),
          where('starts_at', '<=', now),
          where('ends_at', '>', now),
        ]),
      ]),
    )
    .orderBy(sql`ends_at <= ${now}`)
    .orderBy('ends_at')
    .orderBy('code')
    .limit(500)
    .execute();
  return rows.map(ownOf);
}

/** False when there is a coupon of this code. */
export async function insertCoupon(trx: Trx, coupon: Coupon, createdBy: string): Promise<boolean> {
  const { off } = coupon;
  const done = await trx
    .insertInto('coupons')
    .values({
      id: coupon.id,
      code: coupon.code,
      name: coupon.name,
      description: coupon.description,
      target: coupon.target,
      percent: 'percent' in off ? off.percent : null,
      most_vnd: 'percent' in off ? (off.most ?? null) : null,
      amount_vnd: 'amount' in off ? off.amount : null,
      minimum_goods_vnd: coupon.minimumGoods,
      sites: [...coupon.sites],
      levels: [...coupon.levels],
      route_code: coupon.route,
      starts_at: coupon.startsAt,
      ends_at: coupon.endsAt,
      total_limit: coupon.totalLimit ?? null,
      per_customer_limit: coupon.perCustomerLimit,
      is_listed: coupon.isListed,
      needs_saving: coupon.needsSaving,
      save_limit: coupon.saveLimit ?? null,
      created_by: createdBy,
      created_at: coupon.createdAt,
    })
    .onConflict((conflict) => conflict.constraint('coupons_code').doNothing())
    .executeTakeFirst();
  return Number(done.numInsertedOrUpdatedRows) > 0;
}

/** Whether there is a coupon of this code, on or off. */
export const isCode = async (reader: Reader, code: string): Promise<boolean> =>
  (await reader.selectFrom('coupons').select('id').where('code', '=', code).executeTakeFirst()) !==
  undefined;

/** False when there is none that is still on. */
export async function disableCoupon(trx: Trx, code: string, at: Date): Promise<boolean> {
  const done = await trx
    .updateTable('coupons')
    .set({ disabled_at: at })
    .where('code', '=', code)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return Number(done.numUpdatedRows) > 0;
}

/** One more saver, unless as many as may have saved it. False then. */
export async function countSaver(trx: Trx, couponId: string): Promise<boolean> {
  const done = await trx
    .updateTable('coupons')
    .set({ saved: sql`saved + 1` })
    .where('id', '=', couponId)
    .where(sql<boolean>`(save_limit is null or saved < save_limit)`)
    .executeTakeFirst();
  return Number(done.numUpdatedRows) > 0;
}

/** False when this customer had saved it already. */
export async function writeSaved(
  trx: Trx,
  couponId: string,
  customerId: string,
  at: Date,
): Promise<boolean> {
  const done = await trx
    .insertInto('coupon_customers')
    .values({ coupon_id: couponId, customer_id: customerId, saved_at: at })
    .onConflict((conflict) =>
      conflict
        .constraint('coupon_customers_pkey')
        .doUpdateSet({ saved_at: at })
        .where('coupon_customers.saved_at', 'is', null),
    )
    .executeTakeFirst();
  return Number(done.numInsertedOrUpdatedRows) > 0;
}

const couponOf = (row: Selectable<Tables['coupons']>): Coupon => ({
  id: row.id,
  code: row.code,
  name: row.name,
  description: row.description,
  target: row.target as CouponTarget,
  off:
    row.percent === null
      ? { amount: dong(row.amount_vnd ?? 0) }
      : { percent: row.percent, most: row.most_vnd === null ? undefined : dong(row.most_vnd) },
  minimumGoods: dong(row.minimum_goods_vnd),
  sites: row.sites,
  levels: row.levels,
  route: row.route_code,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  totalLimit: row.total_limit ?? undefined,
  perCustomerLimit: row.per_customer_limit,
  used: row.used,
  isListed: row.is_listed,
  needsSaving: row.needs_saving,
  saveLimit: row.save_limit ?? undefined,
  saved: row.saved,
  disabledAt: row.disabled_at ?? undefined,
  createdAt: row.created_at,
});
