import { giveBackOfDead, markWrites } from './marks.ts';
import {
  ACTIVE,
  claimSnipes,
  type Fences,
  leaseSnipes,
  ms,
  nextStep,
  releaseLeases,
  stayAlive,
} from './snipers.ts';
import type { MemoryTables, Row } from './tables.ts';

/**
 * The statements of bidding that are written as SQL, said once more over rows in memory.
 * `memory-likeness.torture.ts` runs both and compares.
 * A statement that nobody taught ends the rig, so that none is passed over.
 */
export interface RawStatement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

interface RawNode {
  readonly sqlFragments?: readonly string[];
  readonly parameters?: readonly { readonly value: unknown }[];
}

const texts = new WeakMap<readonly string[], string>();

export function rawOf(node: unknown): RawStatement {
  const { sqlFragments = [], parameters = [] } = node as RawNode;
  const sql = texts.get(sqlFragments) ?? sqlFragments.join('$').replace(/\s+/g, ' ').trim();
  texts.set(sqlFragments, sql);
  // A parameter without a value is a piece of SQL, such as a list of states written out.
  return { sql, values: parameters.filter((one) => 'value' in one).map(({ value }) => value) };
}

type Statement = (
  tables: MemoryTables,
  values: readonly unknown[],
  dbNow: Date,
  fences: Fences,
) => Row[];

const STATEMENTS: Readonly<Record<string, Statement>> = {
  'select pg_advisory_xact_lock': () => [],
  'with free as materialized': leaseSnipes,
  'insert into snipers': stayAlive,
  'delete from snipers': releaseLeases,
  'with asked as materialized': claimSnipes,
  'update remote_bids set marked_at': markWrites,
  'with unsent as materialized': giveBackOfDead,
  'select b.id from bids b join watched_auctions': listMovable,
  'select b.id from bids b where b.site': listUntold,
};

export function runRaw(
  tables: MemoryTables,
  { sql, values }: RawStatement,
  dbNow: Date,
  fences: Fences,
): Row[] {
  const known = Object.keys(STATEMENTS).find((start) => sql.startsWith(start));
  if (!known) throw new Error(`memory: nobody taught the statement "${sql.slice(0, 80)}"`);
  return (STATEMENTS[known] as Statement)(tables, values, dbNow, fences);
}

/** A piece of SQL inside a statement of the builder. */
export function valueOfPiece(
  tables: MemoryTables,
  { sql, values }: RawStatement,
  given: Row,
  dbNow: Date,
): unknown {
  if (sql === 'now()') return dbNow;
  if (sql === "now() + $::float8 * interval '1 millisecond'")
    return new Date(dbNow.getTime() + (values[0] as number));
  if (sql.startsWith('(select coalesce(max(step), 0) + 1 from remote_bids where bid_id ='))
    return nextStep(tables, given['bid_id'] as string);
  const isCarried = (row: Row): boolean =>
    row['site'] === given['site'] && row['account'] === given['name'];
  if (sql.startsWith('(select count(*) from bids b where b.site = a.site and b.account = a.name'))
    return tables.rows('bids').filter((row) => isCarried(row) && ACTIVE.has(row['status'])).length;
  if (
    sql.startsWith(
      '(select count(*) from remote_bids r where r.site = a.site and r.account = a.name',
    )
  )
    return tables
      .rows('remote_bids')
      .filter(
        (row) => isCarried(row) && ms(row['booked_at']) > new Date(values[0] as Date).getTime(),
      ).length;
  if (sql.startsWith('round(coalesce(answer_ms'))
    return Math.round(
      ((given['answer_ms'] as number | null) ?? (values[0] as number)) * 0.8 +
        (values[0] as number) * 0.2,
    );
  throw new Error(`memory: nobody taught the piece "${sql.slice(0, 80)}"`);
}

const MAYBE_LIVE = new Set<unknown>(['sending', 'unknown', 'accepted']);

function listMovable(tables: MemoryTables, [site, account]: readonly unknown[]): Row[] {
  const isTouched = ({ code }: Row): boolean =>
    !tables
      .rowsWith('watched_auctions', 'code', code)
      .some((row) => row['live_account'] === null) ||
    tables.rowsWith('remote_bids', 'code', code).some((row) => MAYBE_LIVE.has(row['status']));
  return tables
    .rows('bids')
    .filter(
      (row) =>
        row['site'] === site &&
        row['account'] === account &&
        row['status'] === 'scheduled' &&
        !isTouched(row),
    )
    .sort(
      (a, b) => ms(a['fire_at']) - ms(b['fire_at']) || (String(a['id']) < String(b['id']) ? -1 : 1),
    )
    .map(({ id }) => ({ id }));
}

function listUntold(
  tables: MemoryTables,
  [site, account, since, limit]: readonly unknown[],
): Row[] {
  const isTold = ({ id }: Row): boolean =>
    tables
      .rowsWith('bid_receipts', 'bid_id', id)
      .some((row) => row['kind'] === 'account-rests' && ms(row['at']) >= ms(since));
  return tables
    .rows('bids')
    .filter(
      (row) =>
        row['site'] === site &&
        row['account'] === account &&
        ACTIVE.has(row['status']) &&
        !isTold(row),
    )
    .sort((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1))
    .slice(0, limit as number)
    .map(({ id }) => ({ id }));
}
