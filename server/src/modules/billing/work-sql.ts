import { sql } from 'kysely';
import type { WaitingWork } from '../../platform/database/waiting-work.ts';
import { ordersIn } from '../orders/index.ts';
import { SECOND_PAYMENT_STUCK_MS } from './second-payment/stuck-second-payments.ts';

const ABOUT_BILL = {
  from: sql`from bills b`,
  subject: sql`b.code`,
  clock: sql`b.moved_at`,
  customerId: sql`b.customer_id`,
  orderId: sql`(select i.order_id from bill_orders i where i.bill_id = b.id order by i.order_code limit 1)`,
  amountVnd: sql`b.total_vnd`,
} as const;

const bills = (kind: WaitingWork['kind'], state: string): WaitingWork => ({
  ...ABOUT_BILL,
  kind,
  where: () => sql`b.state = ${sql.lit(state)}`,
});

const LAST_HEARD = sql`greatest(coalesce(c.status_at, c.asked_at), c.looked_up_at)`;

/** What waits with bills, from the second payment to the carrier's money. */
export const billingWork: readonly WaitingWork[] = [
  ordersIn('price-stuck', 'CHECKED', SECOND_PAYMENT_STUCK_MS),
  bills('bill-confirm', 'BILL_NEW'),
  bills('bill-approve', 'BILL_CONFIRMED'),
  {
    ...ABOUT_BILL,
    kind: 'bill-pack',
    where: () => sql`b.state = 'BILL_APPROVED' and (b.paid_at is not null or b.is_cod)`,
  },
  bills('hand-over', 'PACKING'),
  {
    ...ABOUT_BILL,
    kind: 'silent',
    from: sql`from consignments c join bills b on b.id = c.bill_id`,
    where: (now) => sql`c.state = 'created' and c.ended_at is null
      and b.state in ('BILL_EXPORT', 'DELIVERY')
      and ${LAST_HEARD} < ${now}::timestamptz - (select make_interval(days => t.silent_days) from delivery_terms t
        where t.valid_from <= (${now}::timestamptz at time zone 'Asia/Ho_Chi_Minh')::date order by t.valid_from desc limit 1)`,
    clock: LAST_HEARD,
  },
  bills('undelivered', 'BILL_INVENTORY'),
  {
    ...ABOUT_BILL,
    kind: 'cod-settle',
    where: () => sql`b.is_cod and b.paid_at is null and b.state = 'COMPLETED'`,
  },
  {
    ...ABOUT_BILL,
    kind: 'cod-settle',
    // The carrier brought less than it collected: the rest is still its debt.
    from: sql`from bill_cods d join bills b on b.id = d.bill_id`,
    where: () =>
      sql`d.brought_vnd < d.amount_vnd and b.is_cod and b.state = 'COMPLETED' and b.paid_at is not null`,
  },
];
