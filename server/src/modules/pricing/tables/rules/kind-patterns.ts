import type { KindPatterns } from './prepared-tables.ts';
import type { CategoryRule } from './price-rows.ts';
import { anyOf } from './word-patterns.ts';

/** The words of a kind as patterns, for those who look for one kind; none for a kind without words. */
export function kindPatterns({
  code,
  words,
  hints = [],
}: CategoryRule & { readonly code: string }): KindPatterns[] {
  if (words.length === 0) return [];
  const asWords = once(() => anyOf(words));
  const asHints = hints.length > 0 ? once(() => anyOf(hints)) : undefined;
  return [
    {
      code,
      get words() {
        return asWords();
      },
      get hints() {
        return asHints?.();
      },
    },
  ];
}

/** A pattern of hundreds of words takes its time to be made, and few are ever asked for. */
function once(make: () => RegExp): () => RegExp {
  let made: RegExp | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
