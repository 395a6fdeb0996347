import fc from 'fast-check';
import { expect, it } from 'vitest';
import { yen } from '../../../kernel/money.ts';
import { agree, taxPercentBetween, withoutTax, withTax } from './tax.ts';

it.each([
  // Pairs of the captured pages: without tax, with tax.
  [4164, 4580],
  [345, 379],
  [43, 47],
  [1000, 1100],
  [110, 120],
  [36, 39],
  [1346, 1480],
  [19, 20],
  [250, 275],
  [8100, 8910],
])('%i without tax is %i with 10 %%', (beforeTax, included) => {
  expect(withoutTax(yen(included), 10)).toBe(beforeTax);
  expect(taxPercentBetween(yen(beforeTax), yen(included))).toBe(10);
});

it('what is entered without tax comes back from what is shown with tax', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.constantFrom(8, 10),
      (amount, percent) => {
        expect(withoutTax(withTax(yen(amount), percent), percent)).toBe(amount);
        expect(agree(yen(amount), withTax(yen(amount), percent), percent)).toBe(true);
      },
    ),
  );
});

it('a pair that no rate explains is not believed', () => {
  expect(taxPercentBetween(yen(1000), yen(1000))).toBeUndefined();
  expect(taxPercentBetween(yen(1000), yen(1200))).toBeUndefined();
});
