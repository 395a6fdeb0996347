import { expect, it } from 'vitest';
import { spareReadingsPerMinute } from './spare-readings.ts';

it.each([
  [5, 30],
  [1, 6],
  [0, 1],
  [50, 300],
])('a pace of %i a second leaves %i readings a minute', (pace, readings) =>
  expect(spareReadingsPerMinute(pace)).toBe(readings),
);
