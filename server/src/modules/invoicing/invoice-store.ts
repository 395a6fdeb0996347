import assert from 'node:assert/strict';
import { type Selectable, sql } from 'kysely';
import { dong } from '../../kernel/money.ts';
import { countedPage } from '../../platform/database/counted-page.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { type InvoiceLine, sumsOf, type TaxRate } from './rules/invoice-lines.ts';
import type { Buyer, Invoice, Issued, PaperKind, Seller } from './invoice.ts';

const toInvoice = (row: Selectable<Tables['invoices']>): Invoice => ({
  id: row.id,
  issuer: row.issuer,
  paper: row.paper as PaperKind,
  billId: row.bill_id,
  billCode: row.bill_code,
  customerId: row.customer_id,
  buyer: row.buyer as unknown as Buyer,
  seller: row.seller as unknown as Seller,
  lines: row.lines as unknown as InvoiceLine[],
  net: dong(row.net_vnd),
  tax: dong(row.tax_vnd),
  total: dong(row.total_vnd),
  askedAt: row.asked_at,
  issued:
    row.series === null || row.number === null || row.issued_at === null
      ? undefined
      : {
          series: row.series,
          number: row.number,
          lookupCode: row.lookup_code ?? undefined,
          at: row.issued_at,
        },
  replaces: row.replaces ?? undefined,
  replacedBy: row.replaced_by ?? undefined,
});

const valuesOf = (invoice: Invoice) => ({
  id: invoice.id,
  bill_id: invoice.billId,
  bill_code: invoice.billCode,
  customer_id: invoice.customerId,
  state: 'asked',
  issuer: invoice.issuer,
  buyer: JSON.stringify(invoice.buyer),
  seller: JSON.stringify(invoice.seller),
  lines: JSON.stringify(invoice.lines),
  net_vnd: invoice.net,
  tax_vnd: invoice.tax,
  total_vnd: invoice.total,
  asked_at: invoice.askedAt,
  replaces: invoice.replaces ?? null,
});

/** Writes it unless its bill has one of its kind; gives back the one that stands. */
export async function insertInvoice(trx: Trx, invoice: Invoice): Promise<Invoice> {
  await trx
    .insertInto('invoices')
    .values(valuesOf(invoice))
    .onConflict((conflict) => conflict.constraint('invoices_one_a_bill').doNothing())
    .execute();
  const standing = await findInvoiceOfBill(trx, invoice.billId, invoice.paper);
  assert(standing, `bill ${invoice.billCode} has an invoice`);
  return standing;
}

/** One that waits to take the place of another. */
export async function insertSuccessor(trx: Trx, invoice: Invoice): Promise<void> {
  await trx.insertInto('invoices').values(valuesOf(invoice)).execute();
}

/** Whose numbers it has is the name of its issuer. False: it has its number already. */
export async function updateIssued(
  reader: Reader,
  id: string,
  { series, number, lookupCode, at }: Issued,
): Promise<boolean> {
  const { numUpdatedRows } = await reader
    .updateTable('invoices')
    .set({ state: 'issued', series, number, lookup_code: lookupCode ?? null, issued_at: at })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findInvoice(
  reader: Reader,
  id: string,
  customerId: string,
): Promise<Invoice | undefined> {
  const row = await reader
    .selectFrom('invoices')
    .selectAll()
    .where(sql<string>`id::text`, '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row && toInvoice(row);
}

export async function readInvoice(reader: Reader, id: string): Promise<Invoice> {
  return toInvoice(
    await reader.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

/** Only what has no number may still be for somebody else. */
export async function updateBuyer(trx: Trx, id: string, buyer: Buyer): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({ buyer: JSON.stringify(buyer) })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute();
}

/** As for its buyer. */
export async function updateLines(
  trx: Trx,
  id: string,
  lines: readonly InvoiceLine[],
): Promise<void> {
  const { net, tax, total } = sumsOf(lines);
  await trx
    .updateTable('invoices')
    .set({ lines: JSON.stringify(lines), net_vnd: net, tax_vnd: tax, total_vnd: total })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute();
}

/** The one of a kind that counts. */
export async function findInvoiceOfBill(
  reader: Reader,
  billId: string,
  paper: PaperKind,
): Promise<Invoice | undefined> {
  const row = await reader
    .selectFrom('invoices')
    .selectAll()
    .where('living_bill_id', '=', billId)
    .where('paper', '=', paper)
    .executeTakeFirst();
  return row && toInvoice(row);
}

interface Asked {
  readonly customerId: string;
  readonly billCodes?: readonly string[] | undefined;
  readonly page: number;
  readonly size: number;
}

/** Newest first. */
export async function listInvoices(
  reader: Reader,
  { customerId, billCodes, page, size }: Asked,
): Promise<{ rows: Invoice[]; total: number }> {
  const matching = reader
    .selectFrom('invoices')
    .where('customer_id', '=', customerId)
    .$if(billCodes !== undefined, (query) =>
      query.where('bill_code', 'in', billCodes?.length ? billCodes : ['']),
    );
  const { rows, total } = await countedPage(
    reader,
    matching.selectAll().orderBy('asked_at', 'desc').orderBy('id', 'desc'),
    { page, size },
  );
  return { rows: rows.map(toInvoice), total };
}

/** Issued in a time, oldest first, behind the last one of the batch before. */
export async function listIssued(
  reader: Reader,
  from: Date,
  to: Date,
  after: Invoice | undefined,
  size: number,
): Promise<Invoice[]> {
  const rows = await reader
    .selectFrom('invoices')
    .selectAll()
    .where('state', '=', 'issued')
    .where('issued_at', '>=', from)
    .where('issued_at', '<', to)
    .$if(after?.issued !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('issued_at', 'id'),
          '>',
          eb.tuple(after?.issued?.at as Date, after?.id as string),
        ),
      ),
    )
    .orderBy('issued_at')
    .orderBy('id')
    .limit(size)
    .execute();
  return rows.map(toInvoice);
}

export async function countIssued(reader: Reader, from: Date, to: Date): Promise<number> {
  const { count } = await reader
    .selectFrom('invoices')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'issued')
    .where('issued_at', '>=', from)
    .where('issued_at', '<', to)
    .executeTakeFirstOrThrow();
  return count;
}

/** The rates that hold on a day, one an account. */
export async function readTaxRates(reader: Reader, day: string): Promise<TaxRate[]> {
  const rows = await reader
    .selectFrom('invoice_tax_rates')
    .distinctOn('account')
    .select(['account', 'kind', 'percent'])
    .where('valid_from', '<=', sql<Date>`${day}::date`)
    .orderBy('account')
    .orderBy('valid_from', 'desc')
    .execute();
  return rows.map(({ account, kind, percent }) => ({
    account,
    kind: kind as TaxRate['kind'],
    percent,
  }));
}
