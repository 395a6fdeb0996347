import { describe, expect, it } from 'vitest';
import { handDeadline } from './by-hand.ts';

const NOW = new Date('2026-11-21T04:00:00Z');
const inMinutes = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

describe('the deadline of a bid by hand', () => {
  it.each([
    ['ten minutes before the close', 120, 110],
    ['six hours for lots that end much later', 3 * 24 * 60, 360],
    ['the shortest that a person can keep', 25, 15],
    ['none when a person has no fifteen minutes', 24, undefined],
    ['none after the close', -1, undefined],
  ])('is %s', (_, endsIn, minutes) => {
    expect(handDeadline(NOW, inMinutes(endsIn))).toEqual(
      minutes === undefined ? undefined : inMinutes(minutes),
    );
  });
});
