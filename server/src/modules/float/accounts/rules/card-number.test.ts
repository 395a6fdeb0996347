import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasCardNumber } from './card-number.ts';

describe('the number of a card in a note', () => {
  it.each([
    'thẻ 4111111111111111',
    'thẻ 4111 1111 1111 1111 hết hạn 12 29',
    '4111-1111-1111-1111-12',
    'JCB 3530.1113.3330.0000',
    'Amex 3782 822463 10005',
    '４１１１　１１１１ 1111 1111',
    'số 9 4111 1111 1111 1111',
    'Maestro 6759649826438453',
    'UnionPay 6200000000000000000',
    'Visa cũ 4222222222222',
    'Diners 3056 930902 5904',
    '4111_1111_1111_1111',
    '4111/1111/1111/1111',
    '4111\n1111\r\n1111\n1111',
    '4111 - 1111 - 1111 - 1111',
  ])('is seen: %s', (text) => {
    expect(hasCardNumber(text)).toBe(true);
  });

  it.each([
    'không số nào',
    'bốn số cuối 1111',
    '4111 1111 1111 1112',
    'đơn m12345678901',
    'Amazon 503-1111111-1111118',
    'Rakuten 213310-20261128-0123456789',
    '0912345678, 0987654321',
    '1111111111111117',
    'ngày 28-11-2026 14.05',
  ])('is not seen in: %s', (text) => {
    expect(hasCardNumber(text)).toBe(false);
  });
});

/** So many digits, of which the first is one of these. */
const digits = (count: number, first = '0123456789') =>
  fc
    .tuple(
      fc.constantFrom(...first),
      fc.string({
        unit: fc.constantFrom(...'0123456789'),
        minLength: count - 1,
        maxLength: count - 1,
      }),
    )
    .map((parts) => parts.join(''));
const MANY = { seed: 4_111, numRuns: 3_000 };

describe('the number of an order', () => {
  it.each([
    ['Rakuten', fc.tuple(digits(6, '23456'), digits(8, '2'), digits(10)), '-'],
    ['Amazon', fc.tuple(digits(3, '25'), digits(7), digits(7)), '-'],
    ['Mercari', fc.tuple(digits(11)).map(([number]) => [`m${number}`]), ''],
  ])('is never taken for a card: %s', (_, parts, between) => {
    fc.assert(
      fc.property(parts, (groups) => {
        expect(hasCardNumber(`đơn ${groups.join(between)} đã hoàn`)).toBe(false);
      }),
      MANY,
    );
  });
});

/** Ends with the digit that makes it a card. */
const closed = (body: string): string => {
  const weights = [...body].reverse().map((digit, place) => `${Number(digit) * (2 - (place % 2))}`);
  const sum = [...weights.join('')].reduce((total, digit) => total + Number(digit), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
};

describe('the number of a card', () => {
  const gaps = fc.constantFrom('', ' ', '.', '-', '/', '_', '\n', '\r\n', ' - ');
  const cutBy = (lengths: readonly number[], number: string, gap: string) =>
    lengths
      .map((length, at) => {
        const from = lengths.slice(0, at).reduce((sum, one) => sum + one, 0);
        return number.slice(from, from + length);
      })
      .join(gap);

  it.each([
    ['by fours', digits(15, '23456'), [4, 4, 4, 4]],
    ['of American Express', digits(14, '3'), [4, 6, 5]],
    ['of Diners', digits(13, '3'), [4, 6, 4]],
    ['of UnionPay', digits(18, '6'), [4, 4, 4, 4, 3]],
    ['of thirteen digits', digits(12, '4'), [13]],
  ])('is always seen: %s', (_, bodies, lengths) => {
    fc.assert(
      fc.property(bodies, gaps, (body, gap) => {
        expect(hasCardNumber(`thẻ ${cutBy(lengths, closed(body), gap)}, 12/29`)).toBe(true);
      }),
      MANY,
    );
  });
});
