import {
  listRelativeCategoriesEndpoint,
  searchNodesEndpoint,
} from '@hako/contract/search/category-nodes';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Search } from '../search.ts';
import { listRelativeCategories, searchNodes } from './list-category-nodes.ts';

/** Places in the category trees of the sites. */
export const categoryNodeRoutes = (search: Search): Route[] => [
  route(listRelativeCategoriesEndpoint, ({ query }) => listRelativeCategories(search, query)),
  route(searchNodesEndpoint, ({ query }) => searchNodes(search.deps, query)),
];
