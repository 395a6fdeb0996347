import { describe, expect, test } from 'vitest';
import { findStep, fromBase32, stepAt, totpAt } from './totp.ts';

describe('the second factor', () => {
  // RFC 6238, appendix B (SHA-1), shortened to the last six digits.
  const secret = Buffer.from('12345678901234567890');
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('after %i seconds the code is %s', (seconds, code) =>
    expect(totpAt(secret, stepAt(seconds * 1_000))).toBe(code),
  );

  test.each([
    [-60, false],
    [-30, true],
    [0, true],
    [30, true],
    [60, false],
  ])('a code that is %i seconds off opens: %s', (offset, opens) => {
    const nowMs = 1_111_111_109_000;
    const typed = totpAt(secret, stepAt(nowMs + offset * 1_000));
    expect(findStep(secret, typed, nowMs) !== undefined).toBe(opens);
  });

  test('a secret is written in base32', () =>
    expect(fromBase32('GEZD GNBV gy3tqojqGEZDGNBVGY3TQOJQ')).toEqual(secret));
});
