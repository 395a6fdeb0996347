import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';

export interface Budget {
  /** What is counted, e.g. `code-day:+84…`. */
  readonly scope: string;
  readonly limit: number;
  readonly windowMs: number;
}

/**
 * Takes one of the budget, counted by the database so that a thousand callers at once take no more than the limit.
 * Undefined: taken. Otherwise the seconds until the window ends.
 */
export async function takeBudget(
  trx: Trx,
  { scope, limit, windowMs }: Budget,
  now: Date,
): Promise<number | undefined> {
  const endsAt = new Date(now.getTime() + windowMs);
  const { rows: taken } = await sql<{ used: number }>`
    insert into budgets as b (scope, used, window_began_at, window_ends_at) values (${scope}, 1, ${now}, ${endsAt})
    on conflict (scope) do update set
      used = case when b.window_ends_at <= ${now} then 1 else b.used + 1 end,
      window_began_at = case when b.window_ends_at <= ${now} then ${now} else b.window_began_at end,
      window_ends_at = case when b.window_ends_at <= ${now} then ${endsAt} else b.window_ends_at end
    where b.window_ends_at <= ${now} or b.used < ${limit}
    returning used`.execute(trx);
  if (taken.length > 0) return undefined;
  const row = await trx
    .selectFrom('budgets')
    .select('window_ends_at')
    .where('scope', '=', scope)
    .executeTakeFirst();
  return Math.max(
    1,
    Math.ceil(((row?.window_ends_at.getTime() ?? now.getTime()) - now.getTime()) / 1_000),
  );
}

/** How much of the budgets was used in their running windows; unknown scopes count as zero. */
export async function readUsed(
  reader: Reader,
  scopes: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await reader
    .selectFrom('budgets')
    .select(['scope', 'used'])
    .where('scope', 'in', scopes)
    .where('window_ends_at', '>', now)
    .execute();
  return new Map(rows.map((row) => [row.scope, row.used]));
}

/** Gives back one that was taken for nothing. */
export async function giveBack(trx: Trx, scope: string): Promise<void> {
  await trx
    .updateTable('budgets')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('scope', '=', scope)
    .where('used', '>', 0)
    .execute();
}

/** Begins anew, e.g. after the right password. */
export async function deleteBudget(trx: Trx, scope: string): Promise<void> {
  await trx.deleteFrom('budgets').where('scope', '=', scope).execute();
}
