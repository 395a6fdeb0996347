import type { EinvoiceState } from '@hako/contract/invoicing/einvoices';
import type { PaperState } from '@hako/contract/invoicing/invoicing';
import type { InvoicingDeps } from '../deps.ts';
import type { Invoice } from '../invoice.ts';
import { stateOfPaper } from './einvoice.ts';
import { type IssuedRow, withNumbers } from '../replacing/list-issued.ts';
import { listEinvoices } from './einvoice-store.ts';

/** A paper and what became of it. */
interface PaperRow extends IssuedRow {
  readonly state: PaperState;
  /** It can be fetched. A receipt is drawn when it is asked for. */
  readonly hasFiles: boolean;
}

/** What became of some papers, all asked for at once; in the same order. */
export async function askStandings(
  { db }: InvoicingDeps,
  invoices: readonly Invoice[],
): Promise<PaperRow[]> {
  const ids = invoices.filter(({ paper }) => paper === 'invoice').map(({ id }) => id);
  const known = new Map((await listEinvoices(db, ids)).map((one) => [one.invoiceId, one]));
  return (await withNumbers(db, invoices)).map((row) => {
    const { id, paper, issued } = row;
    const einvoice = known.get(id);
    return {
      ...row,
      state: toldOf(stateOfPaper(einvoice?.state, issued !== undefined)),
      hasFiles: paper === 'receipt' ? issued !== undefined : einvoice?.filedAt !== undefined,
    };
  });
}

/** What its customer is told of it. */
function toldOf(state: EinvoiceState): PaperState {
  if (state === 'waiting' || state === 'sent') return 'under-way';
  return state;
}
