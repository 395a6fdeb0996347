import type pg from 'pg';

/**
 * Makes the many rows that a test of speed needs, statement by statement. They may take as long as
 * a busy machine needs; the product's own statements keep their limit.
 */
export async function fillTables(pool: pg.Pool, statements: readonly string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const statement of statements) await client.query(statement);
  } finally {
    // Not given back to the pool: its setting must not reach anybody else.
    client.release(true);
  }
}
