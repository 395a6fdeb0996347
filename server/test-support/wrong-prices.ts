import { expect } from 'vitest';
import { Outage } from '../src/kernel/outage.ts';
import { mutationsOf } from './mutations.ts';

interface Allowance {
  /** Paths that nothing else in the document contradicts, or paths with a kind of change. */
  readonly uncheckable?: RegExp;
  /** Only changes of these paths are tried. */
  readonly within?: RegExp;
  /** As many changes must be noticed, or the document was hardly looked at. */
  readonly leastOutages?: number;
}

/** Expects that after any one change a document is an outage that names what is missing, or gives the same facts. */
export function expectNoWrongPrice(
  document: unknown,
  factsOf: (mutant: unknown) => unknown,
  { uncheckable = /^$/, within = /^/, leastOutages = 21 }: Allowance = {},
): void {
  const before = JSON.stringify(factsOf(document));
  let outages = 0;
  for (const { path, kind, mutant } of mutationsOf(document)) {
    if (!within.test(path)) continue;
    const change = `${path} ${kind}`;
    let after: string;
    try {
      after = JSON.stringify(factsOf(mutant));
    } catch (failure) {
      expect(failure, change).toBeInstanceOf(Outage);
      expect((failure as Outage).missing, change).toBeTruthy();
      outages += 1;
      continue;
    }
    if (!uncheckable.test(path) && !uncheckable.test(change)) expect(after, change).toBe(before);
  }
  expect(outages).toBeGreaterThanOrEqual(leastOutages);
}
