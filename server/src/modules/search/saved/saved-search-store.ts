import { lockName } from '../../../platform/database/lock.ts';
import { type Selectable, sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type SavedSearchRow = Selectable<Tables['saved_searches']>;
export type FindRow = Selectable<Tables['saved_search_finds']>;
export interface SavedSearchLine extends SavedSearchRow {
  readonly newCount: number;
  readonly lastFoundAt: Date | null;
}

const FINDS_KEPT = 50;

/** With what was found since it was looked at. */
const lines = (reader: Reader, customerId: string) =>
  reader
    .selectFrom('saved_searches as s')
    .selectAll('s')
    .select([
      sql<number>`(select count(*) from saved_search_finds f where f.saved_search_id = s.id and f.found_at > s.seen_at)::int`.as(
        'newCount',
      ),
      sql<Date | null>`(select max(f.found_at) from saved_search_finds f where f.saved_search_id = s.id)`.as(
        'lastFoundAt',
      ),
    ])
    .where('s.customer_id', '=', customerId);

export const listSavedSearches = (reader: Reader, customerId: string): Promise<SavedSearchLine[]> =>
  lines(reader, customerId).orderBy('s.created_at', 'desc').orderBy('s.id').execute();

export const findSavedSearch = (
  reader: Reader,
  customerId: string,
  id: string,
): Promise<SavedSearchLine | undefined> =>
  lines(reader, customerId).where('s.id', '=', id).executeTakeFirst();

/** One customer's saving at a time, so that the limit holds however many calls come at once. */
export async function lockSavedSearches(trx: Trx, customerId: string): Promise<void> {
  await lockName(trx, `saved-searches:${customerId}`);
}

export async function insertSavedSearch(
  trx: Trx,
  row: Omit<SavedSearchRow, 'filters' | 'query'> & { filters: object; query: object },
): Promise<void> {
  await trx
    .insertInto('saved_searches')
    .values({ ...row, filters: JSON.stringify(row.filters), query: JSON.stringify(row.query) })
    .execute();
}

export async function updateSavedSearch(
  trx: Trx,
  customerId: string,
  id: string,
  change: Partial<Pick<SavedSearchRow, 'name' | 'is_alerting' | 'sites' | 'seen_at'>> & {
    readonly updated_at: Date;
  },
): Promise<void> {
  await trx
    .updateTable('saved_searches')
    .set(change)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}

export async function deleteSavedSearch(trx: Trx, customerId: string, id: string): Promise<void> {
  const gone = await trx
    .deleteFrom('saved_searches')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (gone.numDeletedRows > 0n)
    await trx.deleteFrom('saved_search_finds').where('saved_search_id', '=', id).execute();
}

export const listFinds = (reader: Reader, savedSearchId: string): Promise<FindRow[]> =>
  reader
    .selectFrom('saved_search_finds')
    .selectAll()
    .where('saved_search_id', '=', savedSearchId)
    .orderBy('found_at', 'desc')
    .orderBy('code')
    .limit(FINDS_KEPT)
    .execute();

export interface NewFind {
  readonly site: string;
  readonly code: string;
  readonly title: string;
  readonly priceJpy: number | null;
  readonly picture: string;
}

/** Writes finds down for everybody who waits for this question at this site and saved it before; each keeps the newest fifty. */
export async function insertFinds(
  trx: Trx,
  question: { site: string; signature: string },
  finds: readonly NewFind[],
  at: Date,
): Promise<void> {
  if (finds.length === 0) return;
  const waiting = await trx
    .selectFrom('saved_searches')
    .select('id')
    .where('signature', '=', question.signature)
    .where('is_alerting', '=', true)
    .where('created_at', '<=', at)
    .where(sql<boolean>`(sites = '{}' or ${question.site} = any(sites))`)
    .execute();
  if (waiting.length === 0) return;
  await trx
    .insertInto('saved_search_finds')
    .values(
      waiting.flatMap(({ id }) =>
        finds.map(({ site, code, title, priceJpy, picture }) => ({
          saved_search_id: id,
          site,
          code,
          title,
          price_jpy: priceJpy,
          picture,
          found_at: at,
        })),
      ),
    )
    .onConflict((conflict) => conflict.constraint('saved_search_finds_pkey').doNothing())
    .execute();
  await sql`delete from saved_search_finds f using (
      select saved_search_id, site, code, row_number() over (partition by saved_search_id order by found_at desc, code) as place
      from saved_search_finds where saved_search_id = any(${waiting.map(({ id }) => id)}::uuid[])) old
    where f.saved_search_id = old.saved_search_id and f.site = old.site and f.code = old.code and old.place > ${FINDS_KEPT}`.execute(
    trx,
  );
}

/** Customers with finds that nobody told them of, unless something was told since `quietSince`. */
export async function listCustomersToTell(
  reader: Reader,
  quietSince: Date,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{
    customer_id: string;
  }>`select distinct s.customer_id from saved_searches s
    where exists (select 1 from saved_search_finds f where f.saved_search_id = s.id and f.told_at is null)
      and not exists (select 1 from saved_searches t join saved_search_finds g on g.saved_search_id = t.id
        where t.customer_id = s.customer_id and g.told_at > ${quietSince}) limit ${most}`.execute(
    reader,
  );
  return rows.map((row) => row.customer_id);
}

export interface FindsToTell {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly newestTitle: string;
}

/** Takes a customer's untold finds: what one caller got no other gets. */
export async function takeUntoldFinds(
  trx: Trx,
  customerId: string,
  at: Date,
): Promise<FindsToTell[]> {
  const { rows } = await sql<FindsToTell>`with told as (
      update saved_search_finds f set told_at = ${at} from saved_searches s
      where s.id = f.saved_search_id and s.customer_id = ${customerId} and f.told_at is null
      returning s.id, s.name, s.is_alerting, f.title, f.found_at)
    select id, name, count(*)::int as count, (array_agg(title order by found_at desc))[1] as "newestTitle"
    from told where is_alerting group by id, name order by count(*) desc, id`.execute(trx);
  return rows;
}
