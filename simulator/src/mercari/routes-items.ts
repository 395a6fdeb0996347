import type { FastifyInstance } from 'fastify';
import { prefectureName } from '../catalogue/prefectures.ts';
import { unixSeconds } from '../world/jst.ts';
import type { World } from '../world/world.ts';
import { legacyError } from './dpop.ts';
import type { Item } from './item.ts';
import type { State } from './market.ts';
import { grpcError } from './routes-search.ts';
import { sellerAuction } from './wire-auction.ts';
import { itemDetail, pagerId, rowCategoryOf } from './wire-item.ts';
import type { Wire } from './wire-search.ts';

type Query = Record<string, string | undefined>;
const NOT_FOUND = legacyError('RecordNotFoundException', '見つかりませんでした');

/** Items of the legacy family, those of one seller, and what people wish to pay. */
export function itemRoutes(app: FastifyInstance, world: World, wire: Wire): void {
  const { market } = world;

  app.get<{ Querystring: Query }>('/items/get', async (request, reply) => {
    const id = request.query['id'] ?? '';
    if (!/^m\d{10,11}$/.test(id))
      return reply.code(400).send(legacyError('InvalidArgument', '不正なパラメータです'));
    const item = market.find(id);
    if (!item) return reply.code(404).send(NOT_FOUND);
    return {
      result: 'OK',
      data: itemDetail(
        item,
        market.stateOf(item),
        wire,
        request.query['include_auction'] === 'true' ? market.now() : undefined,
      ),
      meta: {},
    };
  });

  serveItemsOfSeller(app, world, wire);

  app.get<{ Params: { id: string } }>(
    '/v2/desiredPriceItems/:id/desiredPriceInfo',
    async (request, reply) => {
      const item = market.find(request.params.id);
      if (!item) return grpcError(reply, 404, 5, 'not found');
      const count = item.n % 7 === 0 ? 2 : 0;
      const wish = (share: number) =>
        String(count === 0 ? 0 : Math.floor((market.stateOf(item).price * share) / 100) * 1);
      return {
        name: `desiredPriceItems/${item.id}`,
        highestDesiredPrice: wish(90),
        userRegisteredDesiredPrice: '0',
        registeredCount: String(count),
        highestDesiredPriceCount: String(count === 0 ? 0 : 1),
        lowestDesiredPrice: wish(75),
      };
    },
  );
}

function serveItemsOfSeller(app: FastifyInstance, { market }: World, wire: Wire): void {
  app.get<{ Querystring: Query }>('/items/get_items', async (request, reply) => {
    const { seller_id = '', status = 'on_sale,trading,sold_out' } = request.query;
    const limit = Number(request.query['limit'] ?? 30);
    if (!Number.isInteger(limit) || limit < 1 || limit > 100)
      return reply.code(400).send(legacyError('InvalidRequest', '不正なリクエストです'));
    const top = Number(request.query['max_pager_id'] ?? Number.MAX_SAFE_INTEGER);
    const wanted = status.split(',');
    const withAuction = request.query['with_auction'] === 'true';
    const mine = [...market.shown()]
      .filter((item) => !item.shop && String(item.seller.id) === seller_id && pagerId(item) <= top)
      .map((item) => ({ item, state: market.stateOf(item) }))
      .filter(({ state }) => wanted.includes(state.status))
      .sort((a, b) => pagerId(b.item) - pagerId(a.item));
    return {
      result: 'OK',
      meta: { has_next: mine.length > limit },
      data: mine
        .slice(0, limit)
        .map((one) => sellerRow(one, wire, withAuction ? market.now() : undefined)),
    };
  });
}

/** One of a seller's goods; its auction as it is `now`, when that is asked for. */
function sellerRow(
  { item, state }: { readonly item: Item; readonly state: State },
  wire: Wire,
  now: number | undefined,
) {
  return {
    id: item.id,
    seller: { id: item.seller.id, name: 'dont-use-this' },
    ...(state.buyerId === null ? {} : { buyer: { id: state.buyerId, name: 'dont-use-this' } }),
    status: state.status,
    name: state.name,
    price: item.auction ? item.auction.highest : state.price,
    ...(item.isNoPrice && { is_no_price: true }),
    thumbnails: [wire.picture(item.draft.kind.picture, item.id, 1)],
    root_category_id: item.draft.kind.mercari[0]?.id ?? 0,
    num_likes: item.likes,
    num_comments: 0,
    created: unixSeconds(item.createdAt),
    updated: unixSeconds(state.updatedAt),
    item_category: rowCategoryOf(item),
    shipping_from_area: {
      id: item.draft.prefecture,
      name: prefectureName(item.draft.prefecture),
    },
    pager_id: pagerId(item),
    ...(item.auction && now !== undefined && { auction_info: sellerAuction(item.auction, now) }),
    liked: false,
    item_pv: 0,
    ...(state.buyerId === null
      ? {}
      : {
          transaction_evidence: {
            status: state.status === 'sold_out' ? 'done' : 'wait_review',
          },
        }),
  };
}
