import type { FindingEnd, FindingKind, FindingState } from '@hako/contract/logistics/counting';

/** What may be done about a difference. */
const ENDS: Readonly<Record<FindingKind, readonly FindingEnd[]>> = {
  missing: ['searching', 'found', 'lost', 'explained'],
  misplaced: ['moved', 'explained'],
  foreign: ['explained'],
};

/** What is searched is found, lost or explained; whatever else was decided stays. */
export const maySettle = (kind: FindingKind, state: FindingState, how: FindingEnd): boolean =>
  ENDS[kind].includes(how) && (state === 'open' || (state === 'searching' && how !== 'searching'));

/** Whether it puts the thing onto a place. */
export const putsDown = (how: FindingEnd): boolean => how === 'moved' || how === 'found';
