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

/**
 * By the owner, within the run that migrates: api and worker read and write all rows, the sniper
 * only what is named. All or none.
 */
export async function grantRights(client: pg.PoolClient, ofSniper: TableRights): Promise<void> {
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
  try {
    await client.query(`begin; ${statements.join('; ')}; commit`);
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

interface Relation {
  readonly schema: string;
  readonly name: string;
  readonly is_sequence: boolean;
  /** By role, in the order of the alphabet; a role that may do nothing is missing. */
  readonly rights: Readonly<Record<string, readonly string[]>>;
}

const RELATIONS = `select n.nspname as schema, c.relname as name, c.relkind = 'S' as is_sequence,
    (select coalesce(json_object_agg(role, rights), '{}') from (
      select r.rolname as role, json_agg(lower(a.privilege_type) order by a.privilege_type) as rights
      from aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
      where r.rolname = any($1) group by 1) by_role) as rights
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    and c.relowner = (select oid from pg_roles where rolname = '${OWNER_ROLE}')
  order by 1, 2`;

/** What a role may do with a table otherwise than `grantRights` leaves it. */
interface WrongRight {
  readonly role: string;
  readonly isMissing: boolean;
  readonly inWords: string;
}

/**
 * What is not as `grantRights` leaves it. So it is where a run was killed between migrating and
 * granting, in a copy that was made without rights, and after a newer release gave a role more.
 */
export async function findWrongRights(
  client: pg.PoolClient,
  ofSniper: TableRights,
): Promise<WrongRight[]> {
  const roles = Object.values(PROCESS_ROLES);
  const { rows } = await client.query<Relation>(RELATIONS, [roles]);
  if (rows.length === 0) {
    const inWords = `${OWNER_ROLE} has no tables`;
    return roles.map((role) => ({ role, isMissing: true, inWords }));
  }
  return rows.flatMap((relation) =>
    roles.flatMap((role) => {
      const has = relation.rights[role] ?? [];
      const due: readonly string[] = rightsDue(relation, role, ofSniper).toSorted();
      const isMissing = due.some((right) => !has.includes(right));
      if (!isMissing && has.every((right) => due.includes(right))) return [];
      const name = `${relation.schema}.${relation.name}`;
      const inWords = `${role} may [${has.join(', ')}] and not [${due.join(', ')}] with ${name}`;
      return [{ role, isMissing, inWords }];
    }),
  );
}

const EVERY_ROW: readonly TableRight[] = ['select', 'insert', 'update', 'delete'];

function rightsDue(
  { schema, name, is_sequence }: Relation,
  role: string,
  ofSniper: TableRights,
): readonly string[] {
  if (is_sequence) return ['usage'];
  if (schema === 'graphile_worker') return EVERY_ROW;
  if (name === 'applied_migrations') return ['select'];
  return role === PROCESS_ROLES.sniper ? (ofSniper[name] ?? []) : EVERY_ROW;
}
