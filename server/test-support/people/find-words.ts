import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

/** Every place of the database, `schema.table.column`, where any of the words still stands, in whatever case. */
export async function findWords(
  db: Database,
  words: readonly string[],
): Promise<{ seen: number; found: string[] }> {
  const { rows: columns } = await sql<{
    place: string;
    schema: string;
    table: string;
    column: string;
  }>`
    select c.table_schema as schema, c.table_name as table, c.column_name as column, c.table_schema || '.' || c.table_name || '.' || c.column_name as place
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and (c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'USER-DEFINED'))`.execute(
    db,
  );
  const json = words.map((word) => JSON.stringify(word).slice(1, -1));
  const patterns = [...new Set([...words, ...json])].map(
    (word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`,
  );
  const found: string[] = [];
  for (const { place, schema, table, column } of columns) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(`${schema}.${table}`)} where ${sql.ref(column)}::text ilike any(${patterns}::text[])`.execute(
      db,
    );
    if ((rows[0]?.count ?? 0) > 0) found.push(place);
  }
  return { seen: columns.length, found };
}
