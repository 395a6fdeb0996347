import type { PreparedTables } from './prepared-tables.ts';

interface Described {
  readonly title?: string | undefined;
  readonly categoryPath?: readonly { readonly id: string; readonly name: string }[] | undefined;
}

/** Our category for what a site says: by the names of its own categories, deepest first, then by the words of the title; undefined when nothing fits. */
export function categoryFor(
  { title, categoryPath }: Described,
  { categoryWords }: PreparedTables,
): string | undefined {
  for (let depth = (categoryPath?.length ?? 0) - 1; depth >= 0; depth--) {
    const found = firstMatch(categoryPath?.[depth]?.name, categoryWords);
    if (found !== undefined) return found;
  }
  return firstMatch(title, categoryWords);
}

function firstMatch(
  text: string | undefined,
  patterns: PreparedTables['categoryWords'],
): string | undefined {
  if (text === undefined || text === '') return undefined;
  for (const { code, pattern } of patterns) if (pattern.test(text)) return code;
  return undefined;
}
