import { type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type WatchedQuery = Selectable<Tables['watched_queries']>;

const CODES_KEPT = 500;

/** One row a site and question that somebody waits for, however many do; questions that nobody waits for any more are forgotten. */
export async function alignWatchedQueries(
  db: Database,
  sites: readonly string[],
  at: Date,
): Promise<void> {
  await sql`insert into watched_queries (site, signature, query, next_read_at)
    select distinct on (site, s.signature) site, s.signature, s.query, ${at}::timestamptz from saved_searches s cross join unnest(${sites}::text[]) as site
    where s.is_alerting and (s.sites = '{}' or site = any(s.sites))
    on conflict on constraint watched_queries_pkey do nothing`.execute(db);
  await sql`with gone as (
      delete from watched_queries w where not exists (
        select 1 from saved_searches s where s.signature = w.signature and s.is_alerting and (s.sites = '{}' or w.site = any(s.sites)))
      returning site, signature)
    delete from known_listings k using gone where k.site = gone.site and k.signature = gone.signature`.execute(
    db,
  );
}

/** Takes the questions of a site that are due, longest waiting first; whoever else looks at the same moment gets others. */
export async function takeDueQueries(
  db: Database,
  site: string,
  most: number,
  at: Date,
  again: Date,
): Promise<WatchedQuery[]> {
  const { rows } = await sql<WatchedQuery>`update watched_queries w set next_read_at = ${again}
    from (select site, signature from watched_queries where site = ${site} and next_read_at <= ${at}
      order by next_read_at, signature limit ${most} for update skip locked) due
    where w.site = due.site and w.signature = due.signature returning w.*`.execute(db);
  return rows;
}

/** What is known of a question, while its row is held against others who book a reading of it; undefined when nobody waits for it any more. */
export async function lockReading(
  trx: Trx,
  { site, signature }: Pick<WatchedQuery, 'site' | 'signature'>,
  codes: readonly string[],
): Promise<{ query: WatchedQuery; known: ReadonlySet<string> } | undefined> {
  const query = await trx
    .selectFrom('watched_queries')
    .selectAll()
    .where('site', '=', site)
    .where('signature', '=', signature)
    .forUpdate()
    .executeTakeFirst();
  if (!query) return undefined;
  const rows =
    codes.length === 0
      ? []
      : await trx
          .selectFrom('known_listings')
          .select('code')
          .where('site', '=', site)
          .where('signature', '=', signature)
          .where('code', 'in', [...codes])
          .execute();
  return { query, known: new Set(rows.map(({ code }) => code)) };
}

/** Books a reading: what was seen, when the next is due. The newest five hundred codes stay known. */
export async function bookReading(
  trx: Trx,
  { site, signature }: Pick<WatchedQuery, 'site' | 'signature'>,
  reading: {
    codes: readonly string[];
    at: Date;
    nextReadAt: Date;
    quietReadings: number;
    isWhole: boolean;
  },
): Promise<void> {
  await trx
    .updateTable('watched_queries')
    .set({
      last_read_at: reading.at,
      next_read_at: reading.nextReadAt,
      quiet_readings: reading.quietReadings,
      was_whole: reading.isWhole,
    })
    .where('site', '=', site)
    .where('signature', '=', signature)
    .execute();
  if (reading.codes.length === 0) return;
  await trx
    .insertInto('known_listings')
    .values(reading.codes.map((code) => ({ site, signature, code, seen_at: reading.at })))
    .onConflict((conflict) =>
      conflict.constraint('known_listings_pkey').doUpdateSet({ seen_at: reading.at }),
    )
    .execute();
  await sql`delete from known_listings k using (
      select code from known_listings where site = ${site} and signature = ${signature} order by seen_at desc, code offset ${CODES_KEPT}) old
    where k.site = ${site} and k.signature = ${signature} and k.code = old.code`.execute(trx);
}
