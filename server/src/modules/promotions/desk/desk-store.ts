import { type Selectable, sql } from 'kysely';
import { countedPage } from '../../../platform/database/counted-page.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type CouponState = 'running' | 'planned' | 'over';

export interface CouponUsage {
  readonly usedBy: number;
  readonly givenBack: number;
  readonly lastUsedAt: Date | undefined;
}

export type DeskCouponRow = Selectable<Tables['coupons']> & { readonly usage: CouponUsage };

/** Coupons of a state by their end, the next one first, with how they were used. */
export async function listForDesk(
  reader: Reader,
  { state, now, page, size }: { state: CouponState; now: Date; page: number; size: number },
): Promise<{ rows: DeskCouponRow[]; total: number }> {
  let matching = reader.selectFrom('coupons');
  if (state === 'running')
    matching = matching
      .where('disabled_at', 'is', null)
      .where('starts_at', '<=', now)
      .where('ends_at', '>', now);
  if (state === 'planned')
    matching = matching.where('disabled_at', 'is', null).where('starts_at', '>', now);
  if (state === 'over')
    matching = matching.where((is) =>
      is.or([is('disabled_at', 'is not', null), is('ends_at', '<=', now)]),
    );
  const { rows, total } = await countedPage(
    reader,
    matching.selectAll().orderBy('ends_at').orderBy('code'),
    { page, size },
  );
  const usage = await readUsage(
    reader,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((row) => ({ ...row, usage: usage.get(row.id) ?? UNUSED })),
    total: Number(total),
  };
}

const UNUSED: CouponUsage = { usedBy: 0, givenBack: 0, lastUsedAt: undefined };

async function readUsage(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, CouponUsage>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .selectFrom('coupon_uses')
    .select([
      'coupon_id',
      sql<number>`count(distinct customer_id) filter (where given_back_at is null)`.as('used_by'),
      sql<number>`count(given_back_at)`.as('given_back'),
      sql<Date>`max(used_at)`.as('last_used_at'),
    ])
    .where('coupon_id', 'in', ids)
    .groupBy('coupon_id')
    .execute();
  return new Map(
    rows.map((row) => [
      row.coupon_id,
      {
        usedBy: Number(row.used_by),
        givenBack: Number(row.given_back),
        lastUsedAt: row.last_used_at,
      },
    ]),
  );
}

/** Locks a coupon, so that nobody uses it while its limits change. */
export const lockCoupon = (
  trx: Trx,
  code: string,
): Promise<Selectable<Tables['coupons']> | undefined> =>
  trx.selectFrom('coupons').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();

export interface CouponChange {
  readonly name: string;
  readonly description: string;
  readonly endsAt: Date;
  readonly totalLimit: number | undefined;
  readonly perCustomerLimit: number;
  readonly isListed: boolean;
  readonly saveLimit: number | undefined;
}

export async function updateCoupon(trx: Trx, id: string, change: CouponChange): Promise<void> {
  await trx
    .updateTable('coupons')
    .set({
      name: change.name,
      description: change.description,
      ends_at: change.endsAt,
      total_limit: change.totalLimit ?? null,
      per_customer_limit: change.perCustomerLimit,
      is_listed: change.isListed,
      save_limit: change.saveLimit ?? null,
    })
    .where('id', '=', id)
    .execute();
}
