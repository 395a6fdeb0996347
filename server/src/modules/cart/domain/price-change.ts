import type { Yen } from '../../../kernel/money.ts';

/**
 * What became of a line since its price was last shown.
 *
 * - `same` · `changed` (to `newPrice`) · `gone` sold, ended or without a price · `unread` the site did not answer: nothing is known
 */
export type LineState = 'same' | 'changed' | 'gone' | 'unread';

export interface CheckedLine {
  readonly state: LineState;
  readonly oldPrice: Yen;
  readonly newPrice: Yen | undefined;
}

/** `'unread'` when the listing could not be read, undefined when the site says that it is not for sale. */
export function compareLine(oldPrice: Yen, read: Yen | undefined | 'unread'): CheckedLine {
  if (read === 'unread') return { state: 'unread', oldPrice, newPrice: undefined };
  if (read === undefined) return { state: 'gone', oldPrice, newPrice: undefined };
  return { state: read === oldPrice ? 'same' : 'changed', oldPrice, newPrice: read };
}
