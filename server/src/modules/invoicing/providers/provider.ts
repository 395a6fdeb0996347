import type { Invoice, Issued } from '../invoice.ts';

/** What stands on an issued paper, and what its provider calls it. */
export interface Given extends Issued {
  /** Series and number as the provider writes them. */
  readonly providerNumber: string;
  /** Mã của cơ quan thuế; absent on a receipt and in a series without codes. */
  readonly taxAuthorityCode?: string | undefined;
}

export type ProviderAnswer =
  | { readonly is: 'issued'; readonly given: Given }
  /** It has a number; the tax authority has not given its code, so it is no invoice yet. */
  | { readonly is: 'under-way' }
  | {
      readonly is: 'refused';
      readonly code: string;
      /** In the provider's words, for the accountant. */
      readonly words: string;
      /** The key can never be used again: a number was taken under it. */
      readonly isKeySpent: boolean;
    };

/** The wrong invoice that another one replaces. */
export interface Original {
  readonly providerNumber: string;
  readonly issuedAt: Date;
  /** What is wrong with it. */
  readonly reason: string;
  /** What seller and buyer signed about it, or how the buyer was told. */
  readonly agreement: { readonly name: string; readonly at: Date };
}

/** What is to be issued. */
export interface ToIssue extends Omit<Invoice, 'issued' | 'replaces' | 'replacedBy'> {
  /** Undefined: it replaces none. */
  readonly original: Original | undefined;
}

export interface InvoiceFiles {
  readonly pdf: Buffer;
  /** The signed original. */
  readonly xml: Buffer;
}

/**
 * Whoever numbers what customers get for their money: a provider of electronic invoices, or we
 * ourselves with receipts. Every call but those of receipts goes to another program: never inside a
 * transaction. A write whose answer was lost throws an `Outage`; it is asked for by its key before
 * it is sent again, and under the same key nothing is issued twice.
 */
export interface InvoiceProvider {
  readonly name: string;
  /** Whether the law calls it an invoice. */
  readonly paper: Invoice['paper'];
  issue(invoice: ToIssue, key: string): Promise<ProviderAnswer>;
  /** Undefined: the provider has nothing under this key. */
  find(key: string): Promise<ProviderAnswer | undefined>;
  /** Undefined: not ready yet. A receipt has no files, it is drawn when it is wanted. */
  fetchFiles?(given: Pick<Given, 'providerNumber'>, key: string): Promise<InvoiceFiles | undefined>;
}
