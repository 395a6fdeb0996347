import type { EinvoiceState } from '@hako/contract/invoicing/einvoices';
import type { Reader } from '../../../platform/database/database.ts';
import type { Einvoice } from './einvoice.ts';

interface Forgotten {
  readonly before: Date;
  /** The last one of the batch before. */
  readonly after: string | undefined;
  readonly limit: number;
}

/** What was asked for before a moment and is not issued, or issued before it and not filed. */
export async function listForgotten(
  reader: Reader,
  { before, after, limit }: Forgotten,
): Promise<Pick<Einvoice, 'invoiceId' | 'state'>[]> {
  const rows = await reader
    .selectFrom('einvoices')
    .select(['invoice_id', 'state'])
    .where(({ and, or, eb }) =>
      or([
        and([eb('state', 'in', ['waiting', 'sent']), eb('asked_at', '<', before)]),
        and([eb('state', '=', 'issued'), eb('filed_at', 'is', null), eb('moved_at', '<', before)]),
      ]),
    )
    .$if(after !== undefined, (query) => query.where('invoice_id', '>', after as string))
    .orderBy('invoice_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ invoiceId: row.invoice_id, state: row.state as EinvoiceState }));
}
