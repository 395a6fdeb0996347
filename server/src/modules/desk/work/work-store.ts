import type { WorkKind } from '@hako/contract/desk/work';
import { type RawBuilder, sql } from 'kysely';
import { type Dong, dong, type Yen, yen } from '../../../kernel/money.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { WaitingWork } from '../../../platform/database/waiting-work.ts';

/** What the list is narrowed to. */
export interface WorkFilter {
  readonly now: Date;
  readonly dueBefore?: Date | undefined;
  readonly site?: string | undefined;
  /** Only what bears one of these codes, or belongs to one of these customers. */
  readonly about?:
    | { readonly codes: readonly string[]; readonly customerIds: readonly string[] }
    | undefined;
}

/** Where a row stands in the list of all kinds: by its deadline (to the microsecond), its kind and its subject. */
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

/** How many hours the owner gives each kind of work; a kind without a row brings its own deadline. */
export async function readHours(reader: Reader): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.selectFrom('work_deadlines').select(['kind', 'hours']).execute();
  return new Map(rows.map(({ kind, hours }) => [kind, hours]));
}

type Hours = ReadonlyMap<string, number>;
type Sql = RawBuilder<unknown>;

/** The rows after a place, what is due first comes first. Of each kind no more than a page is read, by its own index. */
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

/** A kind that names no site is none of any site. */
const fitting = (work: readonly WaitingWork[], { site }: WorkFilter): readonly WaitingWork[] =>
  site === undefined ? work : work.filter((one) => one.site !== undefined);

const graceOf = ({ kind }: WaitingWork, hours: Hours): Sql =>
  sql`make_interval(hours => ${sql.lit(hours.get(kind) ?? 0)})`;

function narrowed(work: WaitingWork, filter: WorkFilter, grace: Sql): Sql {
  const { now, dueBefore, site, about } = filter;
  const parts = [work.where(now)];
  if (dueBefore) parts.push(sql`${work.clock} < ${dueBefore}::timestamptz - ${grace}`);
  if (site !== undefined && work.site) parts.push(sql`${work.site} = ${site}`);
  if (about) {
    const isOfCustomer = work.customerId
      ? sql`${work.customerId} = any(${about.customerIds}::uuid[])`
      : sql`false`;
    const isNamed = [work.subject, ...(work.code ? [work.code] : [])].map(
      (name) => sql`${name} = any(${about.codes}::text[])`,
    );
    parts.push(sql`(${sql.join([...isNamed, isOfCustomer], sql` or `)})`);
  }
  return sql.join(
    parts.map((part) => sql`(${part})`),
    sql` and `,
  );
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
