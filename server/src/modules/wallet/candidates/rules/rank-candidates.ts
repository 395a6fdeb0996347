import type { ClueKind } from '@hako/contract/wallet/candidates';

/** One sign that a transfer is this customer's. */
export interface Clue {
  readonly customerId: string;
  readonly kind: ClueKind;
  /** The code, the number or the name that agrees. */
  readonly detail: string;
}

export interface Candidate {
  readonly customerId: string;
  /** The strongest first. */
  readonly clues: readonly Clue[];
  /** Ahead of everybody else, and by more than a name: may be taken with one key. */
  readonly isClear: boolean;
}

/**
 * What somebody cannot know by chance weighs most. Amounts repeat, names are shared, and anybody may
 * claim a sum: these count when others agree.
 */
const WEIGHTS: Readonly<Record<ClueKind, number>> = {
  code: 100,
  phone: 70,
  reference: 60,
  earlier: 60,
  bill: 40,
  'top-up': 40,
  claim: 40,
  name: 30,
};
/** More than a name alone. */
const LEAST_CLEAR = 40;
const MOST_CANDIDATES = 5;

/** Whose an unmatched transfer may be, the most likely first. A sign that is seen twice counts once. */
export function rankCandidates(clues: readonly Clue[]): Candidate[] {
  const ranked = [...Map.groupBy(clues, ({ customerId }) => customerId)]
    .map(([customerId, theirs]) => {
      const kinds = [...new Map(theirs.map((clue) => [clue.kind, clue])).values()];
      const score = kinds.reduce((sum, { kind }) => sum + WEIGHTS[kind], 0);
      return { customerId, score, clues: kinds.sort(byWeight) };
    })
    .sort((a, b) => b.score - a.score || (a.customerId < b.customerId ? -1 : 1));
  const [first, second] = ranked;
  const isClear =
    first !== undefined && first.score >= LEAST_CLEAR && first.score > (second?.score ?? 0);
  return ranked.slice(0, MOST_CANDIDATES).map(({ customerId, clues: known }, place) => ({
    customerId,
    clues: known,
    isClear: isClear && place === 0,
  }));
}

const byWeight = (a: Clue, b: Clue): number =>
  WEIGHTS[b.kind] - WEIGHTS[a.kind] || (a.kind < b.kind ? -1 : 1);
