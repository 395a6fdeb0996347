import { describe, expect, it } from 'vitest';
import { Refusal } from './refusal.ts';

describe('the sentence of a refusal', () => {
  it.each([
    ['yen as in Japan', new Refusal('bidding.too-low', { minimum: 12_500 }), 'từ ¥12,500;'],
    [
      'đồng as in Vietnam',
      new Refusal('bidding.total-changed', { old: 1_234_567, new: 2_000 }),
      'từ 1.234.567 ₫ thành 2.000 ₫.',
    ],
    [
      'other figures as they are',
      new Refusal('bidding.seller-needs-request', { threshold: 99 }),
      'dưới 99%.',
    ],
    [
      'words as they are',
      new Refusal('marketplaces.no-such-listing', { code: 'x1234567' }),
      'sản phẩm x1234567.',
    ],
  ])('writes %s', (_, refusal, words) => {
    expect(refusal.sentence).toContain(words);
  });
});
