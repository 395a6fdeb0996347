import type pg from 'pg';

export interface Cloning {
  readonly table: string;
  /** SQL over `t` that chooses the rows to copy. */
  readonly where: string;
  readonly times: number;
  /** How long before the one before it each copy happened: all its moments are moved back. */
  readonly apart?: string;
  /** SQL for the columns that differ from the copied row; `n` counts from one. */
  readonly values: Readonly<Record<string, string>>;
}

/** The statement that copies real rows many times, so that they look as the product writes them. */
export async function cloning(pool: pg.Pool, asked: Cloning): Promise<string> {
  const { table, where, times, values, apart } = asked;
  const { rows } = await pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1
       and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const moved = (name: string, type: string): string =>
    apart && /^(?:date|timestamp)/.test(type)
      ? `(t.${name} - n * interval '${apart}')::${type}`
      : `t.${name}`;
  const strange = Object.keys(values).filter((name) => !names.includes(name));
  if (strange.length > 0) throw new Error(`${table} has no ${strange.join(', ')}`);
  return `insert into ${table} (${names.join(', ')})
    select ${rows.map(({ name, type }) => values[name] ?? moved(name, type)).join(', ')}
    from ${table} t cross join generate_series(1, ${times}) n where ${where}`;
}
