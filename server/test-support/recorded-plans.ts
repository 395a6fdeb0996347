import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Pool } from 'pg';
import type { Database } from '../src/platform/database/database.ts';
import type { Tables } from '../src/platform/database/tables.ts';

/**
 * Runs a store against a database that answers nothing, and gives back the SQL that it would have
 * sent.
 */
async function sqlOf(run: (db: Database) => Promise<unknown>): Promise<CompiledQuery[]> {
  const sent: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log({ query }) {
      sent.push(query);
    },
  });
  // A reader that wants a row finds none here; what it asked for was noted before.
  await run(db).catch(() => undefined);
  return sent;
}

/** The plans of whatever a store sends, by the statistics of this database. */
export async function plansOf(
  pool: Pool,
  run: (db: Database) => Promise<unknown>,
): Promise<string[]> {
  const plans: string[] = [];
  for (const { sql, parameters } of await sqlOf(run)) {
    const { rows } = await pool.query(`explain (format json) ${sql}`, [...parameters]);
    plans.push(JSON.stringify(rows));
  }
  return plans;
}

/** The large tables that a plan reads from one end to the other. */
export const scannedWhole = (plan: string): string[] =>
  [...plan.matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g)].map(
    ([, table]) => table as string,
  );
