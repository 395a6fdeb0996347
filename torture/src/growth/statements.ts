import pg from 'pg';

/** A statement as the product sent it. */
export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What a statement of a call cost. */
export interface Cost {
  readonly text: string;
  /** Pages of 8 KB that were looked at; unknown for a statement that writes. */
  readonly pages: number;
  /** Tables of which more was read in order than any page needs. */
  readonly scanned: readonly string[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  /** Of one loop; unknown where it was not run. */
  readonly 'Actual Rows'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Where what is sent is noted while somebody listens. */
let heard: Sent[] | undefined;
const { query } = pg.Client.prototype;
// Before the first connection, because each of ours binds the method when it is made.
pg.Client.prototype.query = function note(this: pg.Client, ...given: unknown[]) {
  const [asked, values] = given;
  const text = typeof asked === 'string' ? asked : (asked as { text?: string }).text;
  const own = Array.isArray(values) ? values : (asked as { values?: unknown[] }).values;
  if (text) heard?.push({ text, values: own ?? [] });
  return Reflect.apply(query, this, given) as never;
} as typeof query;

/** Everything that this process sends to the database while something runs. */
export async function recorded(run: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  heard = sent;
  try {
    await run();
  } finally {
    heard = undefined;
  }
  return sent;
}

const READS = /^\s*(?:select|with)\b/i;
const WRITES = /^\s*(?:insert|update|delete)\b/i;
const CHANGES = /\b(?:insert into|update \w+ set|delete from|nextval|pg_notify|advisory)\b/i;

/** Asks the database again what a statement costs; one that writes is planned and not run. */
export async function costOf(client: pg.PoolClient, { text, values }: Sent): Promise<Cost> {
  const isRun = READS.test(text) && !CHANGES.test(text);
  if (!isRun && !READS.test(text) && !WRITES.test(text)) return { text, pages: 0, scanned: [] };
  const how = isRun ? '(analyze, buffers, timing off, format json)' : '(format json)';
  await client.query('begin');
  try {
    const { rows } = await client.query(`explain ${how} ${text}`, [...values]);
    const plan = rows[0]['QUERY PLAN'][0].Plan as PlanNode;
    const pages = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
    return { text, pages, scanned: scannedIn(plan) };
  } finally {
    await client.query('rollback');
  }
}

/** A list counts so many of its rows at most. */
const MOST_IN_ORDER = 15_000;

const readIn = (plan: PlanNode): number =>
  ((plan['Actual Rows'] ?? Number.POSITIVE_INFINITY) + (plan['Rows Removed by Filter'] ?? 0)) *
  (plan['Actual Loops'] ?? 1);

const scannedIn = (plan: PlanNode): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] && readIn(plan) > MOST_IN_ORDER
    ? [plan['Relation Name']]
    : []),
  ...(plan.Plans ?? []).flatMap(scannedIn),
];
