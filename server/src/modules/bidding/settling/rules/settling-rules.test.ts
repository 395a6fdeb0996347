import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meaningOf } from '../../placing/rules/answer-meaning.ts';
import { ACTIVE_STATUSES } from '@hako/contract/bidding/bid-status';
import { allMoves, FINAL_STATUSES, mayMove } from '../../rules/bid-life.ts';
import { judgeStanding } from './settle-rule.ts';

describe('what an answer means', () => {
  it.each([
    [{ kind: 'placed', isHighest: true }, false, { remote: 'accepted', bid: 'leading' }],
    [{ kind: 'placed', isHighest: false }, true, { remote: 'accepted', bid: 'outbid' }],
    [{ kind: 'refused', reason: 'bid-too-low' }, false, { remote: 'refused', bid: 'failed' }],
    [{ kind: 'refused', reason: 'bid-too-low' }, true, { remote: 'refused', bid: 'leading' }],
    [
      { kind: 'outage', isMaybeApplied: true, reason: 'timeout' },
      true,
      { remote: 'unknown', bid: 'unknown' },
    ],
    [
      { kind: 'outage', isMaybeApplied: false, reason: 'limited' },
      false,
      { remote: 'refused', bid: 'failed' },
    ],
  ] as const)('%j with something live: %s -> %j', (result, hasLive, expected) => {
    expect(meaningOf(result, hasLive)).toEqual(expected);
  });

  it('calls a refused raise outbid when an earlier maximum was taken and passed: that maximum may still win', () => {
    expect(meaningOf({ kind: 'refused', reason: 'auction-closed' }, false, true)).toEqual({
      remote: 'refused',
      bid: 'outbid',
    });
    expect(meaningOf({ kind: 'refused', reason: 'auction-closed' }, false, false)).toEqual({
      remote: 'refused',
      bid: 'failed',
    });
  });
});
describe('settling', () => {
  const standing = { isHighest: false, isWinner: false, ourMaximum: undefined };
  it.each([
    ['closed and won', true, { ...standing, isWinner: true, ourMaximum: 500 }, true, 'won'],
    ['closed without us', true, standing, true, 'lost'],
    ['open and not shown after a lost answer', false, standing, true, 'wait'],
    [
      'open and only an older, lower bid shown',
      false,
      { ...standing, isHighest: true, ourMaximum: 400 },
      true,
      'wait',
    ],
    [
      'open and shown as highest',
      false,
      { ...standing, isHighest: true, ourMaximum: 500 },
      true,
      'leading',
    ],
    ['open and shown below somebody', false, { ...standing, ourMaximum: 500 }, true, 'outbid'],
    ['open, known, and overtaken', false, { ...standing, ourMaximum: 500 }, false, 'outbid'],
  ] as const)('%s', (_, wasClosed, seen, isUnknown, expected) => {
    expect(judgeStanding({ wasClosed, standing: seen }, 500, isUnknown)).toBe(expected);
  });

  it('never gives up money of a lost answer while the lot is open and not shown', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (isHighest, isWinner) => {
        expect(
          judgeStanding(
            { wasClosed: false, standing: { isHighest, isWinner, ourMaximum: undefined } },
            500,
            true,
          ),
        ).toBe('wait');
      }),
    );
  });
});
describe('the life of a bid', () => {
  it('never leaves a settled status, but for the bid that wins after all: its maximum stood at the marketplace', () => {
    for (const from of FINAL_STATUSES) {
      expect(
        allMoves()
          .filter((move) => move.from === from)
          .map(({ to }) => to),
      ).toEqual(from === 'outbid' || from === 'cancelled' ? ['won'] : []);
    }
  });

  it('lets the customer cancel a snipe only while it waits, and a bid only while it may still wait for a person', () => {
    for (const status of ACTIVE_STATUSES)
      expect(mayMove(status, 'cancelled', 'customer')).toBe(
        status === 'scheduled' || status === 'sending',
      );
  });

  it('leads every active status to an end', () => {
    for (const status of ACTIVE_STATUSES)
      expect(
        allMoves().some(({ from, to }) => from === status && (to === 'won' || to === 'lost')),
      ).toBe(true);
  });
});
