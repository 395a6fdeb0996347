import type { EndpointInput } from '@hako/contract/kit/endpoint';
import type {
  listRelativeCategoriesEndpoint,
  searchNodesEndpoint,
} from '@hako/contract/search/category-nodes';
import type { SearchDeps } from '../deps.ts';
import type { Search } from '../search.ts';
import { categoryRowOf } from './discovery-view.ts';
import { findCategoryNodes } from './find-category-nodes.ts';
import { siteOfType } from './site-of-type.ts';

const NODES = 30;

/** A category with what stands above, beside and below it. */
export async function listRelativeCategories(
  search: Search,
  {
    code,
    id = code,
    category_id: asked = id,
    type,
    type_code,
  }: EndpointInput<typeof listRelativeCategoriesEndpoint>['query'],
) {
  const { site } = search.deps.marketplaces.read(siteOfType(type ?? type_code) ?? 'auction');
  const { current, parent, children } = await search.readCategories(site, asked);
  // Beside a first category stand the other first ones.
  const above =
    current && asked !== undefined ? await search.readCategories(site, parent?.id) : undefined;
  const parentId = parent?.id ?? '0';
  const siblings = (above?.children ?? [])
    .filter((row) => row.id !== current?.id)
    .map((row, index) => categoryRowOf(row, site, parentId, index));
  const below = children.map((row, index) => categoryRowOf(row, site, current?.id ?? '0', index));
  return {
    data: {
      current:
        current && asked !== undefined
          ? categoryRowOf({ ...current, is_leaf: children.length === 0 }, site, parentId, 0)
          : null,
      parent: parent ? categoryRowOf({ ...parent, is_leaf: false }, site, '0', 0) : null,
      siblings,
      children: below,
      results: below.length > 0 ? below : siblings,
    },
  };
}

/** The categories whose names contain some words, each with its way from the root. */
export async function searchNodes(
  deps: SearchDeps,
  {
    keyword,
    query,
    q,
    type,
    type_code,
    size = NODES,
  }: EndpointInput<typeof searchNodesEndpoint>['query'],
) {
  const marketplace = deps.marketplaces.read(siteOfType(type ?? type_code) ?? 'auction');
  const found = await findCategoryNodes(deps, marketplace, keyword ?? query ?? q ?? '');
  const vietnamese = (name: string) => deps.translation.titleNow(name).text;
  return {
    data: {
      keyword: found.keyword,
      japanese: found.japanese,
      results: found.nodes.slice(0, size).map(({ id, name, count, path }) => ({
        _id: `${marketplace.site}:${id}`,
        id,
        category_id: id,
        name: vietnamese(name),
        name_ja: name,
        type_code: marketplace.site,
        count,
        seen: found.seen,
        path: path.map((node) => ({
          id: node.id,
          name: vietnamese(node.name),
          name_ja: node.name,
        })),
      })),
    },
  };
}
