import { BASIS, timesHalfUp } from '../../calculator/rules/whole.ts';

/** From `from` on: a fixed part and `rate / per` of the amount. */
export interface Tier {
  readonly from: number;
  readonly fixed: number;
  readonly rate: number;
}

/** Tiers made ready: with what each may cost at most, which is the start price of any later tier. */
export interface PreparedTiers {
  readonly tiers: readonly (Tier & { readonly most: number })[];
  readonly per: number;
}

/** Throws RangeError for tables that no price can be read from: empty, out of order, below zero, or not starting at 0. */
export function prepareTiers(tiers: readonly Tier[], per: number = BASIS): PreparedTiers {
  if (tiers[0]?.from !== 0) throw new RangeError('tiers must start at 0');
  const prepared: (Tier & { most: number })[] = [];
  let most = Number.POSITIVE_INFINITY;
  for (let index = tiers.length - 1; index >= 0; index--) {
    const { from, fixed, rate } = tiers[index] as Tier;
    const isOrdered = index === 0 || from > (tiers[index - 1] as Tier).from;
    if (!isOrdered || ![from, fixed, rate].every((part) => Number.isSafeInteger(part) && part >= 0))
      throw new RangeError('tiers out of order');
    prepared.unshift({ from, fixed, rate, most });
    most = Math.min(most, fixed + timesHalfUp(from, rate, per));
  }
  return { tiers: prepared, per };
}

/** What the amount costs. Never falls when the amount grows: a later tier that starts cheaper caps the ones before it. */
export function tiered({ tiers, per }: PreparedTiers, amount: number): number {
  let index = tiers.length - 1;
  let tier = tiers[index] as PreparedTiers['tiers'][number];
  while (amount < tier.from) tier = tiers[--index] as PreparedTiers['tiers'][number];
  const cost = tier.fixed + timesHalfUp(amount, tier.rate, per);
  return Math.min(cost, tier.most);
}
