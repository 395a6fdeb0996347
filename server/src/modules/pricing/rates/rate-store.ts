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

/** Nothing happens when this list was kept before. */
export async function insertReading(
  trx: Trx,
  list: RateList,
  jpySellX100: number,
  state: ReadingState,
  at: Date,
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
    })
    .onConflict((conflict) => conflict.constraint('exchange_rate_readings_once').doNothing())
    .execute();
}

/** True when it was still waiting. */
export async function updateDecision(
  trx: Trx,
  id: number,
  state: 'good' | 'declined',
  staffId: string,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('exchange_rate_readings')
    .set({ state, decided_at: at, decided_by: staffId })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function readLimits(
  reader: Reader,
): Promise<{ maxAgeHours: number; jumpPercent: number }> {
  const row = await reader
    .selectFrom('exchange_rate_limits')
    .select(['max_age_hours', 'jump_percent'])
    .executeTakeFirstOrThrow();
  return { maxAgeHours: row.max_age_hours, jumpPercent: row.jump_percent };
}
