import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayBeNumberOf, plainNumber, trackingUrl } from './tracking-number.ts';

describe('a tracking number', () => {
  it.each([
    ['yamato', '1234-5678-9013'],
    ['sagawa', '1111 1111 1112'],
    ['japan-post', '123456789013'],
    ['japan-post', '131-12-38385-2'],
    ['japan-post', 'rr473124829jp'],
    ['other', 'AB-1234'],
    ['yamato', '１２３４５６７８９０１３'],
  ] as const)('of %s may be %s', (carrier, written) => {
    expect(mayBeNumberOf(carrier, plainNumber(written))).toBe(true);
  });

  it.each([
    ['yamato', '1234-5678-9014'],
    ['yamato', '12345678901'],
    ['sagawa', '111111111111'],
    ['sagawa', 'RR473124829JP'],
    ['japan-post', '123456789012'],
    ['japan-post', 'RR473124828JP'],
    ['japan-post', ''],
    ['other', 'a b'],
  ] as const)('of %s is not %s', (carrier, written) => {
    expect(mayBeNumberOf(carrier, plainNumber(written))).toBe(false);
  });

  it('with one wrong digit is seen, unless the digit is seven away', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(
        fc.array(digit, { minLength: 11, maxLength: 11 }),
        fc.integer({ min: 0, max: 10 }),
        digit,
        (digits, place, other) => {
          const check = Number(digits.join('')) % 7;
          const typed = digits.with(place, other).join('') + check;
          const isSame = (digits[place] as number) % 7 === other % 7;
          expect(mayBeNumberOf('yamato', typed)).toBe(isSame);
        },
      ),
    );
  });

  it('leads to the page of its carrier', () => {
    expect(trackingUrl('yamato', '123456789013')).toContain('number01=123456789013');
    expect(trackingUrl('other', '1')).toBe('');
  });
});
