import type { BreakdownReply } from '@hako/contract/pricing/pricing';
import type { Static } from 'typebox';
import type { Certainty } from '../../ui/figures/tag.tsx';

type Line = Static<typeof BreakdownReply>['lines'][number];

/** One part of a price. */
export interface PricePart {
  readonly key: string;
  readonly label: string;
  readonly vnd: number;
  readonly certainty: Certainty;
  /** What it stands for: one line, or the smallest ones together. */
  readonly lines: readonly Line[];
}

/** A part that is so small beside the whole cannot be seen; it joins the last one. */
const SEEN_SHARE = 0.015;
const MOST_PARTS = 6;

/** What a price is made of, the largest first, without discounts; the smallest are one part. */
export function partsOf(lines: readonly Line[]): PricePart[] {
  const paid = lines
    .filter(({ vnd }) => vnd > 0)
    .map((line): PricePart => {
      const { label, vnd, certainty } = line;
      return { key: keyOf(line), label, vnd, certainty: sureness(certainty), lines: [line] };
    })
    .toSorted((one, other) => other.vnd - one.vnd);
  const whole = paid.reduce((sum, { vnd }) => sum + vnd, 0);
  const large = paid.filter(({ vnd }) => vnd >= whole * SEEN_SHARE).slice(0, MOST_PARTS);
  const rest = paid.slice(large.length);
  const vnd = rest.reduce((sum, part) => sum + part.vnd, 0);
  if (vnd === 0) return large;
  const isCertain = rest.every(({ certainty }) => certainty === 'certain');
  const certainty = isCertain ? 'certain' : 'estimate';
  const small = rest.flatMap((part) => part.lines);
  return [...large, { key: 'rest', label: 'Khoản khác', vnd, certainty, lines: small }];
}

/** Several goods have lines of the same name. */
export const keyOf = ({ code, item }: Line): string => `${code}${item}`;

/** How sure a figure is, in the words that the page draws. */
export const sureness = (word: string): Certainty =>
  word === 'certain' || word === 'unknown' ? word : 'estimate';
