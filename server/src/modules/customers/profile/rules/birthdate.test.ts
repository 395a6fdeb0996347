import { describe, expect, test } from 'vitest';
import { parseBirthdate } from './birthdate.ts';

describe('a birthdate', () => {
  const noon = new Date('2026-11-21T05:00:00Z');
  test.each([
    ['1990-05-17', '1990-05-17'],
    ['1990-05-17T00:00:00.000Z', '1990-05-17'],
    [' 1990-05-17 ', '1990-05-17'],
    ['2010-11-21', '2010-11-21'],
    ['2010-11-22', undefined],
    ['1906-11-21', '1906-11-21'],
    ['1906-11-20', undefined],
    ['1990-02-30', undefined],
    ['2001-02-29', undefined],
    ['2000-02-29', '2000-02-29'],
    ['17/05/1990', undefined],
    ['', undefined],
    ['2030-01-01', undefined],
    ['1990-13-01', undefined],
  ])('%s is kept as %s', (text, kept) => expect(parseBirthdate(text, noon)).toBe(kept));

  test.each([
    ['2026-11-21T16:59:59Z', undefined],
    ['2026-11-21T17:00:00Z', '2010-11-22'],
  ])('the sixteenth birthday begins at midnight in Vietnam: %s', (now, kept) =>
    expect(parseBirthdate('2010-11-22', new Date(now))).toBe(kept),
  );

  /** Midnight in Tokyo, Hanoi and Greenwich: only the one in the middle begins a day for us. */
  test.each([
    ['2026-11-20T15:00:00Z', '2010-11-20', '2010-11-21'],
    ['2026-11-20T16:59:59Z', '2010-11-20', '2010-11-21'],
    ['2026-11-20T17:00:00Z', '2010-11-21', '2010-11-22'],
    ['2026-11-21T00:00:00Z', '2010-11-21', '2010-11-22'],
    ['2026-11-21T14:59:59Z', '2010-11-21', '2010-11-22'],
    ['2026-11-21T15:00:00Z', '2010-11-21', '2010-11-22'],
    ['2026-11-21T16:59:59Z', '2010-11-21', '2010-11-22'],
  ])(
    'at %s the youngest was born on %s and nobody on %s; the oldest a hundred and four years before',
    (now, youngest, tooYoung) => {
      const at = new Date(now);
      const older = (day: string) => `${Number(day.slice(0, 4)) - 104}${day.slice(4)}`;
      const dayBefore = (day: string) =>
        new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
      expect(parseBirthdate(youngest, at)).toBe(youngest);
      expect(parseBirthdate(tooYoung, at)).toBeUndefined();
      expect(parseBirthdate(older(youngest), at)).toBe(older(youngest));
      expect(parseBirthdate(dayBefore(older(youngest)), at)).toBeUndefined();
    },
  );

  test.each([
    ['2026-02-28T12:00:00Z', undefined],
    ['2026-03-01T00:00:00Z', '2010-03-01'],
  ])('the end of February: %s', (now, kept) =>
    expect(parseBirthdate('2010-03-01', new Date(now))).toBe(kept),
  );
});
