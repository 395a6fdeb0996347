import {
  SETTING_PAGES,
  ONLY_ROW,
  type SettingPageName,
} from '@hako/contract/settings/setting-pages';
import { type RawBuilder, sql } from 'kysely';
import type { SettingTable } from './setting-table.ts';

/**
 * Settings that are columns of a table: the fields of the page are named as they are. `key` is the
 * column that names a row; left out where the table has one row. Rows are changed, never added.
 */
export function settingColumns(
  page: SettingPageName,
  {
    table,
    key,
    order = key,
  }: { readonly table: string; readonly key?: string; readonly order?: string },
): SettingTable {
  const names = SETTING_PAGES[page].fields.map(({ name }) => name);
  const keyed = key ? sql.ref(key) : sql.lit(ONLY_ROW);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const ordered = order ? sql`order by ${sql.ref(order)}` : sql``;
  return {
    page,
    async list(reader) {
      const { rows } = await sql<Record<string, unknown>>`
        select ${keyed} as setting_key, ${columns} from ${sql.table(table)} ${ordered}`.execute(
        reader,
      );
      return rows.map(({ setting_key: one, ...values }) => ({
        key: String(one),
        values,
        validFrom: undefined,
      }));
    },
    async put(trx, { key: one, values }) {
      if (values === null) throw new Error(`a row of ${table} never ends`);
      const set: RawBuilder<unknown>[] = names.map(
        (name) => sql`${sql.ref(name)} = ${values[name]}`,
      );
      await sql`update ${sql.table(table)} set ${sql.join(set)} where ${keyed} = ${one}`.execute(
        trx,
      );
    },
  };
}
