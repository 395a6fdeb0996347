import type { Shot } from './volley.ts';

/** Something that only so many can have. */
export interface Prize {
  /** The call that each request makes. */
  readonly run: (body: never) => Promise<unknown>;
  /** Makes the prize anew, the requests for it, and how many of them must win. */
  readonly prepare: (
    round: number,
  ) => Promise<{ readonly bodies: readonly unknown[]; readonly winners: number }>;
  /** Who won, when it is not simply whoever was not refused. */
  readonly count?: (shots: readonly Shot[]) => number;
  /** Codes with which a loser may be refused. */
  readonly refusals: readonly string[];
}

export const AT_ONCE = 50;
/** As many requests as are made at once. */
export const times = <Body>(make: (index: number) => Body): Body[] =>
  Array.from({ length: AT_ONCE }, (_, index) => make(index));
