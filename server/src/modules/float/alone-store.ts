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

async function readDay(reader: Reader, staffId: string, day: string): Promise<Day> {
  const { rows } = await sql<Day>`
    select staff_day_limit_jpy as "limitJpy", (
      select coalesce(sum(amount_jpy), 0)::bigint from float_alone
      where staff_id = ${staffId} and day = ${day}
    ) as "bookedJpy" from float_settings`.execute(reader);
  return rows[0] ?? { limitJpy: 0, bookedJpy: 0 };
}

/**
 * Whether a fee, a correction or a refund of this size, or what takes one back, is within what one
 * person books alone in a day of Vietnam. Others who book in this name wait until the transaction
 * ends. The table counts what is booked, and refuses what was not asked here.
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

/** Where no second person can be asked at once. Refusal `float.over-day`. */
export async function refuseOverDay(
  deps: Pick<FloatDeps, 'clock'>,
  trx: Trx,
  alone: Alone,
): Promise<void> {
  if (await fitsAlone(deps, trx, alone)) return;
  const { limitJpy } = await readDay(trx, alone.staffId, dayInVietnam(deps.clock.now()));
  throw new Refusal('float.over-day', { limit: yenText(limitJpy) });
}
