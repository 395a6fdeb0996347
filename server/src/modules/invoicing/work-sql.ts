import { sql } from 'kysely';
import type { WaitingWork } from '../../platform/database/waiting-work.ts';

/** Longer than this a provider that works takes for none. */
const STUCK_SECONDS = 3_600;

/** Invoices that their provider turned down, and those that it did not issue within an hour. */
export const invoicingWork: readonly WaitingWork[] = [
  {
    kind: 'invoice',
    from: sql`from einvoices e join invoices i on i.id = e.invoice_id`,
    where: (now) => sql`e.state not in ('issued', 'withdrawn') and (e.state = 'refused'
      or e.asked_at < ${now}::timestamptz - make_interval(secs => ${sql.lit(STUCK_SECONDS)}))`,
    subject: sql`e.invoice_id::text`,
    code: sql`i.bill_code`,
    title: sql`coalesce(e.words, i.buyer ->> 'name')`,
    clock: sql`e.moved_at`,
    customerId: sql`e.customer_id`,
    amountVnd: sql`i.total_vnd`,
  },
];
