import {
  listMercariBrandsEndpoint,
  listMercariCategoriesEndpoint,
  listMercariCategoryGroupsEndpoint,
  listMercariServicesEndpoint,
} from '@hako/contract/marketplaces/mercari-datasets';
import { type Route, route } from '../../../platform/http/route.ts';
import type { SearchDeps } from '../../search/index.ts';
import { createCategoryTree, groupsOf } from './category-tree.ts';
import { listBrands } from './list-brands.ts';
import { listServices } from './list-services.ts';

/** Mercari's own lists, and what can be ordered with one of its listings. */
export function mercariDatasetRoutes(deps: SearchDeps): Route[] {
  const readTree = createCategoryTree(deps);
  return [
    route(listMercariCategoriesEndpoint, async ({ query: { parent_id: parent } }) => {
      const tree = await readTree();
      if (parent === undefined) return tree;
      const children = tree.itemCategories.filter((row) => row.parent_category_id === parent);
      return { itemCategories: children };
    }),
    route(listMercariCategoryGroupsEndpoint, async () => ({
      itemCategoryGroups: groupsOf(await readTree()),
    })),
    route(listMercariBrandsEndpoint, ({ query }) => listBrands(deps, query)),
    route(listMercariServicesEndpoint, ({ query: { code, item_id: item } }) =>
      listServices(deps, code ?? item),
    ),
  ];
}
