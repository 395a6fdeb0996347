import { sql } from 'kysely';
import type { WaitingWork } from '../../platform/database/waiting-work.ts';

/** Customers who wait for an answer. */
export const messagesWork: readonly WaitingWork[] = [
  {
    kind: 'message',
    from: sql`from message_threads t`,
    where: () => sql`t.waits_since is not null`,
    subject: sql`t.id::text`,
    code: sql`t.order_code`,
    clock: sql`t.waits_since`,
    customerId: sql`t.customer_id`,
    orderId: sql`t.order_id`,
  },
];
