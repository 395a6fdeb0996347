import { sql } from 'kysely';
import type { WaitingWork } from '../../platform/database/waiting-work.ts';
import { isUnbilled } from './rules/order-life-moves.ts';
import { ORDER_STATES, type OrderState } from './rules/order-life.ts';

const ABOUT_ORDER = {
  from: sql`from orders o`,
  subject: sql`o.code`,
  clock: sql`o.moved_at`,
  customerId: sql`o.customer_id`,
  orderId: sql`o.id`,
  site: sql`o.site`,
} as const;

/** Orders that have been in a state for so long, as work of this kind. */
export const ordersIn = (
  kind: WaitingWork['kind'],
  state: OrderState,
  leastMs = 0,
): WaitingWork => ({
  ...ABOUT_ORDER,
  kind,
  where: (now) => {
    const waiting = sql`o.state = ${sql.lit(state)}`;
    if (leastMs === 0) return waiting;
    return sql`${waiting} and o.moved_at < ${new Date(now.getTime() - leastMs)}`;
  },
});

const purchases = (kind: WaitingWork['kind'], state: 'desk' | 'unknown'): WaitingWork => ({
  ...ABOUT_ORDER,
  kind,
  from: sql`from purchase_tasks t join orders o on o.id = t.order_id`,
  where: () => sql`t.state = ${sql.lit(state)}`,
  clock: sql`t.updated_at`,
  amountJpy: sql`t.site_price_jpy * o.quantity`,
});

const FALLING = sql.join(ORDER_STATES.filter(isUnbilled).map((state) => sql.lit(state)));

/** What waits for a person in the life of an order. */
export const ordersWork: readonly WaitingWork[] = [
  ordersIn('quote', 'REQUEST'),
  purchases('purchase', 'desk'),
  purchases('purchase-unknown', 'unknown'),
  {
    ...ABOUT_ORDER,
    kind: 'number',
    where: () => sql`o.state = 'BOUGHT' and o.marketplace_order_number is null`,
  },
  ordersIn('receive', 'BOUGHT'),
  {
    ...ABOUT_ORDER,
    kind: 'bill-make',
    // Those of one customer and address go onto one slip: the one that waited longest stands for
    // all.
    where: () => sql`o.state = 'CALCULATOR' and not exists (
      select 1 from orders other where other.customer_id = o.customer_id and other.state = 'CALCULATOR'
        and other.address ->> 'text' = o.address ->> 'text' and (other.moved_at, other.id) < (o.moved_at, o.id))`,
  },
  {
    ...ABOUT_ORDER,
    kind: 'fell-through',
    from: sql`from fall_throughs f join orders o on o.id = f.order_id`,
    where: () => sql`f.decided_by is null and o.state in (${FALLING})`,
    clock: sql`f.proposed_at`,
    amountVnd: sql`f.refund_vnd`,
  },
];
