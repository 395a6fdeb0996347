import type { EinvoiceState } from '@hako/contract/invoicing/einvoices';

/** What becomes of an invoice at its provider. */
export interface Einvoice {
  readonly invoiceId: string;
  readonly customerId: string;
  readonly key: string;
  readonly state: EinvoiceState;
  readonly refusalCode: string | undefined;
  readonly words: string | undefined;
  readonly isKeySpent: boolean;
  readonly providerNumber: string | undefined;
  readonly taxAuthorityCode: string | undefined;
  readonly askedAt: Date;
  readonly filedAt: Date | undefined;
}
