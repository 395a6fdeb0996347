import type { WriteResult } from '../placing/rules/answer-meaning.ts';
import type { ReceiptFacts } from '../settling/receipt-store.ts';

/** What one write brought, and when. */
export interface Sent {
  readonly result: WriteResult;
  readonly sentAt: Date;
  readonly answeredAt: Date;
  /** As the answer told; undefined when there was none. */
  readonly seen:
    | { readonly price: number; readonly bidCount: number; readonly endsAt: Date }
    | undefined;
  /** What the person who placed it says to the customer. */
  readonly words?: string | undefined;
}
export const told = (facts: ReceiptFacts): ReceiptFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
