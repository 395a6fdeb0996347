import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { AuctionCard } from '../marketplaces/marketplaces.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { Text, Whole } from '../kit/shapes.ts';

/** What people look at most, and what could please whoever asks. */
const short = Type.Optional(Type.String({ maxLength: 100 }));

export const listTopViewedCategoriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/topview-categories',
  access: 'anyone',
  summary: 'Categories whose goods are looked at most',
  query: Type.Object({ ...PageQuery.properties, site_code: short, source: short }),
  reply: Type.Object({
    data: Type.Object({
      results: Type.Array(
        Type.Object({
          ...{
            _id: Text,
            code: Text,
            cat_id: Text,
            image: Text,
            image_url: Text,
            product_type: Text,
            type: Text,
            site_code: Text,
            parent_id: Text,
          },
          name: Type.String({ description: 'Vietnamese' }),
          name_ja: Text,
          view: Whole,
          path: Type.String({ description: 'our page of the category' }),
        }),
      ),
      pagination: Pagination,
    }),
  }),
});

export const listRecommendedEndpoint = endpoint({
  method: 'GET',
  path: '/api/products/recommend-items',
  access: 'anyone',
  summary:
    'Goods like those that the caller looked at; for others, from the categories that are looked at most, and what each site’s visitors like',
  query: Type.Object({ ...PageQuery.properties, site_code: short, type: short }),
  reply: Type.Object({
    data: Type.Object({
      basis: Type.Union(
        [Type.Literal('viewed'), Type.Literal('categories'), Type.Literal('popular')],
        {
          description: 'why these: own looks, the looks of all, or what is popular',
        },
      ),
      results: Type.Array(
        Type.Object({
          ...AuctionCard.properties,
          type: Type.String({ description: 'site' }),
          site_code: Text,
          path: Text,
        }),
      ),
      pagination: Pagination,
    }),
  }),
});
