import type { Breakdown, PriceQuestion } from '../../pricing/index.ts';

type FeeShare = NonNullable<PriceQuestion['feeShare']>;

/**
 * The part of an order in fees that it shares, when its price changes: it moves by as much as the
 * fees would that the order would pay alone, and stays between nothing and those. What the others
 * of that purchase pay does not move with it.
 */
export function movedFeeShare(share: FeeShare, before: Breakdown, after: Breakdown): FeeShare {
  const moved = (jpy: number | undefined, code: string): number | undefined => {
    if (jpy === undefined) return undefined;
    const alone = yenOf(after, code);
    return Math.min(alone, Math.max(0, jpy + alone - yenOf(before, code)));
  };
  return {
    serviceFeeJpy: moved(share.serviceFeeJpy, 'phi-dich-vu'),
    paymentFeeJpy: moved(share.paymentFeeJpy, 'phi-thanh-toan'),
  };
}

const yenOf = ({ lines }: Breakdown, code: string): number =>
  lines.reduce((sum, line) => sum + (line.code === code ? line.amount : 0), 0);
