import type pg from 'pg';

/** Settings of PostgreSQL without which a power cut takes what was acknowledged. */
const NEEDED = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

export interface DurabilitySetting {
  readonly name: string;
  /** As PostgreSQL shows it. */
  readonly value: string;
}

/**
 * Throws one sentence that names each setting with which this database may lose money or bids that
 * it had said to have kept.
 */
export async function requireDurable(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<DurabilitySetting>(
    'select name, current_setting(name) as value from unnest($1::text[]) as name',
    [NEEDED],
  );
  const problem = durabilityProblem(rows);
  if (problem !== undefined) throw new Error(problem);
}

/** A commit may wait for standbys as well, or for its own disk alone; to wait for none is `off`. */
export function durabilityProblem(settings: readonly DurabilitySetting[]): string | undefined {
  const off = settings.filter(({ value }) => value === 'off').map(({ name }) => `${name} = off`);
  return off.length === 0
    ? undefined
    : 'The database may lose what it acknowledged when its machine dies: ' +
        `${off.join(', ')}. Set these to "on", for the server as for the database and the login ` +
        'of DATABASE_URL, and reload PostgreSQL.';
}
