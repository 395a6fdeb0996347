import { sql } from 'kysely';
import type { WaitingWork } from '../../platform/database/waiting-work.ts';

/** Money that came and names nobody, and money that customers miss. */
export const walletWork: readonly WaitingWork[] = [
  {
    kind: 'transfer',
    from: sql`from wallet_transfers t`,
    where: () => sql`t.state = 'unmatched'`,
    subject: sql`t.id::text`,
    code: sql`nullif(t.bank_reference, '')`,
    title: sql`t.content`,
    clock: sql`t.transferred_at`,
    // Nobody's while it waits; whoever it is given to afterwards.
    customerId: sql`t.customer_id`,
    amountVnd: sql`t.amount_vnd`,
  },
  {
    kind: 'claim',
    from: sql`from wallet_claims c`,
    where: () => sql`c.state = 'open'`,
    subject: sql`c.id::text`,
    code: sql`nullif(c.reference, '')`,
    title: sql`nullif(c.note, '')`,
    clock: sql`c.created_at`,
    customerId: sql`c.customer_id`,
    amountVnd: sql`c.amount_vnd`,
  },
];
