import { sql } from 'kysely';
import { newId } from '../../src/kernel/chance.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { type Person, PLANTED, type Sayings } from './planted-words.ts';

/** An invoice for a company, which the accountant had sent again for another one. */
export async function plantInvoice(
  db: Database,
  { customerId, staffId }: Person,
  { now }: Sayings,
): Promise<void> {
  const id = newId();
  const { buyer: name, buyerTaxCode: taxCode, buyerAddress: address, earlierBuyer } = PLANTED;
  const buyer = JSON.stringify({ name, taxCode, address });
  const before = JSON.stringify({ name: earlierBuyer });
  const reason = `Khách đổi từ ${earlierBuyer} sang ${name}, MST ${taxCode}`;
  await sql`insert into invoices (id, bill_id, bill_code, customer_id, state, issuer, series, number,
      buyer, seller, lines, net_vnd, tax_vnd, total_vnd, asked_at, issued_at)
    values (${id}, ${newId()}, 'PX-P1', ${customerId}, 'issued', 'viettel-sinvoice', '1C26THK', 1,
      ${buyer}, '{}', '[]', 0, 0, 0, ${now}, ${now})`.execute(db);
  await sql`insert into einvoices (invoice_id, customer_id, key, state, provider_number,
      named_buyers, asked_at, moved_at)
    values (${id}, ${customerId}, ${newId()}, 'issued', 'C26THK1',
      jsonb_build_array(${before}::jsonb, ${buyer}::jsonb), ${now}, ${now})`.execute(db);
  await sql`insert into staff_audit (audit_id, actor, action, subject, reason, before, after, at)
    values (${newId()}, ${staffId}, 'invoice.retry', 'invoice:PX-P1', ${reason},
      jsonb_build_object('buyer', ${before}::jsonb), jsonb_build_object('buyer', ${buyer}::jsonb),
      ${now})`.execute(db);
}
