import { sql } from 'kysely';
import { endOfVietnamDay, startOfVietnamDay } from '../../../kernel/vietnam-day.ts';
import type { Reader, Trx } from '../../../platform/database/database.ts';

/** The last day whose figures are kept. */
export async function findLastKept(reader: Reader): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(max(day), 'YYYY-MM-DD') as day from report_days`.execute(reader);
  return rows[0]?.day ?? undefined;
}

/** False when somebody else keeps it already. */
export async function insertDay(trx: Trx, day: string, at: Date): Promise<boolean> {
  const row = await trx
    .insertInto('report_days')
    .values({ day, kept_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kept_at')
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds up the money of a sealed day by site. */
export async function insertSiteDay(trx: Trx, day: string): Promise<void> {
  await sql`
    insert into report_site_days (day, site, account, currency, received, spent, worth_vnd)
    select day, site, account, currency, received, spent, worth_vnd
    from report_sites_of(${startOfVietnamDay(day)}, ${endOfVietnamDay(day)})`.execute(trx);
}
