import type { EinvoiceState } from '@hako/contract/invoicing/einvoices';
import type { Buyer } from '../invoice.ts';

/** A provider that works issues an invoice, and gives its files, in less than this. */
export const LATE_MS = 3_600_000;

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
  /** Since then the provider may have something under the key. */
  readonly sentAt: Date | undefined;
  readonly filedAt: Date | undefined;
  /** Who it is to be for instead, once the provider surely does not have it. */
  readonly wantedBuyer: Buyer | undefined;
}

/** The provider is asked for it, now or later. */
export const isOpen = ({ state }: Pick<Einvoice, 'state'>): boolean =>
  state === 'waiting' || state === 'sent';

/** It came to nothing: refused, or withdrawn before the provider was told of it. */
export const isFailed = ({ state, sentAt }: Pick<Einvoice, 'state' | 'sentAt'>): boolean =>
  state === 'refused' || (state === 'withdrawn' && sentAt === undefined);

/** Nothing happened to it since it was read. */
export const isSameTry = (one: Einvoice, other: Einvoice): boolean =>
  one.state === other.state &&
  one.key === other.key &&
  one.sentAt?.getTime() === other.sentAt?.getTime();

/** A receipt has no electronic invoice: it is issued, or waits for its number. */
export const stateOfPaper = (
  einvoiceState: EinvoiceState | null | undefined,
  isIssued: boolean,
): EinvoiceState => einvoiceState ?? (isIssued ? 'issued' : 'waiting');
