import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type CustomsLine, draftLine, problemsOf } from './customs.ts';

const line = (more: Partial<CustomsLine> = {}): CustomsLine => ({
  orderId: 'a',
  description: 'Camera lens',
  hsCode: '9002',
  quantity: 1,
  valueJpy: 10_000,
  origin: 'JP',
  ...more,
});
const ORDERS = [{ orderId: 'a', paidJpy: 10_000 }];

describe('customs lines', () => {
  test.each<[string, CustomsLine[], string[]]>([
    ['whole', [line()], []],
    ['in two lines that sum up', [line({ valueJpy: 9_999 }), line({ valueJpy: 1 })], []],
    ['one yen short', [line({ valueJpy: 9_999 })], ['sum-differs']],
    ['one yen over', [line({ valueJpy: 10_001 })], ['sum-differs']],
    ['without a word', [line({ description: '  ' })], ['no-description']],
    ['in Japanese', [line({ description: 'レンズ' })], ['not-english']],
    ['in Vietnamese', [line({ description: 'Ống kính' })], ['not-english']],
    ['without a heading', [line({ hsCode: '' })], ['no-hs-code']],
    ['of nothing', [], ['no-line']],
    [
      'all wrong',
      [line({ description: '', hsCode: '', valueJpy: 0 })],
      ['no-description', 'no-hs-code', 'sum-differs'],
    ],
  ])('%s', (_, lines, codes) =>
    expect(problemsOf(lines, ORDERS).map(({ code }) => code)).toEqual(codes),
  );

  it('as they are worked out lack words at most, never yen', () => {
    const orders = fc.array(
      fc.record({
        orderId: fc.uuid(),
        paidJpy: fc.integer({ min: 0, max: 9_000_000 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        heading: fc.constantFrom({ hsCode: '8525', description: 'Digital camera' }, undefined),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(orders, (some) => {
        const codes = problemsOf(
          some.map(({ heading, ...order }) => draftLine(order, heading)),
          some,
        ).map(({ code }) => code);
        expect(codes.filter((code) => code !== 'no-description' && code !== 'no-hs-code')).toEqual(
          [],
        );
        expect(codes.length > 0).toBe(some.some(({ heading }) => heading === undefined));
      }),
    );
  });
});
