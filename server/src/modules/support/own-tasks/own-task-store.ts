import {
  OWN_TASK_KINDS,
  OWN_TASKS_COUNTED,
  OWN_TASKS_OF_A_KIND,
  type OwnTask,
  type OwnTaskCounts,
} from '@hako/contract/support/own-tasks';
import { type RawBuilder, sql } from 'kysely';
import type { OwnTasks } from '../../../platform/database/waiting-work.ts';
import type { SupportDeps } from '../deps.ts';

interface Row extends Omit<OwnTask, 'ends_at'> {
  readonly ends_at: Date | null;
}

/**
 * What waits for a customer, the most urgent kind first: a few of each kind, and how many there are,
 * counted up to the limit of the contract.
 */
export async function listOwnTasks(
  { db, clock, ownTasks }: Pick<SupportDeps, 'db' | 'clock' | 'ownTasks'>,
  customerId: string,
): Promise<{ tasks: OwnTask[]; counts: OwnTaskCounts }> {
  const now = clock.now();
  const parts = ownTasks.map((tasks) => partOf(tasks, customerId, now));
  const { rows } = await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(db);
  const counts = { outbid: 0, won: 0, price: 0, quote: 0, bill: 0, address: 0 };
  const place = ({ kind }: Row) => OWN_TASK_KINDS.indexOf(kind);
  const tasks: OwnTask[] = [];
  for (const row of rows.toSorted((one, other) => place(one) - place(other))) {
    counts[row.kind]++;
    if (counts[row.kind] <= OWN_TASKS_OF_A_KIND)
      tasks.push({ ...row, ends_at: row.ends_at?.toISOString() ?? null });
  }
  return { tasks, counts };
}

function partOf(tasks: OwnTasks, customerId: string, now: Date): RawBuilder<unknown> {
  const nothing = sql`null`;
  return sql`(select ${sql.lit(tasks.kind)}::text as kind, (${tasks.subject})::text as subject,
      (${tasks.site ?? nothing})::text as site, (${tasks.title ?? nothing})::text as title,
      (${tasks.picture ?? nothing})::text as picture, (${tasks.amountVnd ?? nothing})::bigint as amount_vnd,
      (${tasks.endsAt ?? nothing})::timestamptz as ends_at
    ${tasks.from(customerId, now)} order by ${tasks.order} limit ${OWN_TASKS_COUNTED})`;
}
