import type pg from 'pg';
import { SESSION_DUE } from '../database.ts';

/**
 * Throws one sentence for each thing that connections through the pooler do not have: without time
 * limits one lost process would hold locks for ever. `role`: the one that they must act in.
 */
export async function requirePooledSession(pool: pg.Pool, role?: string): Promise<void> {
  const names = Object.keys(SESSION_DUE);
  const { rows } = await pool.query<{ name: string; value: string; acts: string; login: string }>(
    `select name, current_setting(name) as value, current_user as acts, session_user as login
     from unnest($1::text[]) as name`,
    [names],
  );
  const login = rows[0]?.login ?? '';
  const alter = (name: string, value: string): string =>
    `alter role "${login}" set ${name} = '${value}'`;
  const problems = rows
    .filter(({ name, value }) => value !== SESSION_DUE[name])
    .map(({ name, value }) => `${name} is "${value}": ${alter(name, SESSION_DUE[name] ?? '')};`);
  if (role !== undefined && rows[0]?.acts !== role)
    problems.push(`it acts as "${rows[0]?.acts}": ${alter('role', role)};`);
  if (problems.length === 0) return;
  throw new Error(
    `DATABASE_URL leads to a pooler whose login is not set up. As an administrator of PostgreSQL, then RECONNECT at the pooler:\n- ${problems.join('\n- ')}`,
  );
}
