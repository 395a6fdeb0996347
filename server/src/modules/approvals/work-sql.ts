import { sql } from 'kysely';
import type { WaitingWork } from '../../platform/database/waiting-work.ts';

/** What one person proposed and a second one has to decide. */
export const approvalsWork: readonly WaitingWork[] = [
  {
    kind: 'approval',
    from: sql`from approvals p`,
    where: () => sql`p.state = 'waiting'`,
    subject: sql`p.id::text`,
    code: sql`null::text`,
    title: sql`p.reason`,
    clock: sql`p.proposed_at`,
    customerId: sql`p.customer_id`,
    amountVnd: sql`p.amount_vnd`,
  },
];
