import { sql } from 'kysely';
import { Refusal } from '../../kernel/refusal.ts';
import { dayInVietnam } from '../../kernel/vietnam-day.ts';
import { yenText } from '../../kernel/wording.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import { lockName } from '../../platform/database/lock.ts';
import type { FloatDeps } from './deps.ts';

interface Alone {
  readonly staffId: string;
  /** Above zero. */
  readonly amountJpy: number;
}

interface Day {
  readonly limitJpy: number;
  readonly bookedJpy: number;
}

/** What one person books alone in a day, as the owner has set it. */
export async function readLimit(reader: Reader): Promise<number> {
  const row = await reader
    .selectFrom('float_settings')
    .select('staff_day_limit_jpy')
    .executeTakeFirst();
  return row?.staff_day_limit_jpy ?? 0;
}

async function readDay(reader: Reader, staffId: string, day: string): Promise<Day> {
  const { rows } = await sql<Day>`
    select staff_day_limit_jpy as "limitJpy", (
      select coalesce(sum(amount_jpy), 0)::bigint from float_alone
      where staff_id = ${staffId} and day = ${day}
    ) as "bookedJpy" from float_settings`.execute(reader);
  return rows[0] ?? { limitJpy: 0, bookedJpy: 0 };
}

/**
 * Whether one person may book a fee, a correction, a refund or the opposite of one alone, within
 * the bound of a day of Vietnam. Another transaction that books in this name waits until this one
 * ends; the caller holds the order, the accounts and the lines already. The trigger of the table
 * counts what is booked, and refuses what nobody asked here.
 */
export async function fitsAlone(
  { clock }: Pick<FloatDeps, 'clock'>,
  trx: Trx,
  { staffId, amountJpy }: Alone,
): Promise<boolean> {
  await lockName(trx, `float alone by ${staffId}`);
  const { limitJpy, bookedJpy } = await readDay(trx, staffId, dayInVietnam(clock.now()));
  return bookedJpy + amountJpy <= limitJpy;
}

/** For acts that no second person can approve. Refusal `float.over-day`. */
export async function refuseOverDay(
  deps: Pick<FloatDeps, 'clock'>,
  trx: Trx,
  alone: Alone,
): Promise<void> {
  if (await fitsAlone(deps, trx, alone)) return;
  throw new Refusal('float.over-day', { limit: yenText(await readLimit(trx)) });
}
