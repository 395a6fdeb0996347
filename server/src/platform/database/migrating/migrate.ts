import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import { findWrongRights, grantRights, type TableRights } from '../rights.ts';
import { MIGRATION_TEXTS } from './migration-texts.ts';

const MIGRATIONS_DIR = path.resolve(import.meta.dirname, '../../../../migrations');
/**
 * Every database began with it. Before the first release a longer list of files began with another
 * file of this name.
 */
const FIRST = '0100-platform.sql';
const LOCK = 4_817_120_021;
const MIGRATE_FIRST = 'run "node server/src/main.ts migrate" first.';

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/**
 * Brings the database up to the migrations in `server/migrations`, each file once and in its own
 * transaction, in the order of their names; several processes may start at once. Throws when a file
 * was edited after it was applied, and when the database was made before the first release. With
 * `ofSniper` the rights of the processes are granted in the same run (`rights.ts`).
 */
export async function migrate(pool: pg.Pool, ofSniper?: TableRights): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`create table if not exists applied_migrations (
      name text constraint applied_migrations_pkey primary key, checksum text not null, applied_at timestamptz not null default now())`);
    for (const migration of await listPending(client)) await apply(client, migration);
    await runMigrations({ pgPool: pool, noHandleSignals: true });
    if (ofSniper) await grantRights(client, ofSniper);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    client.release();
  }
}

/** The rights that a process looks at before it serves. */
interface RightsAsked {
  /** The role of this process. */
  readonly role: string | undefined;
  readonly ofSniper: TableRights;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * For a process that may not migrate. Throws when a migration is missing, and with `asked` when a
 * right of its own role is. Whatever else is wrong it only warns of: a newer release may have given
 * more, and going back to this one has to work.
 */
export async function requireMigrated(pool: pg.Pool, asked?: RightsAsked): Promise<void> {
  const client = await pool.connect();
  try {
    const [first] = await listPending(client);
    if (first)
      throw new Error(
        `Migration ${first.name} is missing. This process may not migrate: ${MIGRATE_FIRST}`,
      );
    if (asked) requireRights(asked, await findWrongRights(client, asked.ofSniper));
  } finally {
    client.release();
  }
}

function requireRights(
  { role, log }: RightsAsked,
  wrong: Awaited<ReturnType<typeof findWrongRights>>,
): void {
  const missing = wrong.find((right) => right.isMissing && right.role === role);
  if (missing)
    throw new Error(
      `The rights of the processes are not granted: ${missing.inWords}. This process may not grant: ${MIGRATE_FIRST}`,
    );
  const [first] = wrong;
  if (first)
    log.warn(
      { tables: wrong.length, first: first.inWords },
      'roles have other rights than this release grants',
    );
}

/** What is not applied yet, in its order. Throws when an applied file was edited. */
async function listPending(client: pg.PoolClient): Promise<Migration[]> {
  const applied = new Map<string, string>(
    (await client.query('select name, checksum from applied_migrations')).rows.map(
      (row: { name: string; checksum: string }) => [row.name, row.checksum],
    ),
  );
  return (await readMigrations()).filter(({ name, checksum }) => {
    const known = applied.get(name);
    if (known && known !== checksum) throw new Error(whyNot(name));
    return !known;
  });
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(MIGRATIONS_DIR)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(MIGRATIONS_DIR, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** Why a database that has another version of this file is not used. */
function whyNot(name: string): string {
  if (name === FIRST) return MIGRATION_TEXTS.fromBefore;
  return `Migration ${name} was edited after it was applied. Add a new file instead, or start with an empty database.`;
}

async function apply(client: pg.PoolClient, { name, text, checksum }: Migration): Promise<void> {
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
