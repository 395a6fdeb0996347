import { sql } from 'kysely';
import type { Reader, Trx } from '../../../platform/database/database.ts';
import type { Buyer } from '../invoice.ts';

/** What somebody proposed to put in the place of an issued invoice. */
export interface Replacement {
  readonly id: string;
  /** The wrong one. */
  readonly invoiceId: string;
  readonly customerId: string;
  readonly buyer: Buyer;
  readonly reason: string;
  /** What seller and buyer signed, and the day of it. */
  readonly agreement: { readonly name: string; readonly on: string } | undefined;
  readonly proposedAt: Date;
}

export async function insertReplacement(trx: Trx, replacement: Replacement): Promise<void> {
  const { id, invoiceId, customerId, buyer, reason, agreement, proposedAt } = replacement;
  await trx
    .insertInto('invoice_replacements')
    .values({
      id,
      invoice_id: invoiceId,
      customer_id: customerId,
      buyer: JSON.stringify(buyer),
      reason,
      agreement: agreement?.name ?? null,
      agreement_on: agreement ? sql<Date>`${agreement.on}::date` : null,
      proposed_at: proposedAt,
    })
    .execute();
}

const replacements = (reader: Reader) =>
  reader
    .selectFrom('invoice_replacements')
    .select(['id', 'invoice_id', 'customer_id', 'buyer', 'reason', 'agreement', 'proposed_at'])
    // A day has no time zone: as text it cannot slip to the day before.
    .select(sql<string | null>`to_char(agreement_on, 'YYYY-MM-DD')`.as('agreement_on'));

type Row = Awaited<ReturnType<ReturnType<typeof replacements>['executeTakeFirstOrThrow']>>;

const toReplacement = (row: Row): Replacement => ({
  id: row.id,
  invoiceId: row.invoice_id,
  customerId: row.customer_id,
  buyer: row.buyer as unknown as Buyer,
  reason: row.reason,
  agreement:
    row.agreement !== null && row.agreement_on !== null
      ? { name: row.agreement, on: row.agreement_on }
      : undefined,
  proposedAt: row.proposed_at,
});

export async function readReplacement(reader: Reader, id: string): Promise<Replacement> {
  return toReplacement(await replacements(reader).where('id', '=', id).executeTakeFirstOrThrow());
}

/** By which this invoice came. */
export async function readReplacementOf(
  reader: Reader,
  newInvoiceId: string,
): Promise<Replacement> {
  const found = replacements(reader).where('new_invoice_id', '=', newInvoiceId);
  return toReplacement(await found.executeTakeFirstOrThrow());
}

/** The new invoice comes by this one; an earlier one by which it failed is no longer the reason. */
export async function markApproved(trx: Trx, id: string, newInvoiceId: string): Promise<void> {
  await trx
    .updateTable('invoice_replacements')
    .set({ new_invoice_id: null })
    .where('new_invoice_id', '=', newInvoiceId)
    .execute();
  await trx
    .updateTable('invoice_replacements')
    .set({ new_invoice_id: newInvoiceId })
    .where('id', '=', id)
    .execute();
}

/** The one that takes the place of this one, issued or not yet. */
export async function findSuccessor(
  reader: Reader,
  invoiceId: string,
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('invoices')
    .select('id')
    .where('replaces', '=', invoiceId)
    .executeTakeFirst();
  return row?.id;
}

/** From now on the other one counts. */
export async function markReplaced(trx: Trx, id: string, by: string): Promise<void> {
  await trx.updateTable('invoices').set({ replaced_by: by }).where('id', '=', id).execute();
}

/** The one that the first of a chain was issued on decides which rates hold. */
export async function readFirstIssuedAt(reader: Reader, id: string): Promise<Date> {
  const { rows } = await sql<{ issued_at: Date }>`
    with recursive chain as (
      select id, replaces, issued_at from invoices where id = ${id}
      union all select i.id, i.replaces, i.issued_at from invoices i join chain c on i.id = c.replaces
    ) select issued_at from chain where replaces is null`.execute(reader);
  const [first] = rows;
  if (!first?.issued_at) throw new Error(`invoice ${id} replaces none that was issued`);
  return first.issued_at;
}

/** Series and number of some invoices, by id; those without a number are left out. */
export async function readNumbers(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly series: string; readonly number: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .selectFrom('invoices')
    .select(['id', 'series', 'number'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap(({ id, series, number }) =>
      series === null || number === null ? [] : [[id, { series, number }] as const],
    ),
  );
}
