import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable, Text, Whole } from '../kit/shapes.ts';
import { unserved } from './site-calls.ts';

/** Mercari's own lists: categories, brands; and what can be ordered with one of its listings. */

const MercariCategory = Type.Object({
  ...{ id: Text, name: Text, name_vi: Text },
  ...{
    root_category_id: Text,
    root_category_name: Text,
    parent_category_id: Text,
    parent_category_name: Text,
  },
  type: Type.String({ description: 'mercari-jp' }),
  has_child: Type.Boolean(),
});

export const listMercariCategoriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/mercari/v2/datasets/item-categories',
  access: 'anyone',
  summary:
    'The whole category tree of Mercari as rows; the children of one when its id is given (0: the roots)',
  query: Type.Object({ parent_id: Type.Optional(Type.String({ pattern: '^\\d{1,10}$' })) }),
  reply: Type.Object({ itemCategories: Type.Array(MercariCategory) }),
  refusals: unserved,
});

export const listMercariCategoryGroupsEndpoint = endpoint({
  method: 'GET',
  path: '/api/mercari/v2/datasets/item-category-groups',
  access: 'anyone',
  summary: 'The first categories of Mercari, each with those right below it: a menu of two steps',
  reply: Type.Object({
    itemCategoryGroups: Type.Array(
      Type.Object({
        id: Text,
        name: Text,
        name_vi: Text,
        count: Type.Integer({ description: 'categories below, at any depth' }),
        itemCategories: Type.Array(MercariCategory),
      }),
    ),
  }),
  refusals: unserved,
});

export const listMercariBrandsEndpoint = endpoint({
  method: 'GET',
  path: '/api/mercari/v2/datasets/item-brands',
  access: 'anyone',
  summary:
    'Brands of Mercari in the order of their Japanese reading; all, or narrowed by words in any writing or by the first kana',
  query: Type.Object({
    keyword: Type.Optional(Type.String({ maxLength: 100 })),
    query: Type.Optional(Type.String({ maxLength: 100 })),
    initial: Type.Optional(Type.String({ maxLength: 4 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 60_000 })),
  }),
  reply: Type.Object({
    itemBrands: Type.Array(
      Type.Object({
        id: Text,
        name: Text,
        subname: Text,
        initial: Type.String({ description: 'ア, カ, サ …; Latin and other names under #' }),
        jaPronunciation: Text,
      }),
    ),
    total: Whole,
  }),
  refusals: unserved,
});

export const listMercariServicesEndpoint = endpoint({
  method: 'GET',
  path: '/api/mercari/get-additional-services',
  access: 'anyone',
  summary:
    'What can be ordered with a purchase at Mercari: our services at the Japan warehouse; and whether this listing takes price requests',
  query: Type.Object({
    code: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9]{1,40}$' })),
    item_id: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9]{1,40}$' })),
  }),
  reply: Type.Object({
    data: Type.Object({
      services: Type.Array(
        Type.Object({
          ...{ code: Text, name: Text },
          price_vnd: Nullable(Whole),
          per: Type.String({ description: 'piece, item, order, kg or goods' }),
          basis_points: Nullable(
            Type.Integer({ description: 'of the goods, where it is priced so' }),
          ),
          payment: Type.Integer({ description: '1: paid with the goods, 2: with the freight' }),
        }),
      ),
      price_request: Nullable(
        Type.Object(
          {
            is_open: Type.Boolean({ description: 'the seller takes price requests' }),
            wishes: Type.Integer({ description: 'how many have wished for a price' }),
            highest_jpy: Nullable(Whole),
            lowest_jpy: Nullable(Whole),
          },
          { description: 'null without a code' },
        ),
      ),
    }),
  }),
  refusals: [...unserved, 'marketplaces.no-such-listing'],
});
