import { Outage } from '../../../kernel/outage.ts';
import type {
  CategoryRow,
  ListingCard,
  ListingCategory,
  Marketplace,
} from '../../marketplaces/index.ts';
import { foldDiacritics } from '../../translation/index.ts';
import type { SearchDeps } from '../deps.ts';
import { ofCondition, readWords } from '../catalog/read-words.ts';
import { tidyKeyword } from '../catalog/rules/keyword-rules.ts';

export interface CategoryNode {
  readonly id: string;
  readonly name: string;
  /** How many of the goods found lie here; 0: only its name fits. */
  readonly count: number;
  /** From the root down, itself last. */
  readonly path: readonly ListingCategory[];
}

export interface FoundNodes {
  readonly keyword: string;
  readonly japanese: string;
  readonly seen: number;
  readonly nodes: readonly CategoryNode[];
}

const LOOKED_AT = 100;
const DEADLINE_MS = 8_000;

/** Categories of a site in which the goods of a keyword lie, then those whose names, in either language, have the words. */
export async function findCategoryNodes(
  deps: SearchDeps,
  marketplace: Marketplace,
  typed: string,
): Promise<FoundNodes> {
  const keyword = tidyKeyword(typed);
  if (keyword === '') return { keyword, japanese: '', seen: 0, nodes: [] };
  const { japanese, condition } = await readWords(deps, keyword, true);
  const [page, rows] = await Promise.all([
    deps.pages.search(
      marketplace,
      { ...ofCondition(condition), keyword: japanese, size: LOOKED_AT },
      DEADLINE_MS,
    ),
    // Names are an aside: what was found stands without them.
    marketplace.categories?.listAll?.({ timeoutMs: DEADLINE_MS }).catch((failure: unknown) => {
      if (failure instanceof Outage) return [];
      throw failure;
    }) ?? [],
  ]);
  const whole = new Map(rows.map((row) => [row.id, row]));
  const found = nodesOf(page.listings, whole);
  const known = new Set(found.map(({ id }) => id));
  const words = [keyword, japanese].map((text) => foldDiacritics(text));
  const named = rows
    .filter(
      ({ id, name }) =>
        !known.has(id) &&
        words.some((word) =>
          [name, deps.translation.titleNow(name).text].some((text) =>
            foldDiacritics(text).includes(word),
          ),
        ),
    )
    .map((row) => ({ id: row.id, name: row.name, count: 0, path: pathOf(row, whole) }));
  return { keyword, japanese, seen: page.listings.length, nodes: [...found, ...named] };
}

function nodesOf(
  listings: readonly ListingCard[],
  whole: ReadonlyMap<string, CategoryRow>,
): CategoryNode[] {
  const counts = new Map<string, { path: readonly ListingCategory[]; count: number }>();
  for (const { categoryPath } of listings) {
    const own = categoryPath.at(-1);
    if (!own) continue;
    const row = whole.get(own.id);
    const path = row ? pathOf(row, whole) : categoryPath;
    // A search answer may tell ids without names.
    if (path.some(({ name }) => name === '')) continue;
    counts.set(own.id, { path, count: (counts.get(own.id)?.count ?? 0) + 1 });
  }
  return [...counts]
    .map(([id, { path, count }]) => ({ id, name: path.at(-1)?.name ?? '', count, path }))
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
}

function pathOf(row: CategoryRow, whole: ReadonlyMap<string, CategoryRow>): ListingCategory[] {
  const path: ListingCategory[] = [];
  for (
    let here: CategoryRow | undefined = row;
    here && path.length < 10;
    here = whole.get(here.parentId)
  )
    path.unshift({ id: here.id, name: here.name });
  return path;
}
