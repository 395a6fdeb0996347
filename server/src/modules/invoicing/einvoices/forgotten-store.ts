import type { EinvoiceState } from '@hako/contract/invoicing/einvoices';
import type { Reader } from '../../../platform/database/database.ts';
import type { Einvoice } from './einvoice.ts';

interface Forgotten {
  readonly before: Date;
  /** What was withdrawn before that is not looked for any more. */
  readonly withdrawnSince: Date;
  /** The last one of the batch before. */
  readonly after: string | undefined;
  readonly limit: number;
}

/**
 * What was asked for before a moment and is not issued, or issued before it and not filed; also
 * what was withdrawn a while before it, because the provider may have it all the same.
 */
export async function listForgotten(
  reader: Reader,
  { before, withdrawnSince, after, limit }: Forgotten,
): Promise<Pick<Einvoice, 'invoiceId' | 'state'>[]> {
  const rows = await reader
    .selectFrom('einvoices')
    .select(['invoice_id', 'state'])
    .where(({ and, or, eb }) =>
      or([
        and([eb('state', 'in', ['waiting', 'sent']), eb('asked_at', '<', before)]),
        and([eb('state', '=', 'issued'), eb('filed_at', 'is', null), eb('moved_at', '<', before)]),
        and([
          eb('state', '=', 'withdrawn'),
          eb('sent_at', 'is not', null),
          eb('moved_at', '<', before),
          eb('moved_at', '>=', withdrawnSince),
        ]),
      ]),
    )
    .$if(after !== undefined, (query) => query.where('invoice_id', '>', after as string))
    .orderBy('invoice_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ invoiceId: row.invoice_id, state: row.state as EinvoiceState }));
}
