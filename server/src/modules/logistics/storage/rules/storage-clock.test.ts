import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dueReminder, REMINDERS, storageClock } from './storage-clock.ts';

/** 09:00 in Vietnam. */
const RECEIVED = new Date('2026-11-01T02:00:00Z');
const after = (hours: number) => new Date(RECEIVED.getTime() + hours * 3_600_000);

describe('the storage clock', () => {
  test.each([
    ['the moment it arrives', '2026-11-01T02:00:00Z', 0, 45],
    ['the last minute of that day', '2026-11-01T16:59:00Z', 0, 45],
    ['the next day before the hour it came', '2026-11-01T17:00:00Z', 0, 44],
    ['the next day after it', '2026-11-02T03:00:00Z', 1, 44],
    ['the last free day', '2026-12-15T16:59:00Z', 44, 1],
    ['the day from which it costs', '2026-12-15T17:00:00Z', 44, 0],
    ['when that day is over', '2026-12-17T02:00:00Z', 46, 0],
    ['long after', '2027-02-01T00:00:00Z', 91, 0],
  ])('%s, of 45 free days, has counted and leaves', (_, now, stored, left) => {
    const clock = storageClock(RECEIVED, 45, new Date(now));
    expect(clock).toEqual({
      storedDays: stored,
      freeDays: 45,
      daysLeft: left,
      costsFrom: new Date('2026-12-16T02:00:00Z'),
    });
  });

  it('never costs before the day on which none is left', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 24 * 60 - 1 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 24 * 120 }),
        (minute, free, hours) => {
          const received = new Date(RECEIVED.getTime() + minute * 60_000);
          const { storedDays, daysLeft } = storageClock(
            received,
            free,
            new Date(received.getTime() + hours * 3_600_000),
          );
          expect(daysLeft === 0 || storedDays <= free).toBe(true);
        },
      ),
    );
  });

  it('tells each of its reminders once, in order, however often it is asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 120 }),
        fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 60 }),
        (freeDays, steps) => {
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
        },
      ),
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
    // From midnight on, 15 hours before the hour at which it came.
    expect(at.map(([day, due]) => [Math.ceil(day), due])).toEqual([
      [16, 14],
      [23, 7],
      [27, 3],
      [29, 1],
      [30, 0],
    ]);
  });

  it('says nothing of 14 days to those who have ten', () => {
    expect(dueReminder(storageClock(RECEIVED, 10, after(0)), undefined)).toBeUndefined();
  });
});
