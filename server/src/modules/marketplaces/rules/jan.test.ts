import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isJan } from './jan.ts';

it.each([
  ['4535123828201', true],
  ['9784088708492', true],
  ['49123456', true],
  ['4535123828202', false],
  ['453512382820', false],
  ['45351238282O1', false],
  ['', false],
])('%s is a bar code: %s', (code, expected) => {
  expect(isJan(code)).toBe(expected);
});

it('one wrong digit is always noticed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const code = '4535123828201';
      const wrong = code.slice(0, at) + ((Number(code[at]) + by) % 10) + code.slice(at + 1);
      expect(isJan(wrong)).toBe(false);
    }),
  );
});
