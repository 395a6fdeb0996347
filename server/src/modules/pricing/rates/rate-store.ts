import { endOfVietnamDay } from '../../../kernel/vietnam-day.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { RateEntry, RateList } from './rate-feed.ts';

export interface RateReading {
  readonly id: number;
  readonly quotedAt: Date;
  /** đồng for 100 yen. */
  readonly jpySellX100: number;
  readonly entries: readonly RateEntry[];
}

type ReadingState = 'good' | 'waiting' | 'declined';

export async function findLatestReading(
  reader: Reader,
  state: ReadingState,
): Promise<RateReading | undefined> {
  const row = await reader
    .selectFrom('exchange_rate_readings')
    .select(['id', 'quoted_at', 'jpy_sell_x100', 'entries'])
    .where('state', '=', state)
    .orderBy('quoted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      quotedAt: row.quoted_at,
      jpySellX100: row.jpy_sell_x100,
      entries: row.entries as RateEntry[],
    }
  );
}

/** đồng for 100 yen of the last good reading before the end of a day in Vietnam. */
export async function findRateOn(reader: Reader, day: string): Promise<number | undefined> {
  const row = await reader
    .selectFrom('exchange_rate_readings')
    .select('jpy_sell_x100')
    .where('state', '=', 'good')
    .where('quoted_at', '<', endOfVietnamDay(day) ?? new Date(0))
    .orderBy('quoted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.jpy_sell_x100;
}

/** Who set a rate by hand, and why; a second person where it was outside the bound of a jump. */
export interface RateAuthor {
  readonly enteredBy: string;
  readonly approvedBy: string | undefined;
  readonly reason: string;
}

/** Nothing happens when this list was kept before. */
export async function insertReading(
  trx: Trx,
  list: RateList,
  jpySellX100: number,
  state: ReadingState,
  at: Date,
  author?: RateAuthor,
): Promise<void> {
  await trx
    .insertInto('exchange_rate_readings')
    .values({
      source: list.source,
      quoted_at: list.quotedAt,
      read_at: at,
      jpy_sell_x100: jpySellX100,
      entries: JSON.stringify(list.entries),
      state,
      entered_by: author?.enteredBy ?? null,
      approved_by: author?.approvedBy ?? null,
      reason: author?.reason ?? null,
    })
    .onConflict((conflict) => conflict.constraint('exchange_rate_readings_once').doNothing())
    .execute();
}

/** What was waiting, as it was; undefined when it waits no more. */
export async function updateDecision(
  trx: Trx,
  id: number,
  decision: {
    readonly state: 'good' | 'declined';
    readonly by: string;
    readonly at: Date;
    readonly reason: string;
  },
): Promise<{ readonly jpySellX100: number } | undefined> {
  const { state, by, at, reason } = decision;
  const row = await trx
    .updateTable('exchange_rate_readings')
    .set({ state, decided_at: at, decided_by: by, reason })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('jpy_sell_x100')
    .executeTakeFirst();
  return row && { jpySellX100: row.jpy_sell_x100 };
}

/** The last list that the feed told and that was taken. */
export async function findLastOfFeed(reader: Reader): Promise<number | undefined> {
  const row = await reader
    .selectFrom('exchange_rate_readings')
    .select('jpy_sell_x100')
    .where('state', '=', 'good')
    .where('source', '<>', DESK_SOURCE)
    .orderBy('quoted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.jpy_sell_x100;
}

/** The source of a rate by hand. */
export const DESK_SOURCE = 'desk';

export async function readLimits(
  reader: Reader,
): Promise<{ maxAgeHours: number; jumpPercent: number }> {
  const row = await reader
    .selectFrom('exchange_rate_limits')
    .select(['max_age_hours', 'jump_percent'])
    .executeTakeFirstOrThrow();
  return { maxAgeHours: row.max_age_hours, jumpPercent: row.jump_percent };
}
