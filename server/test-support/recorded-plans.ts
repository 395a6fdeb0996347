import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import pg, { type Pool } from 'pg';
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

interface Read {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Notes what the server reads, as the database is asked for it. To be called before the service
 * opens its connections, which keep the method that they found.
 */
export function recordReads() {
  let reads: Map<string, Read> | undefined;
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function noted(this: pg.Client, ...asked: unknown[]) {
    const [text, values = []] = asked as [unknown, unknown[]?];
    if (typeof text === 'string' && /^\s*(select|with)\b/i.test(text))
      reads?.set(`${text} ${JSON.stringify(values)}`, { text, values });
    return Reflect.apply(query, this, asked);
  } as typeof query;
  return {
    /** What was read while `run` ran. */
    async of(run: () => Promise<unknown>): Promise<Read[]> {
      const noted = new Map<string, Read>();
      reads = noted;
      await run().finally(() => {
        reads = undefined;
      });
      return [...noted.values()];
    },
    close() {
      pg.Client.prototype.query = query;
    },
  };
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** How many rows of its tables a read looks at, those that it leaves out again too. */
export async function rowsLookedAt(pool: Pool, { text, values }: Read): Promise<number> {
  const { rows } = await pool.query(`explain (analyze, timing off, format json) ${text}`, [
    ...values,
  ]);
  return lookedAt(rows[0]['QUERY PLAN'][0].Plan);
}

function lookedAt(node: PlanNode): number {
  const { 'Node Type': type, 'Actual Rows': rows, 'Actual Loops': loops, Plans = [] } = node;
  const below = Plans.reduce((sum, one) => sum + lookedAt(one), 0);
  // A bitmap is looked at in the table that it points into.
  if (!type.endsWith('Scan') || type === 'Bitmap Index Scan') return below;
  const left = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return below + (rows + left) * loops;
}
