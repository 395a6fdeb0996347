import pg from 'pg';

const PATIENCE_MS = 5_000;

/** Asks over a connection of its own, for a database that may be away the next moment. */
export async function askDatabase<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
