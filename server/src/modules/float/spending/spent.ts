import type { Yen } from '../../../kernel/money.ts';

/** What a marketplace took for an order. */
export interface Spent {
  readonly orderId: string;
  /** The site that was paid, by its wire name. */
  readonly site: string;
  readonly amount: Yen;
  /** The account that paid; absent: the usual one of the site. */
  readonly paidFrom?: string | undefined;
  /** Who bought by hand; absent: a program. */
  readonly by?: string | undefined;
  /** The customer agreed to pay this much for it. */
  readonly isAgreed?: boolean;
}
