import type { EndpointInput } from '@hako/contract/kit/endpoint';
import { LIMITS } from '@hako/contract/kit/limits';
import type {
  listTopCategoriesEndpoint,
  readCategoriesByCodeEndpoint,
} from '@hako/contract/search/categories';
import type { Search } from '../search.ts';
import { categoryRowOf } from './discovery-view.ts';
import { siteOfType } from './site-of-type.ts';

const MOST_CODES = 10;

/**
 * What stands below a category. Only sites that we serve have categories, and some have none to
 * tell; for any other type stand those of the first that has.
 */
export async function listCategories(search: Search, type: string | undefined, parent?: string) {
  const { marketplaces } = search.deps;
  const asked = marketplaces.find(siteOfType(type) ?? '');
  const site =
    (asked?.categories ? asked : marketplaces.all.find(({ categories }) => categories))?.site ??
    'auction';
  const { current, children } = await search.readCategories(site, parent);
  return children.map((child, index) => categoryRowOf(child, site, current?.id ?? '0', index));
}

/** The same, page by page. */
export async function listTopCategories(
  search: Search,
  {
    type_code,
    type,
    parent_id,
    page = 1,
    size = LIMITS.pageSize,
  }: EndpointInput<typeof listTopCategoriesEndpoint>['query'],
) {
  const rows = await listCategories(search, type_code ?? type, parent_id);
  return {
    data: {
      results: rows.slice((page - 1) * size, page * size),
      pagination: { page, size, total: rows.length },
    },
  };
}

/** The named categories, each taken to stand below the one named before it. */
export async function readCategoriesByCode(
  search: Search,
  { codes, code, type }: EndpointInput<typeof readCategoriesByCodeEndpoint>['query'],
) {
  const site = siteOfType(type) ?? 'auction';
  const asked = (codes ?? code ?? '').split(',').filter(Boolean).slice(0, MOST_CODES);
  const branches = await Promise.all(asked.map((id) => search.readCategories(site, id)));
  return {
    data: branches.flatMap(({ current }, index) =>
      current
        ? [categoryRowOf({ ...current, is_leaf: false }, site, asked[index - 1] ?? '0', index)]
        : [],
    ),
  };
}
