import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { AuctionCard, AuctionHomeCard } from './marketplaces.ts';
import { PageQuery, Pagination } from '../kit/pages.ts';
import { Nullable, Text, Whole } from '../kit/shapes.ts';
import { unserved } from './site-calls.ts';

/** Brands of Yahoo! Auctions: which there are most of, which a search found, what one of them offers; and what is looked at most. */
const Words = Type.Optional(Type.String({ maxLength: 200 }));
const Category = Type.Optional(Type.String({ pattern: '^[\\w,-]{1,100}$' }));

const Brand = Type.Object({
  id: Whole,
  name: Text,
  englishName: Text,
  kanaName: Text,
  count: Whole,
});

export const searchAuctionBrandsEndpoint = endpoint({
  method: 'GET',
  path: '/api/auction/search-brand',
  access: 'anyone',
  summary:
    'Brands of what a search finds, most listings first, and under their initials in the order of the kana',
  query: Type.Object({
    ...PageQuery.properties,
    keyword: Words,
    query: Words,
    p: Words,
    va: Words,
    category: Category,
    auccat: Category,
  }),
  reply: Type.Object({
    brand: Type.Object({
      path: Type.Array(Text),
      childDepth: Whole,
      children: Type.Array(Brand),
      brand1: Type.Array(Text),
    }),
    price: Type.Object({ ranges: Type.Array(Text) }),
    category: Type.Object({
      current: Nullable(
        Type.Object({ id: Whole, name: Text, count: Whole, isLeaf: Type.Boolean() }),
      ),
      children: Type.Array(Text),
    }),
    initialBrand: Type.Object({
      initials: Type.Array(
        Type.Object({ character: Text, count: Whole, children: Type.Array(Brand) }),
      ),
    }),
  }),
  refusals: unserved,
});

const RankedBrand = Type.Object({
  ...{
    _id: Text,
    id: Text,
    brand_id: Text,
    name: Text,
    name_kana: Text,
    rank: Whole,
    count: Whole,
  },
  path: Type.String({ description: 'our page of what the brand offers' }),
});

export const listBrandRankingEndpoint = endpoint({
  method: 'GET',
  path: '/api/brand-ranking',
  access: 'anyone',
  summary: 'Brands of Yahoo! Auctions by how many listings they have, of a category when named',
  query: Type.Object({ ...PageQuery.properties, category: Category, code: Category }),
  reply: Type.Object({
    data: Type.Object({ results: Type.Array(RankedBrand), pagination: Pagination }),
  }),
  refusals: unserved,
});

export const readBrandEndpoint = endpoint({
  method: 'GET',
  path: '/api/brand/{brand_id}',
  access: 'anyone',
  summary:
    'A brand of Yahoo! Auctions and what it offers; the brand is null where the site does not count it among the most listed',
  params: Type.Object({ brand_id: Type.String({ pattern: '^\\d{1,12}$' }) }),
  query: Type.Object({
    ...PageQuery.properties,
    category: Category,
    sort: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  reply: Type.Object({
    data: Type.Object({
      brand: Nullable(RankedBrand),
      results: Type.Array(AuctionCard),
      pagination: Pagination,
    }),
  }),
  refusals: unserved,
});

export const listOutstandingEndpoint = endpoint({
  method: 'GET',
  path: '/api/outstanding-products',
  access: 'anyone',
  summary: 'Open auctions that most people watch, of a category when named',
  query: Type.Object({ ...PageQuery.properties, category: Category, code: Category }),
  reply: Type.Object({
    data: Type.Object({
      category: Text,
      results: Type.Array(AuctionHomeCard),
      pagination: Pagination,
    }),
  }),
  refusals: unserved,
});

/** `user` is a person or store at the marketplace: everything of theirs page by page, also what they sold; `saller/products` is the short list of an item page. */
export const listUserProductsEndpoint = endpoint({
  method: 'GET',
  path: '/api/user/products',
  access: 'anyone',
  summary: 'What a seller of a marketplace offers or sold, page by page',
  query: Type.Object({
    ...PageQuery.properties,
    ...{ code: Category, seller_id: Category, user_id: Category },
    type: Type.Optional(Type.String({ maxLength: 20, description: 'site; auction unless told' })),
    status: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('sold')])),
    keyword: Words,
    sort: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  reply: Type.Object({
    data: Type.Object({
      user: Nullable(
        Type.Object({
          id: Text,
          name: Text,
          type: Text,
          is_store: Type.Boolean(),
          percent: Nullable(Type.Number()),
          good: Nullable(Whole),
          bad: Nullable(Whole),
        }),
      ),
      results: Type.Array(AuctionCard),
      pagination: Pagination,
    }),
  }),
  refusals: [...unserved, 'request.invalid', 'marketplaces.not-at-this-site'],
});
