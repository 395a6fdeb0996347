import type { Reader } from '../../../platform/database/database.ts';
import type { Invoice, Issued } from '../invoice.ts';
import { listIssued } from '../invoice-store.ts';
import { readNumbers } from './replacement-store.ts';

type PaperNumber = Pick<Issued, 'series' | 'number'>;

/** An issued paper with the numbers of what it replaces, and of what replaced it. */
export interface IssuedRow extends Invoice {
  readonly replacesNumber: PaperNumber | undefined;
  readonly replacedByNumber: PaperNumber | undefined;
}

/** As `listIssued`; the other paper may be issued in another month. */
export async function listIssuedRows(
  ...asked: Parameters<typeof listIssued>
): Promise<IssuedRow[]> {
  const rows = await listIssued(...asked);
  return withNumbers(asked[0], rows);
}

/** The numbers that papers name, all read at once. */
export async function withNumbers(
  reader: Reader,
  invoices: readonly Invoice[],
): Promise<IssuedRow[]> {
  const named = invoices.flatMap(({ replaces, replacedBy }) => [replaces ?? [], replacedBy ?? []]);
  const numbers = await readNumbers(reader, named.flat());
  return invoices.map((invoice) => ({
    ...invoice,
    replacesNumber: numbers.get(invoice.replaces ?? ''),
    replacedByNumber: numbers.get(invoice.replacedBy ?? ''),
  }));
}
