import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { Text, Whole } from '../kit/shapes.ts';
import { short } from './discovery.ts';

export const CategoryRow = Type.Object({
  _id: Text,
  id: Text,
  category_id: Text,
  name: Text,
  name_ja: Text,
  slug: Text,
  type_code: Text,
  parent_id: Text,
  image: Text,
  icon: Text,
  position: Whole,
  root: Type.Boolean(),
  home: Type.Boolean(),
  main: Type.Boolean(),
  status: Type.Boolean(),
});
const categoryQuery = Type.Object({
  ...PageQuery.properties,
  query: short,
  type_code: short,
  type: short,
  main: Type.Optional(Type.Boolean()),
  parent_id: Type.Optional(Type.String({ pattern: '^[\\w-]{1,40}$' })),
});
export const listTopCategoriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/category/tops',
  aliases: ['/api/categories', '/api/by-parent-id'],
  access: 'anyone',
  summary: 'First categories of a site, or the children of one',
  query: categoryQuery,
  reply: Type.Object({
    data: Type.Object({ results: Type.Array(CategoryRow), pagination: Pagination }),
  }),
  refusals: ['marketplaces.site-not-served'],
});
export const listHomeCategoriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/category/home',
  aliases: ['/api/category/type'],
  access: 'anyone',
  summary: 'Categories of the landing page of a site',
  query: categoryQuery,
  reply: Type.Object({ data: Type.Array(CategoryRow) }),
  refusals: ['marketplaces.site-not-served'],
});
export const readCategoriesByCodeEndpoint = endpoint({
  method: 'GET',
  path: '/api/category-by-code',
  access: 'anyone',
  summary: 'Names of categories by their codes, for breadcrumbs',
  query: Type.Object({
    codes: Type.Optional(Type.String({ pattern: '^[\\w,-]{1,200}$' })),
    code: Type.Optional(Type.String({ pattern: '^[\\w,-]{1,200}$' })),
    type: short,
  }),
  reply: Type.Object({ data: Type.Array(CategoryRow) }),
  refusals: ['marketplaces.site-not-served', 'marketplaces.not-at-this-site'],
});
