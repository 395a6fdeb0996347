import { sql } from 'kysely';
import type { WaitingWork } from '../../platform/database/waiting-work.ts';

/** Accounts that their owners left and that could not be erased. */
export const privacyWork: readonly WaitingWork[] = [
  {
    kind: 'erasure-failed',
    from: sql`from account_erasures e`,
    where: () => sql`e.state = 'open' and e.failed_at is not null`,
    subject: sql`e.customer_id::text`,
    code: sql`null::text`,
    clock: sql`e.failed_at`,
    since: sql`e.requested_at`,
    customerId: sql`e.customer_id`,
  },
];
