import { Type } from 'typebox';
import { endpoint } from '../../kit/endpoint.ts';
import { Nullable, Whole } from '../../kit/shapes.ts';

/** A shop that was met in what the sites told. */
export const CatalogShop = Type.Object({
  site: Type.String({ description: 'auction, shopping …' }),
  site_code: Type.String(),
  id: Type.String(),
  name: Type.String(),
  rating_percent: Nullable(Type.Number()),
  prefecture: Nullable(Type.Integer({ description: 'JIS 1..47 that its goods leave from' })),
  kinds: Type.Array(Type.String(), { description: 'of the kinds below' }),
  picture: Type.String({ description: 'of one of its goods' }),
  goods_seen: Type.Integer({ description: 'how many of its goods we met lately' }),
  path: Type.String({ description: 'our page of the shop' }),
});

export const listCatalogShopsEndpoint = endpoint({
  method: 'GET',
  path: '/api/catalog/shops',
  access: 'anyone',
  summary:
    'Shops of all sites by place (prefecture of Japan) and kind of goods, those with most goods first',
  query: Type.Object({
    kind: Type.Optional(Type.String({ pattern: '^[a-z-]{1,20}$' })),
    place: Type.Optional(Type.Integer({ minimum: 1, maximum: 47 })),
    site: Type.Optional(Type.String({ pattern: '^[a-z-]{1,20}$' })),
    q: Type.Optional(Type.String({ maxLength: 100, description: 'part of the name' })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  }),
  reply: Type.Object({
    data: Type.Object({
      kinds: Type.Array(
        Type.Object({ kind: Type.String(), name: Type.String({ description: 'Vietnamese' }) }),
      ),
      places: Type.Array(Type.Object({ place: Whole, count: Whole }), {
        description: 'prefectures with shops of this kind',
      }),
      sites: Type.Array(Type.Object({ site: Type.String(), count: Whole }), {
        description: 'sites with shops of this kind',
      }),
      shops: Type.Array(CatalogShop),
      total: Whole,
      is_partial: Type.Boolean({
        description: 'a site did not answer just now: what we knew of it is shown',
      }),
    }),
  }),
  refusals: ['marketplaces.site-not-served'],
});
