import { expect, it } from 'vitest';
import { leadOf } from './site-lead.ts';

it.each([
  ['nothing was learned', 4_000, undefined, 4_000],
  ['the site answers at once', 4_000, 120, 4_000],
  ['it answers just in time', 4_000, 3_000, 4_000],
  ['it answers a little too late for that', 4_000, 3_001, 4_500],
  ['it is slow', 4_000, 9_400, 10_500],
  ['it hangs', 4_000, 600_000, 60_000],
  ['the owner wants more than a minute', 90_000, 600_000, 90_000],
])('the lead when %s', (_, settingMs, answerMs, leadMs) => {
  expect(leadOf(settingMs, answerMs)).toBe(leadMs);
});
