import type { LineGroup } from '../calculator/rules/breakdown.ts';

/** What all lines of a kind say; made once, because a price is made of a dozen lines. */
export interface LineHead {
  readonly code: string;
  readonly label: string;
  readonly group: LineGroup;
  readonly payment: 1 | 2;
}
