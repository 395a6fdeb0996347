import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong, sum } from '../../../kernel/money.ts';
import { available } from '../../ledger/index.ts';
import type { PaymentPart } from '../wallet.ts';
import { mergeParts, movementsOf, totalOf } from './payment.ts';

const part = (to: PaymentPart['to'], amount: number): PaymentPart => ({ to, amount: dong(amount) });
const facts = {
  from: available('k'),
  key: 'pay:1',
  kind: 'payment',
  cause: { type: 'order', id: '1' },
  label: 'Thanh toán',
} as const;

describe('a payment', () => {
  it('costs its parts less its discounts', () => {
    expect(totalOf([part('goods', 100), part('service-fee', 20), part('discount', -15)])).toBe(105);
  });

  it.each([
    ['a part below zero that is no discount', [part('goods', -1)]],
    ['a discount above everything', [part('goods', 10), part('discount', -11)]],
  ])('refuses %s', (_, parts) => {
    expect(() => totalOf(parts)).toThrow();
  });

  it('takes off what a seller took less for the shipping than was paid', () => {
    const parts = [part('freight', 100), part('domestic-shipping', -30)];
    expect(totalOf(parts)).toBe(70);
    expect(movementsOf(parts, facts).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['discount', 30],
      ['payment', 100],
    ]);
  });

  it('puts parts of one account together and leaves out nothing', () => {
    expect(mergeParts([part('goods', 1), part('vat', 0), part('goods', 2)])).toEqual([
      part('goods', 3),
    ]);
  });

  it('gives discounts before it takes charges, and moves exactly the total', () => {
    const parts = fc.array(
      fc.record({
        to: fc.constantFrom<PaymentPart['to']>('goods', 'vat', 'freight', 'discount'),
        amount: fc.nat(1_000).map(dong),
      }),
    );
    fc.assert(
      fc.property(parts, (drawn) => {
        const charges = drawn.filter(({ to }) => to !== 'discount');
        const most = sum(charges.map(({ amount }) => amount));
        const all = [...charges, part('discount', -Math.floor(most / 3))];
        const movements = movementsOf(all, facts);
        let purse = totalOf(all) as number;
        for (const { from, amount } of movements) {
          purse += from === facts.from ? -amount : amount;
          expect(purse).toBeGreaterThanOrEqual(0);
        }
        expect(purse).toBe(0);
        expect(new Set(movements.map(({ key }) => key)).size).toBe(movements.length);
      }),
    );
  });
});
