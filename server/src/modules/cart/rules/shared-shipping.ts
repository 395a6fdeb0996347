import type { Yen } from '../../../kernel/money.ts';

export interface SentLine {
  readonly id: string;
  readonly site: string;
  /** Undefined: nobody knows who sells it, so it is sent alone. */
  readonly sellerId: string | undefined;
  /** Whether this site's sellers send what is bought together for one shipping. */
  readonly isSentTogether: boolean;
  /** Undefined: not known yet. */
  readonly domesticShipping: Yen | undefined;
}

/**
 * Which line pays the shipping inside Japan for another one of the same seller: id of the free line -> id of the paying one. The paying one
 * is the dearest, or the first whose charge nobody knows yet, so that what is asked is never less than what the seller may ask. What the
 * seller sends for free takes no part.
 */
export function sharedShipping(lines: readonly SentLine[]): ReadonlyMap<string, string> {
  const bySeller = Map.groupBy(
    lines.filter(
      ({ isSentTogether, sellerId, domesticShipping }) =>
        isSentTogether && sellerId !== undefined && domesticShipping !== 0,
    ),
    ({ site, sellerId }) => JSON.stringify([site, sellerId]),
  );
  const paidBy = new Map<string, string>();
  for (const [first, ...others] of bySeller.values()) {
    if (!first) continue;
    const payer = others.reduce(
      (dearest, line) => (chargeOf(line) > chargeOf(dearest) ? line : dearest),
      first,
    );
    for (const line of [first, ...others]) if (line !== payer) paidBy.set(line.id, payer.id);
  }
  return paidBy;
}

const chargeOf = ({ domesticShipping }: SentLine): number =>
  domesticShipping ?? Number.POSITIVE_INFINITY;
