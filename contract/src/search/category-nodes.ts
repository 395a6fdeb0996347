import { Type } from 'typebox';
import { CategoryRow } from './categories.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable, Text, Whole } from '../kit/shapes.ts';

/** Places in the category trees of the sites: what stands around one, and where the goods of a keyword lie. */
const Id = Type.Optional(Type.String({ pattern: '^[\\w-]{1,40}$' }));
const Words = Type.Optional(Type.String({ maxLength: 200 }));
const SiteType = Type.Optional(
  Type.String({ maxLength: 20, description: 'site; auction unless told' }),
);
const refusals = ['marketplaces.site-not-served', 'marketplaces.not-at-this-site'] as const;

export const listRelativeCategoriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/product-category/relative',
  access: 'anyone',
  summary:
    'Categories around one: the one above, those beside it and those below; the first ones of the site without an id',
  query: Type.Object({ code: Id, id: Id, category_id: Id, type: SiteType, type_code: SiteType }),
  reply: Type.Object({
    data: Type.Object({
      current: Nullable(CategoryRow),
      parent: Nullable(CategoryRow),
      siblings: Type.Array(CategoryRow),
      children: Type.Array(CategoryRow),
      results: Type.Array(CategoryRow, {
        description: 'children, or the siblings where there are none: what to go on with',
      }),
    }),
  }),
  refusals,
});

export const searchNodesEndpoint = endpoint({
  method: 'GET',
  path: '/api/search-node',
  access: 'anyone',
  summary:
    'Categories of a site in which the goods of a keyword lie, most goods first; then those that are called so',
  query: Type.Object({
    keyword: Words,
    query: Words,
    q: Words,
    type: SiteType,
    type_code: SiteType,
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  reply: Type.Object({
    data: Type.Object({
      keyword: Text,
      japanese: Text,
      results: Type.Array(
        Type.Object({
          ...{ _id: Text, id: Text, category_id: Text, name: Text, name_ja: Text, type_code: Text },
          count: Type.Integer({
            description: 'of the first goods that the site found; 0: only the name fits',
          }),
          seen: Whole,
          path: Type.Array(Type.Object({ id: Text, name: Text, name_ja: Text }), {
            description: 'from the root down, itself last',
          }),
        }),
      ),
    }),
  }),
  refusals,
});
