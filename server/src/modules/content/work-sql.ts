import { sql } from 'kysely';
import type { WaitingWork } from '../../platform/database/waiting-work.ts';

/** What customers wrote of us and nobody has read. */
export const contentWork: readonly WaitingWork[] = [
  {
    kind: 'feedback',
    from: sql`from feedbacks f`,
    where: () => sql`f.state = 'waiting'`,
    subject: sql`f.id::text`,
    code: sql`null::text`,
    title: sql`left(f.content, 200)`,
    clock: sql`f.written_at`,
    customerId: sql`f.customer_id`,
  },
];
