import { type RawBuilder, sql } from 'kysely';
import type { WaitingWork } from '../../../platform/database/waiting-work.ts';

type Sql = RawBuilder<unknown>;

/** How many hours the owner gives each kind of work. */
export type Hours = ReadonlyMap<string, number>;

/** What the list is narrowed to. */
export interface WorkFilter {
  readonly now: Date;
  readonly dueBefore?: Date | undefined;
  readonly site?: string | undefined;
  /**
   * Only what is this person's, or nobody's: what somebody holds who does such work no more is
   * nobody's too.
   */
  readonly whose?:
    | { readonly staffId: string }
    | { readonly idsOfKind: (kind: string) => readonly string[] }
    | undefined;
  /** Only what bears one of these codes, or belongs to one of these customers. */
  readonly about?:
    | { readonly codes: readonly string[]; readonly customerIds: readonly string[] }
    | undefined;
}

/** A kind that names no site is none of any site. */
export const fitting = (
  work: readonly WaitingWork[],
  { site }: WorkFilter,
): readonly WaitingWork[] =>
  site === undefined ? work : work.filter((one) => one.site !== undefined);

/** How long after `clock` it is due. */
export const graceOf = ({ kind }: WaitingWork, hours: Hours): Sql =>
  sql`make_interval(hours => ${sql.lit(hours.get(kind) ?? 0)})`;

/** What waits and passes the filter. */
export function narrowed(work: WaitingWork, filter: WorkFilter, grace: Sql): Sql {
  const { now, dueBefore, site, about, whose } = filter;
  const parts = [work.where(now)];
  if (dueBefore) parts.push(sql`${work.clock} < ${dueBefore}::timestamptz - ${grace}`);
  if (site !== undefined && work.site) parts.push(sql`${work.site} = ${site}`);
  if (whose) parts.push(ofWhom(work, whose));
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

const ofWhom = (work: WaitingWork, whose: NonNullable<WorkFilter['whose']>): Sql => {
  const assigned = sql`select 1 from desk_assignments d
    where d.kind = ${sql.lit(work.kind)} and d.subject = (${work.subject}) collate "C"`;
  return 'staffId' in whose
    ? sql`exists (${assigned} and d.staff_id = ${whose.staffId}::uuid)`
    : sql`not exists (${assigned} and d.staff_id = any(${[...whose.idsOfKind(work.kind)]}::uuid[]))`;
};
