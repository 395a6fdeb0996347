import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';

/**
 * One use more, if the coupon runs and is not used up: the database compares and adds in one statement, so whoever comes second waits and
 * then sees what the first one left. Undefined when it may not be used.
 */
export async function takeUse(
  trx: Trx,
  code: string,
  now: Date,
): Promise<
  | { readonly id: string; readonly perCustomerLimit: number; readonly needsSaving: boolean }
  | undefined
> {
  const row = await trx
    .updateTable('coupons')
    .set({ used: sql`used + 1` })
    .where('code', '=', code)
    .where('disabled_at', 'is', null)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .where(sql<boolean>`(total_limit is null or used < total_limit)`)
    .returning(['id', 'per_customer_limit', 'needs_saving'])
    .executeTakeFirst();
  return (
    row && { id: row.id, perCustomerLimit: row.per_customer_limit, needsSaving: row.needs_saving }
  );
}

/** The same for this customer's share. `used-by-you` and `not-saved` are what else can be wrong. */
export async function takeOwnUse(
  trx: Trx,
  {
    id,
    perCustomerLimit,
    needsSaving,
  }: { readonly id: string; readonly perCustomerLimit: number; readonly needsSaving: boolean },
  customerId: string,
): Promise<'taken' | 'used-by-you' | 'not-saved'> {
  const row = await trx
    .insertInto('coupon_customers')
    .values({ coupon_id: id, customer_id: customerId, used: 1 })
    .onConflict((conflict) =>
      conflict
        .constraint('coupon_customers_pkey')
        .doUpdateSet({ used: sql`coupon_customers.used + 1` })
        .where('coupon_customers.used', '<', perCustomerLimit),
    )
    .returning('saved_at')
    .executeTakeFirst();
  if (!row) return 'used-by-you';
  return needsSaving && row.saved_at === null ? 'not-saved' : 'taken';
}

export async function insertUse(
  trx: Trx,
  couponId: string,
  orderId: string,
  customerId: string,
  at: Date,
): Promise<void> {
  await trx
    .insertInto('coupon_uses')
    .values({ coupon_id: couponId, order_id: orderId, customer_id: customerId, used_at: at })
    .execute();
}

/** Gives the uses of an order back, each once however often it is asked. */
export async function giveBackUses(trx: Trx, orderId: string, at: Date): Promise<void> {
  const uses = await trx
    .updateTable('coupon_uses')
    .set({ given_back_at: at })
    .where('order_id', '=', orderId)
    .where('given_back_at', 'is', null)
    .returning(['coupon_id', 'customer_id'])
    .execute();
  for (const { coupon_id, customer_id } of uses.toSorted((one, other) =>
    one.coupon_id < other.coupon_id ? -1 : 1,
  )) {
    await trx
      .updateTable('coupons')
      .set({ used: sql`used - 1` })
      .where('id', '=', coupon_id)
      .execute();
    await trx
      .updateTable('coupon_customers')
      .set({ used: sql`used - 1` })
      .where('coupon_id', '=', coupon_id)
      .where('customer_id', '=', customer_id)
      .execute();
  }
}
