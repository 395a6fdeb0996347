import type { Dong, Yen } from '../../kernel/money.ts';

/** Accounts of our own. Append-only: none has a running balance that every payment would have to lock. */
const COMPANY_ACCOUNTS = [
  // Where money lies
  'bank',
  'cash-on-delivery',
  'marketplace-float',
  // What the company brought in itself
  'own-funds',
  // What is not ours yet, or no longer
  'suspense',
  'withdrawal',
  // What customers pay for
  'goods',
  'japanese-tax',
  'domestic-shipping',
  'service-fee',
  'payment-fee',
  'services',
  'freight',
  'surcharge',
  'insurance',
  'duty',
  'vat',
  'delivery',
  'storage',
  'vip',
  'discount',
  'compensation',
  // What we carry of second payments by our guarantee: spent, and set aside for bills that are not
  // paid yet
  'guarantee',
  'guarantee-reserve',
  // What things cost us
  'marketplace-spend',
  'float-fee',
  'exchange',
  // Starting balances and corrections that an accountant signs for
  'adjustment',
] as const;

export type CompanyAccount = (typeof COMPANY_ACCOUNTS)[number];
/** The two purses of a customer: what can be spent, and what is promised to something. */
export type Purse = 'available' | 'held';
export type CustomerAccountName = `customer:${string}:${Purse}`;
export type AccountName = CustomerAccountName | `company:${CompanyAccount}`;

export type MovementKind =
  | 'top-up'
  | 'hold'
  | 'release'
  | 'capture'
  | 'payment'
  | 'discount'
  | 'refund'
  | 'withdrawal'
  | 'suspense'
  | 'cost'
  | 'exchange'
  | 'adjustment';

/** What a movement happened for; `id` is the id of that thing in its own module. */
export type CauseType =
  | 'top-up'
  | 'bid'
  | 'order'
  | 'offer'
  | 'bill'
  | 'withdrawal'
  | 'complaint'
  | 'vip'
  | 'purchase'
  | 'adjustment'
  // Our own yen, where they move for no order
  | 'float';
export interface Cause<Type extends CauseType = CauseType> {
  readonly type: Type;
  readonly id: string;
}

interface MovementFacts {
  /** Given by the cause, unique for ever: the same key with the same content is posted once however often it is asked for. */
  readonly key: string;
  readonly from: AccountName;
  readonly to: AccountName;
  readonly kind: MovementKind;
  readonly cause: Cause;
  /** What the customer reads in the statement; Vietnamese. */
  readonly memo?: string;
}

/** One movement of money from an account to an account, in one currency; the amount is above zero. */
export type Movement =
  | (MovementFacts & { readonly currency: 'VND'; readonly amount: Dong })
  | (MovementFacts & { readonly currency: 'JPY'; readonly amount: Yen });

export const available = (customerId: string): CustomerAccountName =>
  `customer:${customerId}:available`;
export const held = (customerId: string): CustomerAccountName => `customer:${customerId}:held`;
export const company = (account: CompanyAccount): AccountName => `company:${account}`;

/** The name of an account as the table writes it: a purse with its customer, or `company:…`. */
export function splitAccount(name: AccountName): {
  account: string;
  customerId: string | undefined;
} {
  if (name.startsWith('company:')) return { account: name, customerId: undefined };
  const [, customerId, account = ''] = name.split(':');
  return { account, customerId };
}
