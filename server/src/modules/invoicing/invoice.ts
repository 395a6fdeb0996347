import type { Dong } from '../../kernel/money.ts';
import type { InvoiceLine } from './rules/invoice-lines.ts';

export interface Buyer {
  readonly name: string;
  /** A company has both; a person neither or both. */
  readonly taxCode?: string | undefined;
  readonly address?: string | undefined;
}

/** The company that issues, as the settings say. */
export interface Seller {
  readonly name: string;
  /** Only somebody who is not registered has none; then there are receipts alone. */
  readonly taxCode?: string | undefined;
  readonly address: string;
}

/** An electronic invoice of a provider, or a receipt of ours, which is none by law. */
export type PaperKind = 'invoice' | 'receipt';

export interface Invoice {
  readonly id: string;
  /** The name of whoever issues it. */
  readonly issuer: string;
  readonly paper: PaperKind;
  readonly billId: string;
  readonly billCode: string;
  readonly customerId: string;
  readonly buyer: Buyer;
  readonly seller: Seller;
  readonly lines: readonly InvoiceLine[];
  readonly net: Dong;
  readonly tax: Dong;
  readonly total: Dong;
  readonly askedAt: Date;
  /** Undefined until whoever numbers it has answered. */
  readonly issued: Issued | undefined;
  /** The wrong one in whose place it comes. */
  readonly replaces: string | undefined;
  /** The one that came in its place: then that one counts. */
  readonly replacedBy: string | undefined;
}

/** The paper of its bill: nothing took its place, and it waits for no other's. */
export const counts = ({ issued, replaces, replacedBy }: Invoice): boolean =>
  replacedBy === undefined && (replaces === undefined || issued !== undefined);

/** What whoever issues it gives it. */
interface Numbered {
  readonly series: string;
  readonly number: number;
  /** Where the tax office's copy is looked up, when there is one. */
  readonly lookupCode?: string | undefined;
}

export interface Issued extends Numbered {
  readonly at: Date;
}

/** `1C26THK-0000123`, as it is written and said. */
export const numberText = ({ series, number }: Pick<Numbered, 'series' | 'number'>): string =>
  `${series}-${String(number).padStart(7, '0')}`;
