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
