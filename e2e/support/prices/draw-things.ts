import fc from 'fast-check';
import { SITES } from '@hako/contract/marketplaces/sites';
import type { Thing } from './price-by-page.ts';

const SEED = 20_261_124;
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const namesOfSites = Object.values(SITES).map(({ name }) => name);

/**
 * Orders of one to three things of all sites and these kinds, going to one of these places; the
 * same ones each time.
 */
export function drawOrders(kinds: readonly string[], provinces: readonly string[], count: number) {
  const thing: fc.Arbitrary<Thing> = fc.record({
    site: fc.constantFrom(...namesOfSites),
    seller: maybe(fc.constantFrom('A', 'B')),
    jpy: fc.oneof(fc.integer({ min: 1, max: 30_000 }), fc.integer({ min: 1, max: 400_000 })),
    quantity: fc.integer({ min: 1, max: 3 }),
    isTaxAdded: fc.boolean(),
    kind: fc.constantFrom(...kinds),
    domesticJpy: maybe(fc.integer({ min: 0, max: 3_000 })),
    grams: maybe(fc.integer({ min: 1, max: 40_000 })),
  });
  const order = fc.record({
    things: fc.array(thing, { minLength: 1, maxLength: 3 }),
    province: maybe(fc.constantFrom(...provinces)),
  });
  return fc.sample(order, { seed: SEED, numRuns: count });
}
