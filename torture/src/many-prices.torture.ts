import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dong, yen } from '../../server/src/kernel/money.ts';
import { price } from '../../server/src/modules/pricing/calculator/rules/price.ts';
import { orders, TABLES } from '../../server/test-support/prices/drawn-orders.ts';
import { faultsOfPrice } from './many-prices/judge-price.ts';
import { firstSeed, isLarge, mostMinutes, sized, tell } from './scale.ts';

// Orders of any shape over several price lists: each price is looked at, and that of the same lot
// won for less is not above what its maximum would hold.

const ORDERS = sized({ ci: 1_000, gate: 1_000_000, release: 10_000_000 });
const BATCH = 20_000;
const SEED = firstSeed(20_261_128);
const SHOWN = 5;

if (!isLarge) tell('many prices: SKIPPED at this size. npm run torture -- gate many-prices');

interface Seen {
  readonly wrong: string[];
  orders: number;
}

function priceAll(count: number, priceOf: typeof price): Seen {
  const seen: Seen = { wrong: [], orders: 0 };
  const endMs = Date.now() + mostMinutes() * 60_000;
  for (let batch = 0; seen.orders < count && Date.now() < endMs; batch++) {
    const numRuns = Math.min(BATCH, count - seen.orders);
    for (const [input, which] of fc.sample(orders, { seed: SEED + batch, numRuns })) {
      const tables = TABLES[which] ?? TABLES[0];
      if (!tables) throw new Error('no price list');
      const shown = priceOf(input, tables);
      const faults = faultsOfPrice(shown, input.rate);
      const cheaper = { ...input, coupons: [], items: input.items.map(forHalf) };
      const held = priceOf({ ...input, coupons: [] }, tables).firstPayment.high;
      const won = priceOf(cheaper, tables).firstPayment.likely;
      if (won > held) faults.push(`won for half it costs ${won}, the maximum holds ${held}`);
      seen.orders++;
      for (const fault of faults)
        if (seen.wrong.length < SHOWN) seen.wrong.push(`seed ${SEED + batch}: ${fault}`);
    }
    if (seen.wrong.length > 0) break;
  }
  return seen;
}

const forHalf = <One extends { readonly price: number }>(one: One): One => ({
  ...one,
  price: yen(Math.floor(one.price / 2)),
});

describe.runIf(isLarge)('the price of anything', { timeout: 0 }, () => {
  it(`is whole, exact and within its range for ${ORDERS} orders`, () => {
    const startedAt = performance.now();
    const { wrong, orders: count } = priceAll(ORDERS, price);
    const rate = Math.round((1_000 * count) / (performance.now() - startedAt));
    tell(`many prices, seed ${SEED}: ${count} orders, three prices each, ${rate} orders a second`);
    expect(wrong).toEqual([]);
  });

  it('is noticed when a đồng is lost on the way', () => {
    const careless: typeof price = (input, tables) => {
      const shown = price(input, tables);
      const [first, ...rest] = shown.lines;
      if (!first || first.dong === 0) return shown;
      return { ...shown, lines: [{ ...first, dong: (first.dong - 1) as Dong }, ...rest] };
    };
    expect(priceAll(100, careless).wrong).not.toEqual([]);
  });
});
