import type { Dong } from '../../../kernel/money.ts';

/** How a payment to an account of ours is taxed on a day. */
export interface TaxRate {
  readonly account: string;
  readonly kind: 'on-behalf' | 'service';
  /** Of value added tax, inside the amount. */
  readonly percent: number;
}

/** What was paid to one account of ours for one thing, refunds taken off; above zero. */
export interface Paid {
  readonly account: string;
  readonly amount: Dong;
}

export interface InvoiceLine {
  readonly name: string;
  readonly kind: TaxRate['kind'];
  readonly percent: number;
  readonly net: Dong;
  readonly tax: Dong;
  readonly total: Dong;
}

export interface InvoiceSums {
  readonly net: Dong;
  readonly tax: Dong;
  readonly total: Dong;
}

/**
 * The tax inside an amount that includes it, rounded half up to whole đồng: what is left is the net amount, so that both always make the amount.
 */
export const taxInside = (amount: Dong, percent: number): Dong =>
  Math.floor((amount * percent * 2 + 100 + percent) / (2 * (100 + percent))) as Dong;

/** A line for each account, in the order given. An account without a rate is ours to tax in full: it takes the highest rate known. */
export function linesOf(
  paid: readonly Paid[],
  rates: readonly TaxRate[],
  nameOf: (account: string) => string,
): InvoiceLine[] {
  const highest = Math.max(0, ...rates.map(({ percent }) => percent));
  const sums = new Map<string, number>();
  for (const { account, amount } of paid) sums.set(account, (sums.get(account) ?? 0) + amount);
  return [...sums]
    .filter(([, amount]) => amount > 0)
    .map(([account, amount]) => {
      const { kind, percent } = rates.find((rate) => rate.account === account) ?? {
        kind: 'service' as const,
        percent: highest,
      };
      const total = amount as Dong;
      const tax = taxInside(total, percent);
      return { name: nameOf(account), kind, percent, net: (total - tax) as Dong, tax, total };
    });
}

export function sumsOf(lines: readonly InvoiceLine[]): InvoiceSums {
  const add = (pick: (line: InvoiceLine) => number): Dong =>
    lines.reduce((sum, line) => sum + pick(line), 0) as Dong;
  return {
    net: add(({ net }) => net),
    tax: add(({ tax }) => tax),
    total: add(({ total }) => total),
  };
}
