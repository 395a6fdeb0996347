import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ringsAt } from './quiet-hours.ts';

const night = { from: 22 * 60, until: 7 * 60 };
const inVietnam = (time: string): Date => new Date(`2026-11-21T${time}+07:00`);

it.each([
  ['21:59:59', '21:59:59', 'before they begin'],
  ['22:00:00', '07:00:00', 'as they begin'],
  ['23:30:15', '07:00:00', 'before midnight'],
  ['03:00:00', '07:00:00', 'after midnight'],
  ['06:59:59', '07:00:00', 'the last minute'],
  ['07:00:00', '07:00:00', 'when they end'],
])('at %s a device rings at %s: %s', (now, at) => {
  const rings = ringsAt(inVietnam(now), night);
  expect(rings.toISOString().slice(11, 19)).toBe(inVietnam(at).toISOString().slice(11, 19));
  expect(rings.getTime()).toBeGreaterThanOrEqual(inVietnam(now).getTime());
});

it('rings at once without quiet hours, never in them, and never later than a day', () => {
  const minute = fc.integer({ min: 0, max: 1_439 });
  const moment = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, minute, minute, (now, from, until) => {
      expect(ringsAt(now, undefined)).toBe(now);
      if (from === until) return;
      const rings = ringsAt(now, { from, until });
      expect(ringsAt(rings, { from, until })).toBe(rings);
      expect(rings.getTime() - now.getTime()).toBeGreaterThanOrEqual(0);
      expect(rings.getTime() - now.getTime()).toBeLessThan(86_400_000);
    }),
  );
});
