import { expect, test } from 'vitest';
import {
  dayInVietnam,
  endOfVietnamDay,
  momentInVietnam,
  startOfVietnamDay,
  timeInVietnam,
} from './vietnam-day.ts';

test('a day begins and ends at midnight in Vietnam', () => {
  expect(startOfVietnamDay('2026-11-21')?.toISOString()).toBe('2026-11-20T17:00:00.000Z');
  expect(endOfVietnamDay('2026-12-31T08:00')?.toISOString()).toBe('2026-12-31T17:00:00.000Z');
  expect(dayInVietnam(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
  expect(dayInVietnam(new Date('2026-11-20T16:59:59.999Z'))).toBe('2026-11-20');
});

test.each(['2026-13-01', '2026-02-31', '2025-02-29', 'soon', ''])('%j is no day', (text) => {
  expect([startOfVietnamDay(text), endOfVietnamDay(text)]).toEqual([undefined, undefined]);
});

test('a moment reads as people write it', () => {
  expect(timeInVietnam(new Date('2026-11-20T17:05:59Z'))).toBe('00:05 21/11');
  expect(momentInVietnam(new Date('2026-12-31T16:59:00Z'))).toBe('31/12/2026 23:59');
});
