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

interface Whose {
  readonly staffId: string;
  readonly customerId: string;
  /** `2026-11-23`, in Vietnam. */
  readonly day: string;
}

/** What else than this gift was given alone that day, by this person to anybody and to this customer by anybody. */
export async function sumGifts(
  reader: Reader,
  { key, staffId, customerId, day }: Whose & { readonly key: string },
): Promise<DayLimits> {
  const { rows } = await sql<{ staff: number; customer: number }>`
    select (select coalesce(sum(amount_vnd), 0)::bigint from one_person_gifts where staff_id = ${staffId} and day = ${day} and key <> ${key}) as staff,
      (select coalesce(sum(amount_vnd), 0)::bigint from one_person_gifts where customer_id = ${customerId} and day = ${day} and key <> ${key}) as customer
  `.execute(reader);
  return { staff: dong(rows[0]?.staff ?? 0), customer: dong(rows[0]?.customer ?? 0) };
}

/** Whoever gives in this name, or to this customer, waits until this transaction ends. */
export async function lockGifts(trx: Trx, { staffId, customerId }: Omit<Whose, 'day'>) {
  await lockName(trx, `gifts by ${staffId}`);
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
