import type { Clock } from '../../../kernel/clock.ts';
import type { CategoryBranch, CategoryCapability } from '../marketplace.ts';
import type { ListingCategory } from '../listing.ts';
import { createMemory } from '../../../platform/memory.ts';
import { sharedOptions } from '../reading/shared-options.ts';
import { broken } from '../reading/shape.ts';
import type { YahooShoppingClient } from './client.ts';
import { branchOf, rowsOf, textAt } from './indexed.ts';
import { SOURCE } from './shapes.ts';

const ROOT = '1';
const CATEGORIES = 'ResultSet.0.Result.Categories';
/** The tree rarely changes, and a branch costs one of few calls. */
const SERVES_MS = 24 * 3_600_000;

/** The genre tree, a branch a call, each kept for a day. Whether a child has children of its own is not told. */
export function categoriesOf(client: YahooShoppingClient, clock: Clock): CategoryCapability {
  const memory = createMemory<CategoryBranch>(clock, SERVES_MS, 2_000);
  return {
    readBranch: (id = ROOT, options) =>
      memory.read(id, async () =>
        branchFrom(
          (await client.ask('categories', { category_id: id }, sharedOptions(options))).json,
          id,
        ),
      ),
  };
}

/** One answer of the category call in our words. */
export function branchFrom(json: unknown, id: string): CategoryBranch {
  const current = branchOf(json, `${CATEGORIES}.Current`);
  if (current === undefined) throw broken(SOURCE, `${CATEGORIES}.Current`);
  const children = rowsOf(branchOf(json, `${CATEGORIES}.Children`), `${CATEGORIES}.Children`);
  return {
    current: id === ROOT ? undefined : categoryOf(current, `${CATEGORIES}.Current`),
    children: children.map((child, i) => ({
      ...categoryOf(child, `${CATEGORIES}.Children.${i}`),
      count: undefined,
      isLeaf: false,
    })),
  };
}

function categoryOf(row: unknown, at: string): ListingCategory {
  const id = textAt(row, at, 'Id');
  if (id === undefined) throw broken(SOURCE, `${at}.Id`);
  const title = ['Title.Short', 'Title.Medium', 'Title.Long'].map((path) => textAt(row, at, path));
  const name = title.find((one) => one !== undefined);
  if (name === undefined) throw broken(SOURCE, `${at}.Title`);
  return { id, name };
}
