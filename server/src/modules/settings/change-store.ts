import type { SettingValues } from '@hako/contract/settings/field';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../platform/database/database.ts';

export interface KeptChange {
  readonly number: number;
  readonly key: string;
  readonly validFrom: string;
  readonly before: SettingValues | null;
  readonly values: SettingValues | null;
  readonly setBy: string;
  readonly approvedBy: string | undefined;
  readonly reason: string;
  readonly recordedAt: Date;
}

export async function insertChange(
  trx: Trx,
  page: string,
  change: Omit<KeptChange, 'number'>,
): Promise<void> {
  await trx
    .insertInto('setting_changes')
    .values({
      page,
      key: change.key,
      valid_from: change.validFrom,
      before: change.before && JSON.stringify(change.before),
      values: change.values && JSON.stringify(change.values),
      set_by: change.setBy,
      approved_by: change.approvedBy ?? null,
      reason: change.reason,
      recorded_at: change.recordedAt,
    })
    .execute();
}

const changes = (reader: Reader, page: string) =>
  reader
    .selectFrom('setting_changes')
    .select([
      'number',
      'key',
      'before',
      'values',
      'set_by',
      'approved_by',
      'reason',
      'recorded_at',
      sql<string>`valid_from::text`.as('valid_from'),
    ])
    .where('page', '=', page);

type Row = Awaited<ReturnType<ReturnType<typeof changes>['executeTakeFirstOrThrow']>>;

const toChange = (row: Row): KeptChange => ({
  number: row.number,
  key: row.key,
  validFrom: row.valid_from,
  before: row.before as SettingValues | null,
  values: row.values as SettingValues | null,
  setBy: row.set_by,
  approvedBy: row.approved_by ?? undefined,
  reason: row.reason,
  recordedAt: row.recorded_at,
});

/** Newest first, below a number. */
export async function listChanges(
  reader: Reader,
  page: string,
  { key, before, size }: { key: string | undefined; before: number | undefined; size: number },
): Promise<readonly KeptChange[]> {
  const rows = await changes(reader, page)
    .$if(key !== undefined, (query) => query.where('key', '=', key as string))
    .$if(before !== undefined, (query) => query.where('number', '<', before as number))
    .orderBy('number', 'desc')
    .limit(size)
    .execute();
  return rows.map(toChange);
}

/** Number of the last change of each row of a page, by key. */
export async function lastChanges(
  reader: Reader,
  page: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await reader
    .selectFrom('setting_changes')
    .select(({ fn }) => ['key', fn.max('number').as('number')])
    .where('page', '=', page)
    .groupBy('key')
    .execute();
  return new Map(rows.map(({ key, number }) => [key, Number(number)]));
}

/** What begins after a day: of each row and day the one that was decided last. */
export async function listComing(
  reader: Reader,
  page: string,
  day: string,
): Promise<readonly KeptChange[]> {
  const rows = await changes(reader, page)
    .where('valid_from', '>', day as never)
    .distinctOn(['key', 'valid_from'])
    .orderBy('key')
    .orderBy('valid_from')
    .orderBy('number', 'desc')
    .execute();
  return rows.map(toChange);
}

/** What was decided last for a row among all that has begun by a day. */
export async function findBegun(
  reader: Reader,
  page: string,
  { key, day }: { readonly key: string; readonly day: string },
): Promise<KeptChange | undefined> {
  const row = await changes(reader, page)
    .where('key', '=', key)
    .where('valid_from', '<=', day as never)
    .orderBy('valid_from', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toChange(row);
}
