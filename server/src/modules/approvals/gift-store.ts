import { sql } from 'kysely';
import { type Dong, dong } from '../../kernel/money.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/lock.ts';
import type { DayLimits } from './rules/fits-day.ts';

export async function readDayLimits(reader: Reader): Promise<DayLimits> {
  const row = await reader
    .selectFrom('approval_settings')
    .select(['staff_day_limit_vnd', 'customer_day_limit_vnd'])
    .executeTakeFirstOrThrow();
  return { staff: dong(row.staff_day_limit_vnd), customer: dong(row.customer_day_limit_vnd) };
}

export interface Giver {
  readonly staffId: string;
  /** Who alone let the giver in, and so may be the same person; the giver where nobody did. */
  readonly hand: string;
}

interface Whose extends Giver {
  readonly customerId: string;
  /** `2026-11-23`, in Vietnam. */
  readonly day: string;
}

/**
 * What else than this gift was given alone that day: to anybody by this person, under each account
 * that is in the same hand, and to this customer by anybody.
 */
export async function sumGifts(
  reader: Reader,
  { key, staffId, hand, customerId, day }: Whose & { readonly key: string },
): Promise<DayLimits> {
  const { rows } = await sql<{ staff: number; customer: number }>`
    select (select coalesce(sum(amount_vnd), 0)::bigint from one_person_gifts
        where (staff_id in (${staffId}, ${hand}) or let_in_by in (${staffId}, ${hand}))
          and day = ${day} and key <> ${key}) as staff,
      (select coalesce(sum(amount_vnd), 0)::bigint from one_person_gifts where customer_id = ${customerId} and day = ${day} and key <> ${key}) as customer
  `.execute(reader);
  return { staff: dong(rows[0]?.staff ?? 0), customer: dong(rows[0]?.customer ?? 0) };
}

/** Whoever gives with this hand, or to this customer, waits until this transaction ends. */
export async function lockGifts(trx: Trx, { staffId, hand, customerId }: Omit<Whose, 'day'>) {
  for (const giver of [...new Set([staffId, hand])].sort())
    await lockName(trx, `gifts by ${giver}`);
  await lockName(trx, `gifts to ${customerId}`);
}

export async function insertGift(
  trx: Trx,
  gift: Whose & {
    readonly key: string;
    readonly amount: Dong;
    readonly at: Date;
    readonly limits: DayLimits;
  },
): Promise<void> {
  await trx
    .insertInto('one_person_gifts')
    .values({
      key: gift.key,
      staff_id: gift.staffId,
      let_in_by: gift.hand === gift.staffId ? null : gift.hand,
      customer_id: gift.customerId,
      amount_vnd: gift.amount,
      day: gift.day,
      given_at: gift.at,
      staff_day_limit_vnd: gift.limits.staff,
      customer_day_limit_vnd: gift.limits.customer,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
