import { sql } from 'kysely';
import type { WaitingWork } from '../../platform/database/waiting-work.ts';

const HELD = sql`cross join lateral (
  select float_balance_of(a.id) as balance,
    (select m.at from float_movements m where m.account_id = a.id
      order by m.place desc limit 1) as last_at
) b`;

/** Accounts that run low, and purchases of which nobody said what paid them. Accounts are few. */
export const floatWork: readonly WaitingWork[] = [
  {
    kind: 'float-low',
    from: sql`from float_accounts a ${HELD}`,
    where: () => sql`a.closed_at is null and b.balance < a.low_jpy`,
    subject: sql`a.id::text`,
    code: sql`null::text`,
    title: sql`a.name`,
    clock: sql`coalesce(b.last_at, a.opened_at)`,
    amountJpy: sql`b.balance`,
  },
  {
    kind: 'float-unsorted',
    from: sql`from float_accounts a ${HELD}`,
    // Before the first real account there is nothing to sort them to.
    where: () => sql`a.kind = 'unsorted' and b.balance <> 0
      and exists (select from float_accounts o where o.kind <> 'unsorted' and o.closed_at is null)`,
    subject: sql`a.id::text`,
    code: sql`null::text`,
    title: sql`a.name`,
    clock: sql`coalesce(b.last_at, a.opened_at)`,
    amountJpy: sql`b.balance`,
  },
];
