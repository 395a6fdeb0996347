import { describe, expect, it } from 'vitest';
import { steadierOf } from './look-at-lot.ts';

const at = (seconds: number, offsetMs: number, uncertaintyMs: number) => ({
  offsetMs,
  uncertaintyMs,
  roundTripMs: uncertaintyMs * 2,
  measuredAt: new Date(Date.UTC(2026, 10, 21, 4) + seconds * 1_000),
});

describe('the clock that a countdown runs by', () => {
  it.each([
    ['the first measurement, whatever it is', undefined, at(0, 1_850, 2_180), 1_850],
    ['the better one while a slow answer says otherwise', at(0, 40, 10), at(4, 1_850, 2_180), 40],
    ['a new one that is as good', at(0, 40, 10), at(4, 45, 10), 45],
    [
      'an old one no longer when its age makes it as doubtful',
      at(0, 40, 10),
      at(3_600, 300, 200),
      300,
    ],
  ])('is %s', (_, known, measured, offsetMs) => {
    expect(steadierOf(known, measured).offsetMs).toBe(offsetMs);
  });
});
