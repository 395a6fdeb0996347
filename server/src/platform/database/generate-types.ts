import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

const TARGET = path.resolve(import.meta.dirname, 'tables.ts');

const TYPESCRIPT: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float8: 'number',
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  inet: 'string',
  bytea: 'Buffer',
  timestamptz: 'Timestamp',
  date: 'Timestamp',
  json: 'Json',
  jsonb: 'Json',
};

const HEADER = `// Generated from the migrations by \`npm run db:types\`; do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type OptionalTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Written as text (\`JSON.stringify\`), read as what it holds: check it where it is read. */
type Json = ColumnType<unknown, string, string>;
type OptionalJson = ColumnType<unknown, string | null | undefined, string | null>;
type Optional<T> = ColumnType<T, T | undefined, T>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
`;

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly udt_name: string;
  readonly is_nullable: 'YES' | 'NO';
  readonly has_default: boolean;
  readonly is_generated: boolean;
}

/** The text of `tables.ts` for a migrated database. Throws for a column type that it does not know. */
export async function tableTypes(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(`
    select table_name, column_name, udt_name, is_nullable, (column_default is not null or identity_generation = 'BY DEFAULT') as has_default,
      (identity_generation = 'ALWAYS' or is_generated = 'ALWAYS') as is_generated
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name, ordinal_position`);
  const tables = Map.groupBy(rows, (column) => column.table_name);
  const interfaces = [...tables].map(
    ([table, columns]) =>
      `interface ${pascal(table)}Table {\n${columns.map((column) => `  ${column.column_name}: ${typeOf(column)};`).join('\n')}\n}\n`,
  );
  const index = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)}Table;`).join('\n');
  return `${HEADER}\n${interfaces.join('\n')}\nexport interface Tables {\n${index}\n}\n`;
}

/** Writes the types of a migrated database over \`tables.ts\`. */
export async function writeTableTypes(pool: pg.Pool): Promise<void> {
  await writeFile(TARGET, await tableTypes(pool));
}

function typeOf(column: Column): string {
  const isArray = column.udt_name.startsWith('_');
  const base = TYPESCRIPT[column.udt_name.replace(/^_/, '')];
  if (!base)
    throw new Error(
      `${column.table_name}.${column.column_name}: no TypeScript type for ${column.udt_name}`,
    );
  const type = isArray ? `${base}[]` : base;
  const isOptional = column.is_nullable === 'YES' || column.has_default;
  if (column.is_generated) return `GeneratedAlways<${type}>`;
  if (type === 'Timestamp')
    return column.is_nullable === 'YES'
      ? 'NullableTimestamp'
      : isOptional
        ? 'OptionalTimestamp'
        : type;
  if (type === 'Json') return isOptional ? 'OptionalJson' : type;
  if (column.is_nullable === 'YES') return `Nullable<${type}>`;
  return isOptional ? `Optional<${type}>` : type;
}

const pascal = (name: string): string =>
  name.replace(/(^|_)(\w)/g, (_, _start, letter: string) => letter.toUpperCase());
