import {
  FINDING_ENDS,
  type FindingKind,
  type FindingState,
} from '@hako/contract/logistics/counting';
import { expect, it } from 'vitest';
import { maySettle } from './finding.ts';

const endsOf = (kind: FindingKind, state: FindingState) =>
  FINDING_ENDS.filter((how) => maySettle(kind, state, how));

it('what is missing is searched first, or found, lost or explained; what is decided stays', () => {
  expect(endsOf('missing', 'open')).toEqual(['searching', 'found', 'lost', 'explained']);
  expect(endsOf('missing', 'searching')).toEqual(['found', 'lost', 'explained']);
  expect(endsOf('misplaced', 'open')).toEqual(['moved', 'explained']);
  expect(endsOf('foreign', 'open')).toEqual(['explained']);
  for (const state of ['moved', 'found', 'lost', 'explained'] as const)
    expect(endsOf('missing', state)).toEqual([]);
});
