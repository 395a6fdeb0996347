import { type RawBuilder, sql } from 'kysely';
import type { WaitingWork } from '../../platform/database/waiting-work.ts';
import { LATE_MS } from './einvoices/einvoice.ts';

const isLate = (since: RawBuilder<unknown>, now: Date) =>
  sql`${since} < ${new Date(now.getTime() - LATE_MS)}::timestamptz`;

/** An invoice as the list shows it. */
const SHOWN = {
  kind: 'invoice',
  from: sql`from einvoices e join invoices i on i.id = e.invoice_id`,
  subject: sql`e.invoice_id::text`,
  code: sql`i.bill_code`,
  title: sql`coalesce(e.words, i.buyer ->> 'name')`,
  clock: sql`e.moved_at`,
  customerId: sql`e.customer_id`,
  amountVnd: sql`i.total_vnd`,
} as const;

/**
 * Invoices that their provider turned down, and those that it did not issue, or give the files of,
 * within an hour.
 */
export const invoicingWork: readonly WaitingWork[] = [
  {
    ...SHOWN,
    where: (now) => sql`e.state not in ('issued', 'withdrawn')
      and (e.state = 'refused' or ${isLate(sql`e.asked_at`, now)})`,
  },
  {
    ...SHOWN,
    where: (now) => sql`e.state = 'issued' and e.filed_at is null
      and ${isLate(sql`e.moved_at`, now)}`,
  },
];
