import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexSuggestions } from './suggestion-index.ts';

const byRule = (
  entries: readonly { folded: string; searchCount: number }[],
  prefix: string,
  size: number,
) =>
  entries
    .filter(({ folded }) => folded.startsWith(prefix))
    .toSorted((a, b) => b.searchCount - a.searchCount || (a.folded < b.folded ? -1 : 1))
    .slice(0, size);

const entry = fc.record({
  folded: fc.stringMatching(/^[abc ]{1,7}$/),
  searchCount: fc.integer({ min: 1, max: 9 }),
});

it('finds what looking at every keyword would find', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(entry, { selector: ({ folded }) => folded, maxLength: 3_000, size: 'max' }),
      fc.stringMatching(/^[abc ]{1,4}$/),
      fc.integer({ min: 1, max: 10 }),
      (entries, prefix, size) => {
        expect(indexSuggestions(entries).find(prefix, size)).toEqual(byRule(entries, prefix, size));
      },
    ),
    { numRuns: 60 },
  );
});

it('finds the same in a crowd, where the best are written down', () => {
  const entries = Array.from({ length: 5_000 }, (_, n) => ({
    folded: `may ${String((n * 7_919) % 5_000).padStart(4, '0')}`,
    searchCount: (n * 31) % 97,
  }));
  const index = indexSuggestions(entries);
  for (const prefix of ['m', 'may', 'may ', 'may 1', 'may 12', 'may 1234', 'x'])
    expect(index.find(prefix, 10), prefix).toEqual(byRule(entries, prefix, 10));
});
