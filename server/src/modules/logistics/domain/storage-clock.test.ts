import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dueReminder, REMINDERS, storageClock } from './storage-clock.ts';

const RECEIVED = new Date('2026-11-01T02:00:00Z');
const after = (hours: number) => new Date(RECEIVED.getTime() + hours * 3_600_000);

describe('the storage clock', () => {
  test.each([
    [0, 0, 31],
    [1, 0, 31],
    [24 * 17, 17, 14],
    [24 * 30, 30, 1],
    [24 * 31 - 1, 30, 1],
    [24 * 31, 31, 0],
    [24 * 90, 90, 0],
  ])('after %s hours of 30 free days counts %s days and leaves %s', (hours, stored, left) => {
    expect(storageClock(RECEIVED, 30, after(hours))).toMatchObject({ storedDays: stored, daysLeft: left, costsFrom: after(24 * 31) });
  });

  it('tells each of its reminders once, in order, however often it is asked', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 60 }), (freeDays, steps) => {
        let hours = 0;
        let told: number | undefined;
        const all: number[] = [];
        for (const step of steps) {
          hours += step;
          const due = dueReminder(storageClock(RECEIVED, freeDays, after(hours)), told);
          if (due === undefined) continue;
          all.push(due);
          told = due;
        }
        expect(all).toEqual([...new Set(all)].toSorted((a, b) => b - a));
        for (const due of all) expect(REMINDERS).toContain(due);
      }),
    );
  });

  it('asked every hour, tells all five of 30 free days', () => {
    let told: number | undefined;
    const at: [number, number][] = [];
    for (let hour = 0; hour <= 24 * 40; hour++) {
      const due = dueReminder(storageClock(RECEIVED, 30, after(hour)), told);
      if (due === undefined) continue;
      at.push([hour / 24, due]);
      told = due;
    }
    expect(at).toEqual([
      [17, 14],
      [24, 7],
      [28, 3],
      [30, 1],
      [31, 0],
    ]);
  });

  it('says nothing of 14 days to those who have ten', () => {
    expect(dueReminder(storageClock(RECEIVED, 10, after(0)), undefined)).toBeUndefined();
  });
});
