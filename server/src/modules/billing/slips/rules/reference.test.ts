import fc from 'fast-check';
import { expect, it } from 'vitest';
import { billCodeOf, referenceOf } from './reference.ts';

it('is the code of the bill the first time, and leads back to it every time', () => {
  expect(referenceOf('PX7Q2M9XWA', 1)).toBe('PX7Q2M9XWA');
  expect(referenceOf('PX7Q2M9XWA', 3)).toBe('PX7Q2M9XWA-3');
  const attempts = fc.integer({ min: 1, max: 999 });
  fc.assert(
    fc.property(fc.stringMatching(/^PX[0-9A-Z]{8}$/), attempts, attempts, (code, one, other) => {
      expect(billCodeOf(referenceOf(code, one))).toBe(code);
      expect(referenceOf(code, one) === referenceOf(code, other)).toBe(one === other);
    }),
  );
});
