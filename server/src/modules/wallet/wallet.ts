import type { Dong } from '../../kernel/money.ts';
import type { Reader, Trx } from '../../platform/database/database.ts';
import type { Cause, CompanyAccount } from '../ledger/index.ts';

/** What a hold can be for. One cause has at most one hold, ever. */
export type HoldCause = Cause<'bid' | 'order' | 'offer' | 'withdrawal'>;

/** What a customer pays for, as an account of ours. */
export type RevenueAccount = Extract<
  CompanyAccount,
  | 'goods'
  | 'japanese-tax'
  | 'domestic-shipping'
  | 'service-fee'
  | 'payment-fee'
  | 'services'
  | 'freight'
  | 'surcharge'
  | 'insurance'
  | 'duty'
  | 'vat'
  | 'delivery'
  | 'storage'
  | 'vip'
  | 'discount'
  | 'compensation'
  | 'guarantee-reserve'
>;

/**
 * One part of a payment. Parts are above zero; only those of `discount`, `domestic-shipping` and
 * `guarantee-reserve` may be below zero, and lower what the customer pays.
 */
export interface PaymentPart {
  readonly to: RevenueAccount;
  readonly amount: Dong;
}

export interface Hold {
  readonly customerId: string;
  readonly cause: HoldCause;
  readonly label: string;
  /** Everything that was ever held for this cause: captured + released + open. */
  readonly amount: Dong;
  readonly captured: Dong;
  readonly released: Dong;
  /** What is still held now. */
  readonly open: Dong;
}

export interface WalletBalance {
  readonly available: Dong;
  readonly held: Dong;
}

/**
 * The only module that moves a customer's money. Everything takes the caller's transaction, so that the money and what
 * it is for are written together or not at all. Amounts in đồng. `label` is what the customer reads in the statement (Vietnamese).
 *
 * Every write that takes money refuses with `wallet.not-enough` (fact `missing`: đồng that are lacking); the transaction
 * cannot be used any further then.
 */
export interface Wallet {
  balanceOf(reader: Reader, customerId: string): Promise<WalletBalance>;
  /** Promises money to a cause. The same cause with the same amount again changes nothing; another amount is our mistake. */
  hold(
    trx: Trx,
    input: { customerId: string; amount: Dong; cause: HoldCause; label: string },
  ): Promise<void>;
  /** Raises or lowers an open hold to this amount (what remains open afterwards); above zero. */
  changeHold(trx: Trx, input: { cause: HoldCause; amount: Dong; label?: string }): Promise<void>;
  /** Gives back whatever is still open; nothing is open or there was no hold: changes nothing. */
  release(trx: Trx, input: { cause: HoldCause; reason: string }): Promise<void>;
  /**
   * Spends from the hold, the rest of it is released. Captured once: the same parts again change nothing, others are our mistake.
   * More than is open: the remainder is taken from the available money (an auction that took one step more), or refused.
   * `paidFor` names what the money went to when that is not the hold's own cause: a won bid pays its order.
   */
  capture(
    trx: Trx,
    input: { cause: HoldCause; parts: readonly PaymentPart[]; label?: string; paidFor?: Cause },
  ): Promise<void>;
  /** Pays from the available money without a hold before. `key` makes it happen once. */
  pay(
    trx: Trx,
    input: {
      customerId: string;
      cause: Cause;
      parts: readonly PaymentPart[];
      key: string;
      label: string;
    },
  ): Promise<void>;
  /** What a carrier collected for us is credited, once for each `key`; it is owed to us by the carrier until its transfer comes. */
  receiveCollected(
    trx: Trx,
    input: { customerId: string; amount: Dong; cause: Cause<'top-up'>; key: string; label: string },
  ): Promise<void>;
  /**
   * Gives back to the available balance, at once, what was paid for `paidFor`: never more than was paid less what was given back before
   * (refusal `wallet.refund-too-high`, fact `most`), and from the accounts that had received it:
   * from `from` alone when that is named, and then never more than was paid there.
   */
  refund(
    trx: Trx,
    input: {
      customerId: string;
      cause: Cause;
      paidFor: Cause;
      from?: CompanyAccount;
      amount: Dong;
      key: string;
      label: string;
    },
  ): Promise<void>;
  /** What can still be refunded of what was paid for this, đồng. */
  refundableOf(reader: Reader, paidFor: Cause): Promise<Dong>;
  /** The same by the account that received it, each above zero: what was really paid for this and not given back. */
  paidPartsOf(
    reader: Reader,
    paidFor: Cause,
  ): Promise<readonly { readonly to: CompanyAccount; readonly amount: Dong }[]>;
  /** The held money left for the customer's bank account: everything that is open, once. Nothing is captured twice. */
  payOut(trx: Trx, input: { cause: HoldCause; label: string }): Promise<void>;
  /**
   * Sets aside what we pay of a bill by our guarantee, with the bill; its payment takes it. Nothing
   * for nothing.
   */
  carry(trx: Trx, input: { billId: string; amount: Dong }): Promise<void>;
  /** Takes it back with a bill that was cancelled. */
  uncarry(trx: Trx, input: { billId: string; amount: Dong }): Promise<void>;
  /** The hold of a cause, open or settled; undefined when there never was one. */
  holdOf(reader: Reader, cause: HoldCause): Promise<Hold | undefined>;
}
