import type { Yen } from '../../../kernel/money.ts';

export interface CartSeller {
  /** Of the site. */
  readonly id: string;
  readonly name: string;
}

/** One listing that a customer means to buy. `price` is the one last shown: one piece, tax included. */
export interface CartLine {
  readonly id: string;
  readonly customerId: string;
  readonly site: string;
  readonly code: string;
  readonly variantId: string | undefined;
  readonly title: string;
  readonly url: string;
  readonly pictures: readonly string[];
  readonly price: Yen;
  readonly quantity: number;
  /** How many there were when it was last read; undefined where the site does not tell. */
  readonly stock: number | undefined;
  readonly shipMode: string;
  readonly description: string;
  readonly isSelected: boolean;
  readonly seller: CartSeller | undefined;
  readonly createdAt: Date;
}

export const CART_LINES = 100;
export const MOST_PIECES = 99;
