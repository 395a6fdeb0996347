import type { Yen } from '../../../kernel/money.ts';

/**
 * What became of a line since it was last shown.
 *
 * - `same` · `changed` (to `newPrice`, `newQuantity`) · `gone` sold, ended or without a price · `unread` the site did not answer: nothing is known
 */
export type LineState = 'same' | 'changed' | 'gone' | 'unread';

export interface CheckedLine {
  readonly state: LineState;
  readonly oldPrice: Yen;
  readonly newPrice: Yen | undefined;
  readonly oldQuantity: number;
  /** Fewer than wanted where fewer are left. */
  readonly newQuantity: number;
}

/** What was shown of a line. */
export interface ShownLine {
  readonly price: Yen;
  readonly quantity: number;
}

/** `'unread'` when the listing could not be read, undefined when the site says that it is not for sale; `stock` undefined when nobody knows. */
export function compareLine(
  { price, quantity }: ShownLine,
  read: Yen | undefined | 'unread',
  stock?: number,
): CheckedLine {
  const told = {
    oldPrice: price,
    newPrice: undefined,
    oldQuantity: quantity,
    newQuantity: quantity,
  };
  if (read === 'unread') return { ...told, state: 'unread' };
  if (read === undefined || stock === 0) return { ...told, state: 'gone' };
  const newQuantity = Math.min(quantity, stock ?? quantity);
  return {
    ...told,
    state: read === price && newQuantity === quantity ? 'same' : 'changed',
    newPrice: read,
    newQuantity,
  };
}
