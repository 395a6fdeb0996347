import { sql } from 'kysely';
import type { OwnTasks } from '../../platform/database/waiting-work.ts';
import { timersOf } from './rules/order-life-moves.ts';

const ABOUT_ORDER = {
  subject: sql`o.code`,
  title: sql`coalesce(o.listing ->> 'titleVi', o.listing ->> 'title')`,
  picture: sql`o.listing ->> 'picture'`,
} as const;

const QUOTE_HOURS = timersOf('PENDING').find(({ to }) => to === 'CANCEL')?.afterHours ?? 0;
const QUOTE_ENDS = sql`o.moved_at + make_interval(hours => ${sql.lit(QUOTE_HOURS)})`;

/** What an order asks of its customer before it is bought. */
export const ordersOwnTasks: readonly OwnTasks[] = [
  {
    ...ABOUT_ORDER,
    kind: 'quote',
    from: (customerId, now) => sql`from orders o
      where o.customer_id = ${customerId} and o.state = 'PENDING' and ${QUOTE_ENDS} > ${now}`,
    amountVnd: sql`o.first_payment_vnd - o.paid_first_vnd`,
    endsAt: QUOTE_ENDS,
    order: sql`o.moved_at`,
  },
  {
    ...ABOUT_ORDER,
    kind: 'price',
    from: (customerId) => sql`from orders o join purchase_tasks t on t.order_id = o.id
      where o.customer_id = ${customerId} and o.state in ('CONFIRMED', 'BUYING') and t.state = 'price'`,
    order: sql`o.moved_at`,
  },
];
