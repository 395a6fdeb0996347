import assert from 'node:assert/strict';
import { type Dong, dong, sum } from '../../../kernel/money.ts';
import type { Cause, Movement } from '../../ledger/index.ts';
import { type AccountName, company } from '../../ledger/index.ts';
import type { PaymentPart } from '../wallet.ts';

/**
 * Accounts of ours that may give within a payment: a discount, and a seller's charge that was lower
 * than what was taken for it.
 */
const MAY_GIVE: readonly PaymentPart['to'][] = [
  'discount',
  'domestic-shipping',
  'guarantee-reserve',
];

/** What a customer pays in all: the parts less the discounts. At least zero, or it is our mistake. */
export function totalOf(parts: readonly PaymentPart[]): Dong {
  for (const { to, amount } of parts)
    assert(amount >= 0 || MAY_GIVE.includes(to), `a part of ${amount} to ${to}`);
  const total = sum(parts.map(({ amount }) => amount));
  assert(total >= 0, `parts that sum to ${total}`);
  return total;
}

/** One part for each account, in the order of their first appearance; nothing of nothing. */
export function mergeParts(parts: readonly PaymentPart[]): PaymentPart[] {
  const byAccount = new Map<PaymentPart['to'], Dong>();
  for (const { to, amount } of parts) byAccount.set(to, dong((byAccount.get(to) ?? 0) + amount));
  return [...byAccount]
    .filter(([, amount]) => amount !== 0)
    .map(([to, amount]) => ({ to, amount }));
}

/**
 * The movements of a payment from one purse. Discounts come first, as money from our own account into the purse, so that no
 * movement on the way takes the purse below what the whole takes.
 */
export function movementsOf(
  parts: readonly PaymentPart[],
  {
    from,
    key,
    kind,
    cause,
    label,
  }: { from: AccountName; key: string; kind: 'capture' | 'payment'; cause: Cause; label: string },
): Movement[] {
  const facts = { currency: 'VND', cause, memo: label } as const;
  const merged = mergeParts(parts);
  const discounts = merged.filter(({ amount }) => amount < 0);
  const charges = merged.filter(({ amount }) => amount > 0);
  return [
    ...discounts.map(
      ({ to, amount }): Movement => ({
        ...facts,
        key: `${key}:${to}`,
        kind: 'discount',
        from: company(to),
        to: from,
        amount: dong(-amount),
      }),
    ),
    ...charges.map(
      ({ to, amount }): Movement => ({
        ...facts,
        key: `${key}:${to}`,
        kind,
        from,
        to: company(to),
        amount,
      }),
    ),
  ];
}
