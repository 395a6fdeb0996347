import type { DeskInvoiceFilter, EinvoiceState } from '@hako/contract/invoicing/einvoices';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { pageByKey, type SortKey } from '../../../platform/database/keyset.ts';
import type { Buyer, PaperKind } from '../invoice.ts';
import { stateOfPaper } from './einvoice.ts';

export interface DeskList {
  readonly state: DeskInvoiceFilter | undefined;
  readonly billCode: string | undefined;
  readonly after: string | undefined;
  readonly size: number;
}

const BY_AGE: SortKey = { column: 'invoices.asked_at', id: 'invoices.id', type: 'timestamptz' };
/** The same age, along the few that wait. */
const OPEN_BY_AGE: SortKey = {
  column: 'einvoices.asked_at',
  id: 'einvoices.invoice_id',
  type: 'timestamptz',
};

const WHERE: Readonly<Record<DeskInvoiceFilter, RawBuilder<SqlBool>>> = {
  refused: sql`einvoices.state = 'refused'`,
  open: sql`einvoices.state not in ('issued', 'withdrawn')`,
  issued: sql`invoices.state = 'issued'`,
};

/** Papers and what became of them, newest first, a page behind a mark. */
export async function listDeskInvoices(reader: Reader, { state, billCode, after, size }: DeskList) {
  const matching = reader
    .selectFrom('invoices')
    .leftJoin('einvoices', 'einvoices.invoice_id', 'invoices.id')
    .leftJoin('invoices as wrong', 'wrong.id', 'invoices.replaces')
    .leftJoin('invoices as successor', 'successor.replaces', 'invoices.id')
    .leftJoin('einvoices as next', 'next.invoice_id', 'successor.id')
    .select([
      'invoices.id',
      'invoices.bill_code',
      'invoices.paper',
      sql<Buyer>`coalesce(einvoices.wanted_buyer, invoices.buyer)`.as('buyer'),
      'invoices.series',
      'invoices.number',
      'invoices.tax_vnd',
      'invoices.total_vnd',
      'invoices.lookup_code',
      'invoices.asked_at',
      'invoices.issued_at',
      'invoices.state as paper_state',
      'einvoices.state',
      'einvoices.refusal_code',
      'einvoices.words',
      'einvoices.tax_authority_code',
      'einvoices.filed_at',
      'invoices.replaced_by',
      'wrong.series as wrong_series',
      'wrong.number as wrong_number',
      'successor.series as successor_series',
      'successor.number as successor_number',
      'next.state as successor_state',
      'next.sent_at as successor_sent_at',
    ])
    .$if(state !== undefined, (query) => query.where(WHERE[state as DeskInvoiceFilter]))
    .$if(billCode !== undefined, (query) =>
      query.where('invoices.bill_code', '=', billCode as string),
    );
  const rows = await pageByKey(matching, {
    key: state === 'refused' || state === 'open' ? OPEN_BY_AGE : BY_AGE,
    isDescending: true,
    after,
    limit: size + 1,
  }).execute();
  const page = rows.slice(0, size);
  return {
    rows: page.map((row) => ({
      ...row,
      paper: row.paper as PaperKind,
      state: stateOfPaper(row.state as EinvoiceState | null, row.paper_state === 'issued'),
    })),
    next: rows.length > size ? page.at(-1)?.mark : undefined,
  };
}
