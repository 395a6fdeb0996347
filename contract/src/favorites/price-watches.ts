import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable } from '../kit/shapes.ts';

const Yen = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });

/** What is known of a watched favourite; prices in yen. */
export const PriceWatch = Type.Object({
  code: Type.String(),
  site: Type.String(),
  base_price: Nullable(Type.Integer({ description: 'what a fall is measured against' })),
  wished_price: Nullable(Type.Integer()),
  last_price: Nullable(Type.Integer()),
  is_over: Type.Boolean({ description: 'sold, ended or gone: nothing more will be told' }),
  checked_at: Nullable(Type.String()),
});

export const listPriceWatchesEndpoint = endpoint({
  method: 'GET',
  path: '/api/favorite/product/watches',
  access: 'customer',
  summary: 'The favourites whose price I watch.',
  reply: Type.Object({ data: Type.Object({ results: Type.Array(PriceWatch) }) }),
});

export const watchPriceEndpoint = endpoint({
  method: 'PUT',
  path: '/api/favorite/product/watch',
  access: 'customer',
  summary:
    'Watches the price of a favourite, with or without a price to wait for, or stops watching.',
  body: Type.Object({
    code: Type.String({ minLength: 1, maxLength: 120 }),
    is_watching: Type.Boolean(),
    wished_price: Type.Optional(Nullable(Yen)),
  }),
  reply: Type.Object({ data: Nullable(PriceWatch) }),
  refusals: ['favorites.not-a-favorite', 'favorites.too-many-watched'],
});
