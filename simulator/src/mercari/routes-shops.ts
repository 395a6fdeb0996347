import type { FastifyInstance } from 'fastify';
import type { World } from '../world/world.ts';
import type { Item } from './item.ts';
import { grpcError } from './routes-search.ts';
import type { Wire } from './wire-search.ts';
import { type Beside, shopsProduct, storefrontProduct } from './wire-shops.ts';

type Query = Record<string, string | undefined>;

/** Products of Mercari Shops, one by one and shop by shop. */
export function shopRoutes(app: FastifyInstance, world: World, wire: Wire): void {
  const { market } = world;
  const product = (id: string): Item | undefined => {
    const item = market.find(id);
    return item?.shop && market.stateOf(item).status !== 'stop' ? item : undefined;
  };
  const full = (item: Item) =>
    shopsProduct(
      item,
      market.stateOf(item),
      productsOf(market, item.shop?.id ?? '')
        .filter((one) => one.item.id !== item.id)
        .slice(0, 6),
      wire,
    );

  app.get<{ Params: { id: string } }>(
    '/v1/marketplaces/shops/products/:id',
    async (request, reply) => {
      const item = product(request.params.id);
      return item ? full(item) : grpcError(reply, 404, 5, 'product not found');
    },
  );

  // A bare id instead of the whole resource name finds nothing, without an error.
  app.get<{ Querystring: { names?: string | string[] } }>(
    '/v1/marketplaces/-/products::batchGet',
    async (request) => {
      const names = [request.query.names ?? []].flat();
      const items = names
        .map((name) => product(/^marketplaces\/shops\/products\/(.+)$/.exec(name)?.[1] ?? ''))
        .filter((item) => item !== undefined);
      return { products: items.map(full) };
    },
  );

  serveStorefront(app, world, wire);
}

function serveStorefront(app: FastifyInstance, { market }: World, wire: Wire): void {
  app.get<{ Params: { shopId: string }; Querystring: Query }>(
    '/services/bff/shops/v1/shops/:shopId/products',
    async (request) => {
      const size = Math.min(Math.max(Number(request.query['pageSize'] ?? 100) || 100, 1), 100);
      const offset =
        Number(Buffer.from(request.query['pageToken'] ?? '', 'base64').toString() || 0) || 0;
      const all = productsOf(market, request.params.shopId);
      const order = request.query['orderBy'] ?? '';
      all.sort((a, b) =>
        order === 'price asc'
          ? a.state.price - b.state.price
          : order === 'price desc'
            ? b.state.price - a.state.price
            : b.item.createdAt - a.item.createdAt,
      );
      const nextPageToken =
        offset + size < all.length ? Buffer.from(String(offset + size)).toString('base64') : '';
      return {
        products: all.slice(offset, offset + size).map((one) => storefrontProduct(one, wire)),
        nextPageToken,
      };
    },
  );
}

/** What a shop shows, sold out or not. */
const productsOf = (market: World['market'], shopId: string): Beside[] =>
  [...market.shown()]
    .filter((item) => item.shop?.id === shopId)
    .map((item) => ({ item, state: market.stateOf(item) }))
    .filter(({ state }) => state.status !== 'stop');
