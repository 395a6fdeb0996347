import { Type } from 'typebox';
import { endpoint } from '../../kit/endpoint.ts';
import { CatalogCard, CatalogSeller } from './card.ts';
import { Nullable, Whole } from '../../kit/shapes.ts';

/** Lists that a site keeps by itself: what sells best, what is cheaper for a time, its brands, what a seller offers. */
const Site = Type.String({ pattern: '^[a-z-]{1,20}$' });
const Category = Type.Optional(Type.String({ pattern: '^[\\w-]{1,40}$' }));
const Page = Type.Optional(Type.Integer({ minimum: 1, maximum: 100 }));
const Size = Type.Optional(Type.Integer({ minimum: 1, maximum: 60 }));
const unknown = ['marketplaces.site-not-served', 'marketplaces.not-at-this-site'] as const;

const Cards = Type.Object({
  page: Whole,
  total: Type.Integer({ description: 'what the site claims; an upper bound at best' }),
  has_more: Type.Boolean(),
  cards: Type.Array(CatalogCard),
});

export const listCatalogRankingEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/{site}/ranking',
  access: 'anyone',
  summary: 'What sells best at a site, best first; of a category when named',
  params: Type.Object({ site: Site }),
  query: Type.Object({ category: Category, page: Page, size: Size }),
  reply: Type.Object({ data: Cards }),
  refusals: unknown,
});

export const listCatalogDealsEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/{site}/deals',
  access: 'anyone',
  summary: 'What is cheaper than usual for a time',
  params: Type.Object({ site: Site }),
  query: Type.Object({ category: Category, page: Page, size: Size }),
  reply: Type.Object({ data: Cards }),
  refusals: unknown,
});

export const listCatalogBrandsEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/{site}/brands',
  access: 'anyone',
  summary: 'Brands of a site, or of one of its categories, by their Japanese reading',
  params: Type.Object({ site: Site }),
  query: Type.Object({ category: Category }),
  reply: Type.Object({
    data: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        name_vi: Type.String(),
        reading: Nullable(Type.String()),
        count: Nullable(Whole),
      }),
    ),
  }),
  refusals: unknown,
});

export const readCatalogSellerEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/{site}/sellers/{id}',
  access: 'anyone',
  summary: 'Who a seller is and what they offer',
  params: Type.Object({ site: Site, id: Type.String({ pattern: '^[\\w.:-]{1,60}$' }) }),
  query: Type.Object({
    q: Type.Optional(Type.String({ maxLength: 200 })),
    page: Page,
    size: Size,
    sort: Type.Optional(
      Type.Union([
        Type.Literal('newest'),
        Type.Literal('ending-soon'),
        Type.Literal('price-up'),
        Type.Literal('price-down'),
      ]),
    ),
    status: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('sold')])),
  }),
  reply: Type.Object({
    data: Type.Object({
      seller: Nullable(CatalogSeller),
      site_code: Type.String(),
      ...Cards.properties,
    }),
  }),
  refusals: unknown,
});

/** What a site is able to show besides search and items. */
export const SITE_LISTS = [
  'auctions',
  'rankings',
  'deals',
  'brands',
  'sellers',
  'categories',
  'related',
] as const;

export const listServedSitesEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/served',
  access: 'anyone',
  summary:
    'The sites that are served, in the order in which people see them, and which lists each has',
  reply: Type.Object({
    data: Type.Array(
      Type.Object({
        site: Type.String(),
        name: Type.String(),
        path: Type.String({ description: 'first part of our addresses of its pages' }),
        lists: Type.Array(Type.Unsafe<(typeof SITE_LISTS)[number]>(Type.String()), {
          description: SITE_LISTS.join(', '),
        }),
      }),
    ),
  }),
});
