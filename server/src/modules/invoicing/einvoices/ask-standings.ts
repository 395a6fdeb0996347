import type { EinvoiceState } from '@hako/contract/invoicing/einvoices';
import type { PaperState } from '@hako/contract/invoicing/invoicing';
import type { InvoicingDeps } from '../deps.ts';
import type { Invoice } from '../invoice.ts';
import { stateOfPaper } from './einvoice.ts';
import { type IssuedRow, withNumbers } from '../replacing/list-issued.ts';
import { listEinvoices } from './einvoice-store.ts';

interface Standing {
  readonly state: PaperState;
  /** It can be fetched. A receipt is drawn when it is asked for. */
  readonly hasFiles: boolean;
}
type StandingOf = (invoice: Invoice) => Standing;

interface Standings {
  /** The same papers, with the numbers of what they replace and of what replaced them. */
  readonly rows: readonly IssuedRow[];
  readonly standingOf: StandingOf;
}

/** What became of some papers, all asked for at once. */
export async function askStandings(
  { db }: InvoicingDeps,
  invoices: readonly Invoice[],
): Promise<Standings> {
  const ids = invoices.filter(({ paper }) => paper === 'invoice').map(({ id }) => id);
  const known = new Map((await listEinvoices(db, ids)).map((one) => [one.invoiceId, one]));
  const standingOf: StandingOf = ({ id, paper, issued }) => {
    const einvoice = known.get(id);
    return {
      state: toldOf(stateOfPaper(einvoice?.state, issued !== undefined)),
      hasFiles: paper === 'receipt' ? issued !== undefined : einvoice?.filedAt !== undefined,
    };
  };
  return { rows: await withNumbers(db, invoices), standingOf };
}

/** What its customer is told of it. */
function toldOf(state: EinvoiceState): PaperState {
  if (state === 'waiting' || state === 'sent') return 'under-way';
  return state;
}
