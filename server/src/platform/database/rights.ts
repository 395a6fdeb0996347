import type pg from 'pg';

/** What a process may do with a table. Nobody but the owner may change its shape, or empty it. */
type TableRight = 'select' | 'insert' | 'update' | 'delete';
export type TableRights = Readonly<Record<string, readonly TableRight[]>>;

/** Has the tables and migrates them; no process that serves is a member of it. */
export const OWNER_ROLE = 'hako_owner';
/** The names in `server/roles.sql`. */
export const PROCESS_ROLES = {
  api: 'hako_api',
  worker: 'hako_worker',
  sniper: 'hako_sniper',
} as const;

/** The tables of the job queue show their rows to nobody but the owner, unless a policy says so. */
const letThrough = (roles: string): string => `do $$
  declare
    name text;
  begin
    for name in select tablename from pg_tables where schemaname = 'graphile_worker' and rowsecurity loop
      execute format('drop policy if exists hako_processes on graphile_worker.%I', name);
      execute format('create policy hako_processes on graphile_worker.%I to ${roles} using (true) with check (true)', name);
    end loop;
  end $$`;

/** By the owner, after each migration: api and worker read and write all rows, the sniper only what is named. */
export async function grantRights(pool: pg.Pool, ofSniper: TableRights): Promise<void> {
  const { api, worker, sniper } = PROCESS_ROLES;
  const everybody = [api, worker, sniper].join(', ');
  const statements = [
    `revoke all on all tables in schema public from ${everybody}`,
    `grant usage on schema public, graphile_worker to ${everybody}`,
    `grant usage on all sequences in schema public to ${everybody}`,
    `grant select, insert, update, delete on all tables in schema public to ${api}, ${worker}`,
    `revoke insert, update, delete on applied_migrations from ${api}, ${worker}`,
    `grant select on applied_migrations to ${sniper}`,
    ...Object.entries(ofSniper).map(
      ([table, rights]) => `grant ${rights.join(', ')} on ${table} to ${sniper}`,
    ),
    // A job is added by a function that runs with the rights of whoever calls it.
    `grant select, insert, update, delete on all tables in schema graphile_worker to ${everybody}`,
    `grant usage on all sequences in schema graphile_worker to ${everybody}`,
    letThrough(everybody),
  ];
  const client = await pool.connect();
  try {
    await client.query(`begin; ${statements.join('; ')}; commit`);
  } finally {
    client.release();
  }
}
