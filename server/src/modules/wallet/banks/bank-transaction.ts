import { Type } from 'typebox';
import type { Dong } from '../../../kernel/money.ts';
import type { Sender } from '../candidates/rules/clues-in-text.ts';

/** One transaction of a bank account, as a provider reported it. */
export interface BankTransaction {
  readonly provider: 'sepay' | 'casso' | 'payos' | 'sepay-list';
  readonly accountNumber: string;
  /** The provider's own id: the same for every delivery of the same transaction. */
  readonly providerReference: string;
  /** What the payer sees at the bank. */
  readonly bankReference: string;
  readonly direction: 'in' | 'out';
  readonly amount: Dong;
  readonly content: string;
  readonly transferredAt: Date;
  /** The body as it arrived. */
  readonly raw: string;
  /** The number of ours that the payment was asked for under. */
  readonly orderCode?: number;
  /** Where the provider tells it apart from the content. */
  readonly sender?: Sender;
}

/** A delivery over HTTP: headers in lower case, and the body byte for byte. */
export interface Delivery {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody: string | undefined;
}

/** Providers write `YYYY-MM-DD HH:mm:ss` in Vietnamese time. Undefined for anything else. */
export function vietnamTime(text: string): Date | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/.exec(text.trim());
  if (!match) return undefined;
  const at = new Date(`${match[1]}T${match[2]}+07:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** What providers say of the other account; often nothing, which they write in several ways. */
export const COUNTER_ACCOUNT = {
  counterAccountName: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])),
  counterAccountNumber: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
};

/** The sender as such a provider told it; undefined when it told nothing. */
export function senderOf(told: {
  readonly counterAccountName?: string | null;
  readonly counterAccountNumber?: string | null;
}): Sender | undefined {
  const account = told.counterAccountNumber?.trim() || undefined;
  const name = told.counterAccountName?.trim() || undefined;
  return account || name ? { account, name } : undefined;
}
