import type { UnknownReason } from '@hako/contract/logistics/unknown-parcels';

/** An order that an unknown parcel may belong to, and why. */
export interface Candidate {
  readonly orderId: string;
  /** A parcel of its seller has the same number. */
  readonly hasNumber: boolean;
  /** It is what somebody searched for. */
  readonly isAsked: boolean;
  readonly isOfSeller: boolean;
  /** What its goods should weigh. */
  readonly expectedG: number | undefined;
}

export interface Ranked {
  readonly orderId: string;
  readonly reasons: readonly UnknownReason[];
}

/** A forecast and a scale differ by packing: a quarter of the larger one, or 150 g. */
const NEAR_SHARE = 0.25;
const NEAR_G = 150;
const WORTH: Readonly<Record<UnknownReason, number>> = {
  number: 8,
  words: 4,
  seller: 2,
  weight: 1,
};

/**
 * The likeliest orders first: the same number says more than what was searched, that more than the
 * seller, the weight least. What has nothing in common is left out.
 */
export function rankOrders(
  candidates: readonly Candidate[],
  weightG: number,
  most: number,
): Ranked[] {
  return candidates
    .map((one) => ({
      orderId: one.orderId,
      reasons: reasonsOf(one, weightG),
      farG: one.expectedG === undefined ? Number.POSITIVE_INFINITY : farOf(one.expectedG, weightG),
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => worthOf(b.reasons) - worthOf(a.reasons) || compareFar(a.farG, b.farG))
    .slice(0, most)
    .map(({ orderId, reasons }) => ({ orderId, reasons }));
}

function reasonsOf(one: Candidate, weightG: number): UnknownReason[] {
  const { expectedG } = one;
  const isNear =
    expectedG !== undefined &&
    farOf(expectedG, weightG) <= Math.max(NEAR_G, NEAR_SHARE * Math.max(expectedG, weightG));
  return [
    ...(one.hasNumber ? (['number'] as const) : []),
    ...(one.isAsked ? (['words'] as const) : []),
    ...(one.isOfSeller ? (['seller'] as const) : []),
    ...(isNear ? (['weight'] as const) : []),
  ];
}

const farOf = (a: number, b: number): number => Math.abs(a - b);
// Two that tell no weight stand equal: infinity less infinity is no number.
const compareFar = (a: number, b: number): number => (a === b ? 0 : a - b);
const worthOf = (reasons: readonly UnknownReason[]): number =>
  reasons.reduce((sum, reason) => sum + WORTH[reason], 0);
