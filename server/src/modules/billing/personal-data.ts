import { sql } from 'kysely';
import type { Person, PersonalData } from '../../platform/personal-data.ts';

const ofTheirBills = ({ customerId }: Person) =>
  sql`bill_id in (select id from bills where customer_id = ${customerId})`;

/** Bills are papers of the accounts: what was paid stays, where it was sent does not. */
export const billingPersonalData: PersonalData = {
  part: 'billing',
  tables: [
    { table: 'bill_orders', rows: ofTheirBills, onErasure: 'keep' },
    {
      table: 'consignments',
      rows: ofTheirBills,
      hidden: ['asked_by', 'detail'],
      onErasure: { scrubText: ['detail'] },
    },
    {
      table: 'carrier_events',
      rows: ({ customerId }) => sql`(carrier, carrier_code) in
        (select c.carrier, c.carrier_code from consignments c join bills b on b.id = c.bill_id where b.customer_id = ${customerId})`,
      hidden: ['told'],
      onErasure: { scrubJson: ['told'] },
    },
    {
      table: 'redeliveries',
      rows: ofTheirBills,
      hidden: ['asked_by', 'returned_by', 'ended_by'],
      onErasure: {
        set: {
          address: sql`address || '{"receiver": "-", "phone": "", "line": "-", "text": "-"}'`,
          note: null,
          ended_reason: null,
        },
      },
    },
    { table: 'bill_cods', hidden: ['settled_by', 'rest_by', 'short_reason'], onErasure: 'keep' },
    {
      table: 'bills',
      onErasure: {
        set: {
          address: sql`address || '{"receiver": "-", "phone": "", "line": "-", "text": "-"}'`,
        },
      },
    },
  ],
  subjectsOf: (customerId) =>
    sql`select 'bill:' || code as subject from bills where customer_id = ${customerId}`,
  obstacles: [
    {
      reason: 'open-cods',
      count: (customerId) =>
        sql`select count(*) as count from bill_cods where customer_id = ${customerId} and settled_at is null`,
    },
  ],
};
