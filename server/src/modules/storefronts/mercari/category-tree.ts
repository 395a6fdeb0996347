import { keepReply } from '../../../platform/http/kept-reply.ts';
import type { CategoryRow } from '../../marketplaces/index.ts';
import type { SearchDeps } from '../../search/index.ts';

/** Reads Mercari's whole tree of categories, and writes it down once for every reading of the site. */
export function createCategoryTree({
  marketplaces,
  translation,
}: Pick<SearchDeps, 'marketplaces' | 'translation'>) {
  const shown = new WeakMap<readonly CategoryRow[], ReturnType<typeof wholeTree>>();
  return async () => {
    const rows = (await marketplaces.read('mercari').categories?.listAll?.()) ?? [];
    const known = shown.get(rows);
    if (known) return known;
    const tree = wholeTree(rows, (name) => translation.titleNow(name).text);
    shown.set(rows, tree);
    return tree;
  };
}

export type CategoryTree = ReturnType<typeof wholeTree>;

/** The children of the uppermost categories, each group with the number of all that lie below it. */
export const groupsOf = ({ itemCategories }: CategoryTree) =>
  itemCategories
    .filter(({ parent_category_id: parent }) => parent === '0')
    .map(({ id, name, name_vi }) => ({
      id,
      name,
      name_vi,
      count: itemCategories.filter((row) => row.root_category_id === id).length - 1,
      itemCategories: itemCategories.filter((row) => row.parent_category_id === id),
    }));

/** The rows as the specification names them. */
function wholeTree(rows: readonly CategoryRow[], vietnamese: (name: string) => string) {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return keepReply({
    itemCategories: rows.map(({ id, name, rootId, parentId, isLeaf }) => ({
      id,
      name,
      name_vi: vietnamese(name),
      root_category_id: rootId,
      root_category_name: names.get(rootId) ?? '',
      parent_category_id: parentId,
      parent_category_name: names.get(parentId) ?? '',
      type: 'mercari-jp',
      has_child: !isLeaf,
    })),
  });
}
