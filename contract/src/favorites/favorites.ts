import { type TSchema, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Pagination } from '../kit/pages.ts';
import { Text, Whole } from '../kit/shapes.ts';

const Maybe = <S extends TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]));
const short = Type.String({ maxLength: 300 });
const address = Type.String({ maxLength: 2_000 });

export const FavoriteProduct = Type.Object({
  _id: Text,
  created_date: Text,
  user_id: Text,
  status: Type.Boolean(),
  deleted: Type.Boolean(),
  site_code: Text,
  code: Text,
  name: Text,
  name_vi: Text,
  url: Text,
  price: Whole,
  currency: Text,
  qty: Whole,
  end_time: Text,
  images: Type.Array(Text),
});

/** The mobile client sends the item code as `site_code` and the buy-now price as `currency` from auction cards: taken as they come. */
export const toggleFavoriteEndpoint = endpoint({
  method: 'POST',
  path: '/api/favorite/product',
  access: 'customer',
  summary: 'Adds a product to the favourites, or takes it away when it is there',
  body: Type.Object({
    site_code: Maybe(short),
    code: Maybe(Type.String({ minLength: 1, maxLength: 120 })),
    name: Maybe(Type.String({ maxLength: 500 })),
    url: Maybe(address),
    price: Maybe(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
    currency: Maybe(short),
    qty: Maybe(Type.Integer({ minimum: 0, maximum: 10_000 })),
    end_time: Maybe(short),
    images: Maybe(Type.Array(address, { maxItems: 50 })),
  }),
  reply: Type.Object({ message: Text, status: Type.Boolean(), is_favorite: Type.Boolean() }),
  refusals: ['favorites.no-code'],
});

export const deleteFavoriteEndpoint = endpoint({
  method: 'POST',
  path: '/api/favorite/product/delete',
  access: 'customer',
  summary: 'Takes a product out of the favourites; nothing happens when it is not there',
  body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }) }),
  reply: Type.Object({ message: Text, status: Type.Boolean() }),
});

export const listMyFavoritesEndpoint = endpoint({
  method: 'GET',
  path: '/api/favorite/product/user',
  access: 'customer',
  summary: 'All favourite products',
  reply: Type.Object({ data: Type.Array(FavoriteProduct), message: Text, code: Whole }),
});

export const searchFavoritesEndpoint = endpoint({
  method: 'GET',
  path: '/api/favorite/products',
  access: 'customer',
  summary: 'A page of favourite products',
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    order: Type.Optional(Type.String({ pattern: '^(created_date|end_time):(asc|desc)$' })),
    search: Type.Optional(short),
    site_code: Type.Optional(short),
  }),
  reply: Type.Object({
    data: Type.Object({ results: Type.Array(FavoriteProduct), pagination: Pagination }),
  }),
});

export const FavoriteStore = Type.Object({
  _id: Text,
  code: Text,
  name: Text,
  avatar: Text,
  description: Text,
  remark: Text,
  site_code: Text,
  url: Text,
  user_id: Text,
  status: Type.Boolean(),
  deleted: Type.Boolean(),
  created_date: Text,
});

export const addFavoriteStoreEndpoint = endpoint({
  method: 'POST',
  path: '/api/favorite/store',
  access: 'customer',
  summary: 'Adds a seller to the favourites, or takes them away when they are there',
  body: Type.Object({
    code: Maybe(Type.String({ minLength: 1, maxLength: 120 })),
    name: Maybe(short),
    description: Maybe(Type.String({ maxLength: 2_000 })),
    image: Maybe(address),
    remark: Maybe(short),
    url: Maybe(address),
    site_code: Maybe(short),
  }),
  reply: Type.Object({ messages: Text, status: Type.Boolean(), is_favorite: Type.Boolean() }),
  refusals: ['favorites.no-code'],
});

export const deleteFavoriteStoreEndpoint = endpoint({
  method: 'POST',
  path: '/api/favorite/store/delete',
  access: 'customer',
  summary: 'Takes a seller out of the favourites',
  body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 60 }) }),
  reply: Type.Object({ message: Text, status: Type.Boolean() }),
});

export const listFavoriteStoresEndpoint = endpoint({
  method: 'GET',
  path: '/api/favorite/store/user',
  aliases: ['/api/favorite/stories'],
  access: 'customer',
  summary: 'All favourite sellers',
  reply: Type.Object({ code: Whole, data: Type.Array(FavoriteStore) }),
});
