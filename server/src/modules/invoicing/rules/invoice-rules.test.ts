import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Dong, dong } from '../../../kernel/money.ts';
import { linesOf, sumsOf, type TaxRate, taxInside } from './invoice-lines.ts';
import { isTaxCode } from './tax-code.ts';

describe('a tax code', () => {
  test.each([
    // Those of two banks, as they stand on their sites.
    ['0100112437', true],
    ['0100111948', true],
    ['0100112437-001', true],
    ['0100 112 437', true],
    ['001099012345', true],
    ['0100112438', false],
    ['010011243', false],
    ['0100112437-01', false],
    ['', false],
    ['MST0100112437', false],
  ])('%j: %s', (text, isOne) => expect(isTaxCode(text)).toBe(isOne));
});

describe('lines of an invoice', () => {
  const rates: TaxRate[] = [
    { account: 'goods', kind: 'on-behalf', percent: 0 },
    { account: 'service-fee', kind: 'service', percent: 8 },
    { account: 'freight', kind: 'service', percent: 0 },
  ];

  test('the tax inside an amount is rounded half up', () => {
    expect([108_000, 107_999, 1, 0, 54].map((amount) => taxInside(dong(amount), 8))).toEqual([
      8_000, 8_000, 0, 0, 4,
    ]);
  });

  test('net and tax of each line are its amount, and the lines are what was paid', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            account: fc.constantFrom('goods', 'service-fee', 'freight', 'unheard-of'),
            amount: fc.integer({ min: 1, max: 10 ** 11 }),
          }),
        ),
        (given) => {
          const paid = given.map(({ account, amount }) => ({ account, amount: amount as Dong }));
          const lines = linesOf(paid, rates, (account) => account);
          for (const line of lines) {
            expect(line.net + line.tax).toBe(line.total);
            // Tax of the net amount, half a đồng at most away: BigInt says it exactly.
            const off =
              BigInt(line.total) * BigInt(line.percent) * 2n -
              BigInt(line.tax) * 2n * BigInt(100 + line.percent);
            expect(
              off <= BigInt(100 + line.percent) && off > -BigInt(100 + line.percent) - 1n,
            ).toBe(true);
          }
          expect(sumsOf(lines).total).toBe(paid.reduce((sum, { amount }) => sum + amount, 0));
          expect(lines.find(({ name }) => name === 'unheard-of')?.percent ?? 8).toBe(8);
        },
      ),
    );
  });
});
