import { allocate } from '../../../../kernel/allocate.ts';
import type { Dong, ExchangeRate } from '../../../../kernel/money.ts';

export type CostKind = 'domestic-shipping' | 'freight' | 'duty' | 'vat';
export type SubjectType = 'order' | 'parcel' | 'shipment';

/** What a cost was paid for. */
export interface Subject {
  readonly type: SubjectType;
  readonly id: string;
}

export interface BookedCost {
  readonly id: string;
  readonly subject: Subject;
  readonly kind: CostKind;
  /** Whole, in its own currency. */
  readonly amount: number;
  readonly currency: 'JPY' | 'VND';
  /** Of yen; undefined for đồng. */
  readonly rate: ExchangeRate | undefined;
  readonly vnd: Dong;
  readonly reason: string;
  /** Ids of files. */
  readonly proofs: readonly string[];
  readonly by: { readonly id: string; readonly name: string };
  readonly at: Date;
  /** It takes back what was booked before it, whose amounts it repeats. */
  readonly isWithdrawn: boolean;
  /** With which customs charged it; undefined for what somebody booked by hand. */
  readonly releaseId: string | undefined;
}

/** What the audit trail keeps of it. */
export const factsOf = ({ kind, amount, currency, vnd }: BookedCost) => ({
  kind,
  amount,
  currency,
  vnd,
});

const KINDS: readonly CostKind[] = ['domestic-shipping', 'freight', 'duty', 'vat'];

/**
 * What a member of staff may book or withdraw of such a subject: a buyer sees what a seller took;
 * the papers of carriers and customs are the accountant's.
 */
export function kindsFor(
  { roles }: { readonly roles: readonly string[] },
  type: SubjectType,
): CostKind[] {
  const isAccountant = roles.some((role) => role === 'accountant' || role === 'admin');
  const isBuyer = isAccountant || roles.includes('buyer');
  return KINDS.filter((kind) =>
    kind === 'domestic-shipping' ? isBuyer && type === 'order' : isAccountant,
  );
}

/** A whole that was paid at once for several orders, with what each of them weighs in it. */
export interface SharedCost {
  readonly vnd: number;
  readonly orders: readonly { readonly orderId: string; readonly weight: number }[];
}

/** One order's part of it, in whole đồng; the parts sum to the whole (`kernel/allocate.ts`). */
export function shareOfCost({ vnd, orders }: SharedCost, orderId: string): number {
  const shares = allocate(
    vnd,
    orders.map(({ weight }) => weight),
  );
  return orders.reduce(
    (sum, order, index) => sum + (order.orderId === orderId ? (shares[index] ?? 0) : 0),
    0,
  );
}
