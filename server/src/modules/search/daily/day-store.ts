import type { DailyBasis } from '@hako/contract/search/item-of-the-day';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** What was chosen for a day, `2026-11-21`. */
export interface OfDay {
  readonly day: string;
  readonly site: string;
  readonly code: string;
  readonly basis: DailyBasis;
}

export async function findOfDay(db: Database, day: string): Promise<OfDay | undefined> {
  const row = await db
    .selectFrom('items_of_the_day')
    .select(['site', 'code', 'basis'])
    .where('day', '=', sql<Date>`${day}::date`)
    .executeTakeFirst();
  return row && { day, site: row.site, code: row.code, basis: row.basis as DailyBasis };
}

/** What was shown since a day, as `site:code`. */
export async function listShownSince(db: Database, day: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('items_of_the_day')
    .select(['site', 'code'])
    .where('day', '>=', sql<Date>`${day}::date`)
    .execute();
  return new Set(rows.map(({ site, code }) => `${site}:${code}`));
}

/**
 * Keeps the choice of a day, in place of `sold` when that was it. Who was later changes nothing:
 * the row tells what is shown.
 */
export async function saveOfDay(
  db: Database,
  chosen: OfDay & { readonly at: Date },
  sold: Pick<OfDay, 'site' | 'code'> | undefined,
): Promise<void> {
  const { day, site, code, basis, at } = chosen;
  await db
    .insertInto('items_of_the_day')
    .values({ day, site, code, basis, chosen_at: at })
    .onConflict((conflict) =>
      conflict
        .constraint('items_of_the_day_pkey')
        .doUpdateSet({ site, code, basis, chosen_at: at })
        .where('items_of_the_day.site', '=', sold?.site ?? '')
        .where('items_of_the_day.code', '=', sold?.code ?? ''),
    )
    .execute();
}
