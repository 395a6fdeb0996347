import type pg from 'pg';

/** The names of all things of a customer. */
export interface Owned {
  readonly ids: readonly string[];
  /** The table and column in which it was found. */
  kindOf(id: string): string;
}

/** Tables that change when somebody else acts, and name no customer. */
const OF_ALL =
  /^(?:budgets|idempotent_answers|used_proofs|site_paces|searches?_\w+|translation\w*|marketplace_\w+)$/;

/** Every table with a row of this customer, and the condition that finds them. */
async function tablesOf(pool: pg.Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ table_name: string; column_name: string }>(
    `select c.table_name, c.column_name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1, ordinal_position`,
  );
  const tables = new Map<string, string[]>();
  for (const { table_name, column_name } of rows)
    tables.set(table_name, [...(tables.get(table_name) ?? []), column_name]);
  return tables;
}

const ownerIn = (columns: readonly string[]): string | undefined =>
  ['customer_id', 'user_id'].find((column) => columns.includes(column));

/** By which others could name what this customer has: ids and codes of the rows. */
export async function ownedBy(pool: pg.Pool, customerId: string): Promise<Owned> {
  const kinds = new Map<string, string>();
  for (const [table, columns] of await tablesOf(pool)) {
    const owner = ownerIn(columns);
    if (!owner || OF_ALL.test(table)) continue;
    // Beside a site a code names goods of a marketplace, which are nobody's.
    const isOfSite = columns.some((name) => /^site(?:_code)?$/.test(name));
    const names = columns.filter(
      (name) =>
        /^(?:id|code|\w+_id)$/.test(name) &&
        name !== owner &&
        !/^(?:variant|seller|cause|\w*staff|author|assignee)_id$/.test(name) &&
        !(isOfSite && name === 'code' && table !== 'orders'),
    );
    const { rows } = await pool.query(
      `select * from ${table} where ${owner} = $1 order by 1 desc limit 1`,
      [customerId],
    );
    for (const row of rows)
      for (const name of names)
        if (typeof row[name] === 'string' && row[name].length > 3 && row[name] !== customerId)
          kinds.set(row[name], `${table}.${name}`);
  }
  return { ids: [...kinds.keys()], kindOf: (id) => kinds.get(id) ?? '' };
}

/** A digest of the rows of this customer in each table, and of all rows where a table names none. */
export async function rowsOf(pool: pg.Pool, customerId: string): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const [table, columns] of await tablesOf(pool)) {
    if (OF_ALL.test(table)) continue;
    const owner = ownerIn(columns);
    const { rows } = await pool.query<{ digest: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as digest
         from ${table} t ${owner ? `where ${owner} = '${customerId}'` : ''}`,
    );
    digests[table] = rows[0]?.digest ?? '';
  }
  return digests;
}
