import { sql } from 'kysely';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { Buyer } from './invoice.ts';

/**
 * An issued paper keeps its number and its amounts; the buyer on it goes, and so does everybody
 * whom the accountant named for it, from the audit as well: a buyer may be another person. The
 * signed original of an electronic invoice stays as it is, for the accountant alone: the law keeps
 * it ten years, and it cannot be changed without breaking its signature.
 */
export const invoicingPersonalData: PersonalData = {
  part: 'invoicing',
  tables: [
    {
      table: 'einvoices',
      hidden: ['key', 'is_key_spent', 'refusal_code', 'words'],
      onErasure: { set: { wanted_buyer: null, named_buyers: '[]' }, scrubText: ['words'] },
    },
    {
      table: 'invoice_replacements',
      onErasure: { scrubJson: ['buyer'], scrubText: ['reason', 'agreement'] },
    },
    { table: 'invoices', hidden: ['living_bill_id'], onErasure: { scrubJson: ['buyer'] } },
  ],
  subjectsOf: (customerId) =>
    sql`select 'invoice:' || bill_code as subject from invoices where customer_id = ${customerId}`,
  obstacles: [
    {
      reason: 'open-invoices',
      count: (customerId) =>
        sql`select count(*) as count from einvoices
          where customer_id = ${customerId} and state not in ('issued', 'withdrawn')`,
    },
  ],
  async tracesOf(reader, customerId) {
    const rows = await reader
      .selectFrom('invoices')
      .leftJoin('einvoices', 'einvoices.invoice_id', 'invoices.id')
      .select(['invoices.buyer', 'einvoices.named_buyers'])
      .where('invoices.customer_id', '=', customerId)
      .execute();
    const wanted = await reader
      .selectFrom('invoice_replacements')
      .select('buyer')
      .where('customer_id', '=', customerId)
      .execute();
    const buyers = [
      ...rows.flatMap((row) => [row.buyer, ...((row.named_buyers ?? []) as unknown[])]),
      ...wanted.map((row) => row.buyer),
    ];
    return (buyers as Buyer[]).flatMap(({ name, taxCode = '', address = '' }) => [
      name,
      taxCode,
      address,
    ]);
  },
};
