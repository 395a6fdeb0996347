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
  /** Ahead of everybody else, by more than a name or their own word: may be taken with one key. */
  readonly isClear: boolean;
}

/** Free to say for everybody about every transfer. */
const OWN_WORD: ReadonlySet<ClueKind> = new Set(['top-up', 'claim']);
const OWN_WORD_WEIGHT = 40;

/**
 * What somebody cannot know by chance weighs most. Amounts repeat, names are shared, and anybody
 * may claim a sum or ask to pay it: these count when others agree, and one's own word counts once.
 */
const WEIGHTS: Readonly<Record<ClueKind, number>> = {
  code: 100,
  phone: 70,
  reference: 60,
  earlier: 60,
  bill: 40,
  'top-up': OWN_WORD_WEIGHT,
  claim: OWN_WORD_WEIGHT,
  name: 30,
};
const MOST_CANDIDATES = 5;

/**
 * Whose an unmatched transfer may be, the most likely first. A sign that is seen twice counts once.
 */
export function rankCandidates(clues: readonly Clue[]): Candidate[] {
  const ranked = [...Map.groupBy(clues, ({ customerId }) => customerId)]
    .map(([customerId, theirs]) => {
      const kinds = [...new Map(theirs.map((clue) => [clue.kind, clue])).values()];
      return { customerId, score: scoreOf(kinds), clues: kinds.sort(byWeight) };
    })
    .sort((a, b) => b.score - a.score || (a.customerId < b.customerId ? -1 : 1));
  const [first, second] = ranked;
  const isClear =
    first !== undefined &&
    first.score > (second?.score ?? 0) &&
    first.clues.some(({ kind }) => kind !== 'name' && !OWN_WORD.has(kind));
  return ranked.slice(0, MOST_CANDIDATES).map(({ customerId, clues: known }, place) => ({
    customerId,
    clues: known,
    isClear: isClear && place === 0,
  }));
}

function scoreOf(kinds: readonly Clue[]): number {
  const told = kinds.filter(({ kind }) => OWN_WORD.has(kind)).length;
  const sum = kinds.reduce((total, { kind }) => total + WEIGHTS[kind], 0);
  return sum - Math.max(0, told - 1) * OWN_WORD_WEIGHT;
}

const byWeight = (a: Clue, b: Clue): number =>
  WEIGHTS[b.kind] - WEIGHTS[a.kind] || (a.kind < b.kind ? -1 : 1);
