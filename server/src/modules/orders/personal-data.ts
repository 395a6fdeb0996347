import { sql } from 'kysely';
import type { Person, PersonalData } from '../../platform/personal-data.ts';

const ofTheirOrders = ({ customerId }: Person) =>
  sql`order_id in (select id from orders where customer_id = ${customerId})`;

/** Orders are papers of the accounts: what was bought and paid stays, for whose door does not. */
export const ordersPersonalData: PersonalData = {
  part: 'orders',
  tables: [
    {
      table: 'order_events',
      rows: ofTheirOrders,
      hidden: ['actor_id', 'actor_name'],
      onErasure: { scrubText: ['actor_name'], scrubJson: ['facts'] },
    },
    {
      table: 'fall_throughs',
      rows: ofTheirOrders,
      hidden: ['proposed_by', 'decided_by'],
      onErasure: { scrubText: ['note'] },
    },
    {
      table: 'order_notes',
      rows: ofTheirOrders,
      hidden: 'all',
      onErasure: { scrubText: ['text'] },
    },
    {
      table: 'seller_parcels',
      rows: ofTheirOrders,
      hidden: ['entered_by'],
      onErasure: { scrubText: ['title', 'expected'] },
    },
    // What a marketplace or the desk said of buying may name whom it was for.
    {
      table: 'purchase_tasks',
      rows: ofTheirOrders,
      hidden: 'all',
      onErasure: { scrubText: ['reason'] },
    },
    {
      table: 'purchase_attempts',
      rows: ofTheirOrders,
      hidden: 'all',
      onErasure: { scrubText: ['detail'] },
    },
    {
      table: 'orders',
      hidden: ['account', 'marketplace_order_number', 'price_paid_jpy'],
      onErasure: {
        set: {
          note: null,
          address: sql`address || '{"receiver": "-", "phone": "", "line": "-", "text": "-"}'`,
        },
        scrubJson: ['listing', 'question', 'price'],
      },
    },
  ],
  // By code in the audit; by id where something else was written about an order.
  subjectsOf: (customerId) => sql`
    select 'order:' || code as subject from orders where customer_id = ${customerId}
    union all select 'order:' || id from orders where customer_id = ${customerId}`,
  obstacles: [
    {
      reason: 'open-orders',
      count: (customerId) =>
        sql`select count(*) as count from orders where customer_id = ${customerId} and state not in ('COMPLETED', 'CANCEL')`,
    },
  ],
};
