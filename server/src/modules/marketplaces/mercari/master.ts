import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../kernel/clock.ts';
import { Outage } from '../../../kernel/outage.ts';
import type { ListingCard } from '../listing.ts';
import type { Brand, BrandCapability, CategoryCapability, CategoryRow } from '../marketplace.ts';
import { broken } from '../reading/shape.ts';
import type { MercariClient } from './client.ts';
import { readBrands, readCategories, SOURCE } from './shapes.ts';
import type { CallOptions } from '../listing-query.ts';

/** Whole lists of thousands of rows that rarely change: read once a day. */
const SERVES_MS = 24 * 3_600_000;

/** One data set of the site, kept for a day; a failed reading is not kept, and who asks at once waits for one answer. */
function keepDataset<Rows>(
  client: MercariClient,
  clock: Clock,
  name: string,
  read: (json: unknown) => Rows,
): (options?: CallOptions) => Promise<Rows> {
  let kept: { readonly rows: Promise<Rows>; readonly untilMs: number } | undefined;
  const ask = async (options?: CallOptions): Promise<Rows> => {
    // Any other `Accept` is answered with 406.
    const answer = await client.get(`/master/v2/datasets/${name}`, {
      ...options,
      accept: 'application/json',
    });
    if (!answer) throw broken(SOURCE, name);
    return read(answer.json);
  };
  return (options) => {
    if (!kept || clock.monotonicMs() >= kept.untilMs) {
      const asked = { rows: ask(options), untilMs: clock.monotonicMs() + SERVES_MS };
      kept = asked;
      asked.rows.catch(() => {
        if (kept === asked) kept = undefined;
      });
    }
    return kept.rows;
  };
}

const parentOf = (parent: string | number | null | undefined): string =>
  parent === null || parent === undefined || parent === '' ? '0' : String(parent);

/** The category tree: 8,784 rows under 22 roots in 2026. */
export function mercariCategories(
  client: MercariClient,
  clock: Clock,
): CategoryCapability & Required<Pick<CategoryCapability, 'listAll'>> {
  const listAll = keepDataset(client, clock, 'item_categories', (json) =>
    categoryRowsOf(readCategories(json).itemCategories),
  );
  return {
    listAll,
    async readBranch(id, options) {
      const rows = await listAll(options);
      const current = rows.find((row) => row.id === id);
      return {
        current: current && { id: current.id, name: current.name },
        parent: rows.find((row) => row.id === current?.parentId),
        children: rows
          .filter(({ parentId }) => parentId === (id ?? '0'))
          .map(({ id: own, name, isLeaf }) => ({ id: own, name, count: undefined, isLeaf })),
      };
    },
  };
}

/** Rows with their root; one whose parents do not lead to a root is its own. */
export function categoryRowsOf(
  told: ReturnType<typeof readCategories>['itemCategories'],
): CategoryRow[] {
  const parents = new Map(
    told.map(({ id, parentCategoryId }) => [String(id), parentOf(parentCategoryId)]),
  );
  const rootOf = (id: string): string => {
    let here = id;
    for (let steps = 0; steps < 10; steps++) {
      const parent = parents.get(here);
      if (parent === undefined || parent === '0' || !parents.has(parent)) return here;
      here = parent;
    }
    return id;
  };
  return told.map(({ id, name, parentCategoryId, hasChild }) => ({
    id: String(id),
    name,
    parentId: parentOf(parentCategoryId),
    rootId: rootOf(String(id)),
    isLeaf: hasChild === false || hasChild === 'no' || hasChild === 'false',
  }));
}

const trees = new WeakMap<readonly CategoryRow[], ReadonlyMap<string, CategoryRow>>();

/**
 * The category that a card tells by its id, with those above it, root first; as it is where the
 * tree does not know it.
 */
export function namedPath(
  rows: readonly CategoryRow[],
  path: ListingCard['categoryPath'],
): ListingCard['categoryPath'] {
  const tree = trees.get(rows) ?? new Map(rows.map((row) => [row.id, row]));
  trees.set(rows, tree);
  const named: { readonly id: string; readonly name: string }[] = [];
  let row = tree.get(path[0]?.id ?? '');
  for (let steps = 0; row !== undefined && steps < 10; steps++) {
    named.unshift({ id: row.id, name: row.name });
    row = tree.get(row.parentId);
  }
  return named.length > 0 ? named : path;
}

const QUIET_MS = 600_000;
/** A search waits no longer for it; the next one has it. */
const WAIT_MS = 1_000;

/**
 * The tree for those who can do without it: empty while it is slow or cannot be had, and then not
 * asked for again for ten minutes.
 */
export function treeIfHad(
  { listAll }: ReturnType<typeof mercariCategories>,
  clock: Clock,
): (options?: CallOptions) => Promise<readonly CategoryRow[]> {
  let quietUntilMs = 0;
  return async (options) => {
    if (clock.monotonicMs() < quietUntilMs) return [];
    const read = listAll(options).catch((failure: unknown) => {
      if (!(failure instanceof Outage)) throw failure;
      quietUntilMs = clock.monotonicMs() + QUIET_MS;
      return [];
    });
    return Promise.race([read, pause(WAIT_MS, [], { ref: false })]);
  };
}

const KANA = new Intl.Collator('ja');

/** The brand list in the order of its readings: 52,589 rows in 2026. A keyword narrows it; the site does not divide it by category. */
export function mercariBrands(client: MercariClient, clock: Clock): BrandCapability {
  const listAll = keepDataset(client, clock, 'item_brands', (json) =>
    brandsOf(readBrands(json).itemBrands),
  );
  return {
    async listBrands({ keyword }, options) {
      const all = await listAll(options);
      const part = keyword?.trim().toLowerCase();
      return part
        ? all.filter((brand) =>
            [brand.name, brand.latinName, brand.reading].some((text) =>
              text?.toLowerCase().includes(part),
            ),
          )
        : all;
    },
  };
}

/** In the order of a Japanese dictionary. */
export const brandsOf = (told: ReturnType<typeof readBrands>['itemBrands']): Brand[] =>
  told
    .map(({ id, name, subname, jaPronunciation, nameJaFurigana }) => ({
      id: String(id),
      name,
      latinName: subname || undefined,
      reading: jaPronunciation || nameJaFurigana || undefined,
      count: undefined,
    }))
    .sort((a, b) => KANA.compare(a.reading ?? a.name, b.reading ?? b.name));
