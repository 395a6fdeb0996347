import type { Pool } from 'pg';

/**
 * From now on one of the demo's staff was let in by that other one alone, or by nobody alone; both
 * are named by what stands before the `@`.
 */
export async function letInBy(pool: Pool, name: string, by: string | null): Promise<void> {
  const { rowCount } = await pool.query(
    `update staff_members set let_in_by = (select user_id from users where email = $2)
     where staff_id = (select user_id from users where email = $1)`,
    [`${name}@hako.test`, by && `${by}@hako.test`],
  );
  if (rowCount !== 1) throw new Error(`nobody of the staff is called ${name}`);
}
