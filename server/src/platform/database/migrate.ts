import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';

const MIGRATIONS_DIR = path.resolve(import.meta.dirname, '../../../migrations');
const LOCK = 4_817_120_021;

/**
 * Brings the database up to the migrations in `server/migrations`, each file once and in its own transaction, in the order of
 * their names; several processes may start at once. Throws when a file was edited after it was applied.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`create table if not exists applied_migrations (
      name text constraint applied_migrations_pkey primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const applied = new Map<string, string>(
      (await client.query('select name, checksum from applied_migrations')).rows.map(
        (row: { name: string; checksum: string }) => [row.name, row.checksum],
      ),
    );
    for (const name of (await readdir(MIGRATIONS_DIR))
      .filter((file) => file.endsWith('.sql'))
      .sort()) {
      const text = await readFile(path.join(MIGRATIONS_DIR, name), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      const known = applied.get(name);
      if (known === checksum) continue;
      if (known)
        throw new Error(
          `Migration ${name} was edited after it was applied. Add a new file instead, or start with an empty database.`,
        );
      await apply(client, name, text, checksum);
    }
    await runMigrations({ pgPool: pool, noHandleSignals: true });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    client.release();
  }
}

async function apply(
  client: pg.PoolClient,
  name: string,
  text: string,
  checksum: string,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    await client.query(text);
    await client.query('insert into applied_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
