import type { WorkKind } from '@hako/contract/desk/work';
import { type RawBuilder, sql } from 'kysely';
import { type Dong, dong, type Yen, yen } from '../../../kernel/money.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { WaitingWork } from '../../../platform/database/waiting-work.ts';
import { fitting, graceOf, type Hours, narrowed, type WorkFilter } from './work-filter-sql.ts';

/**
 * Where a row stands in the list of all kinds: by its deadline (to the microsecond), its kind and
 * its subject.
 */
export interface WorkPlace {
  readonly dueAt: string;
  readonly kind: string;
  readonly subject: string;
}

export interface FoundWork {
  readonly kind: WorkKind;
  readonly subject: string;
  readonly code: string | undefined;
  readonly title: string | undefined;
  readonly customerId: string | undefined;
  readonly orderId: string | undefined;
  readonly site: string | undefined;
  readonly amount: Dong | undefined;
  readonly amountJpy: Yen | undefined;
  readonly since: Date;
  readonly dueAt: Date;
  readonly place: WorkPlace;
}

/**
 * How many hours the owner gives each kind of work; a kind without a row brings its own deadline.
 */
export async function readHours(reader: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.selectFrom('work_deadlines').select(['kind', 'hours']).execute();
  return new Map(rows.map(({ kind, hours }) => [kind, hours]));
}

type Sql = RawBuilder<unknown>;

/**
 * The rows after a place, what is due first comes first. Of each kind no more than a page is read,
 * by its own index.
 */
export async function listWorkRows(
  reader: Reader,
  work: readonly WaitingWork[],
  asked: {
    readonly filter: WorkFilter;
    readonly hours: Hours;
    readonly after?: WorkPlace | undefined;
    readonly limit: number;
  },
): Promise<FoundWork[]> {
  const { filter, hours, after, limit } = asked;
  const branches = fitting(work, filter).map((one) => {
    const grace = graceOf(one, hours);
    const subject = sql`(${one.subject}) collate "C"`;
    const place = after ? sql`and ${behind(one, after, grace)}` : sql``;
    return sql`(select ${sql.lit(one.kind)}::text as kind, ${subject} as subject, ${one.clock} + ${grace} as due_at,
      ${one.since ?? one.clock} as since, ${one.code ?? one.subject} as code, ${one.title ?? sql`null`}::text as title,
      ${one.customerId ?? sql`null`}::uuid as customer_id, ${one.orderId ?? sql`null`}::uuid as order_id,
      ${one.site ?? sql`null`}::text as site, ${one.amountVnd ?? sql`null`}::bigint as amount_vnd,
      ${one.amountJpy ?? sql`null`}::bigint as amount_jpy
      ${one.from} where ${narrowed(one, filter, grace)} ${place} order by ${one.clock}, ${subject} limit ${limit})`;
  });
  if (branches.length === 0) return [];
  const { rows } = await sql<WorkSqlRow>`select w.*, w.due_at::text as due_text
    from (${sql.join(branches, sql` union all `)}) w
    order by w.due_at, w.kind collate "C", w.subject collate "C" limit ${limit}`.execute(reader);
  return rows.map(toFound);
}

/** How much waits of all these kinds together, counted no further than `most`. */
export async function countAll(
  reader: Reader,
  work: readonly WaitingWork[],
  asked: { readonly filter: WorkFilter; readonly hours: Hours; readonly most: number },
): Promise<number> {
  const { filter, hours, most } = asked;
  const branches = fitting(work, filter).map(
    (one) =>
      sql`(select 1 ${one.from} where ${narrowed(one, filter, graceOf(one, hours))} limit ${most})`,
  );
  if (branches.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from (select 1 from (${sql.join(branches, sql` union all `)}) w limit ${most}) c`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}

/** Which of these still wait. */
export async function listKeysThatWait(
  reader: Reader,
  work: readonly WaitingWork[],
  keys: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const branches = work.flatMap((one) => {
    const own = keys.filter((key) => key.startsWith(`${one.kind}:`));
    if (own.length === 0) return [];
    const subjects = own.map((key) => key.slice(one.kind.length + 1));
    return [
      sql`(select ${`${one.kind}:`}::text || (${one.subject}) as key ${one.from}
        where (${one.where(now)}) and ${one.subject} = any(${subjects}::text[]))`,
    ];
  });
  if (branches.length === 0) return new Set();
  const { rows } = await sql<{ key: string }>`${sql.join(branches, sql` union all `)}`.execute(
    reader,
  );
  return new Set(rows.map(({ key }) => key));
}

/** How many of each kind wait, counted no further than `most`. */
export async function countWorkRows(
  reader: Reader,
  work: readonly WaitingWork[],
  asked: { readonly filter: WorkFilter; readonly hours: Hours; readonly most: number },
): Promise<ReadonlyMap<WorkKind, number>> {
  const { filter, hours, most } = asked;
  const branches = fitting(work, filter).map(
    (one) => sql`(select ${sql.lit(one.kind)}::text as kind, count(*) as count from (
      select 1 ${one.from} where ${narrowed(one, filter, graceOf(one, hours))} limit ${most}) c)`,
  );
  if (branches.length === 0) return new Map();
  const { rows } = await sql<{ kind: WorkKind; count: number }>`${sql.join(
    branches,
    sql` union all `,
  )}`.execute(reader);
  const counts = new Map<WorkKind, number>();
  for (const { kind, count } of rows) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return counts;
}

/** Behind a place of the whole list: at the same moment the kinds follow each other by name. */
function behind(work: WaitingWork, after: WorkPlace, grace: Sql): Sql {
  const at = sql`${after.dueAt}::timestamptz - ${grace}`;
  if (work.kind > after.kind) return sql`${work.clock} >= ${at}`;
  if (work.kind < after.kind) return sql`${work.clock} > ${at}`;
  return sql`${work.clock} >= ${at} and (${work.clock} > ${at} or (${work.subject}) collate "C" > ${after.subject})`;
}

interface WorkSqlRow {
  readonly kind: WorkKind;
  readonly subject: string;
  readonly due_at: Date;
  readonly due_text: string;
  readonly since: Date;
  readonly code: string | null;
  readonly title: string | null;
  readonly customer_id: string | null;
  readonly order_id: string | null;
  readonly site: string | null;
  readonly amount_vnd: number | null;
  readonly amount_jpy: number | null;
}

const toFound = (row: WorkSqlRow): FoundWork => ({
  kind: row.kind,
  subject: row.subject,
  code: row.code ?? undefined,
  title: row.title ?? undefined,
  customerId: row.customer_id ?? undefined,
  orderId: row.order_id ?? undefined,
  site: row.site ?? undefined,
  amount: row.amount_vnd === null ? undefined : dong(row.amount_vnd),
  amountJpy: row.amount_jpy === null ? undefined : yen(row.amount_jpy),
  since: row.since,
  dueAt: row.due_at,
  place: { dueAt: row.due_text, kind: row.kind, subject: row.subject },
});
