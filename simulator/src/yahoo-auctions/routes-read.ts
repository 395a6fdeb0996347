import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { search } from './search.ts';
import type { World } from '../world/world.ts';
import { blocked, broken, invalid, notFound } from './pages/errors.ts';
import { closedPage, visitorCookies } from './pages/page-closed.ts';
import { itemPage } from './pages/page-item.ts';
import { searchPage } from './pages/page-search.ts';
import { sellerPage } from './pages/page-seller.ts';
import { shippingTo } from './house/prices.ts';
import { detailItem } from './pages/wire-detail.ts';
import { isCategory, modulesOf } from './pages/wire-modules.ts';
import { metadata, searchItem } from './pages/wire-search.ts';
import { wishOfApi, wishOfPage } from './house/wishes.ts';

type Query = Record<string, string | undefined>;
type Get = FastifyRequest<{ Querystring: Query; Params: { id: string } }>;

/** What every visitor may read: cookies, search, items, closed search, sellers, shipping quotes. */
export function readRoutes(app: FastifyInstance, world: World): void {
  const { house } = world;
  const wire = {
    picture: (kind: string, id: string, view: number) =>
      `${world.publicUrl()}/pictures/${kind}-${id}-${view}.svg`,
  };
  let visitors = 0;
  const html = (reply: FastifyReply, page: string) =>
    reply.type('text/html; charset=utf-8').send(page);

  app.get('/', async (_request, reply) =>
    html(
      reply.header('set-cookie', visitorCookies(house.now(), ++visitors)),
      '<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>Yahoo!オークション</title></head><body><h1>Yahoo!オークション</h1></body></html>',
    ),
  );

  const guarded = {
    preHandler: async (request: FastifyRequest, reply: FastifyReply) =>
      isShutOut(request, world) ? blocked(reply) : undefined,
  };

  app.get('/api/search/v3/search/items', guarded, async (request: Get, reply) => {
    const wish = wishOfApi(request.query);
    if (wish === 'broken') return broken(reply);
    if (typeof wish === 'string') return invalid(reply, wish);
    const found = search(house, wish);
    return {
      totalResultsAvailable: found.all.length,
      items: found.items.map((a) => searchItem(a, wire, house.now())),
      metadata: metadata(found, wish),
    };
  });

  app.get('/api/search/v1/search/modules', guarded, async (request: Get, reply) => {
    const categoryId = Number(request.query['categoryId'] ?? 0);
    if (!isCategory(categoryId)) return notFound(reply);
    const wish = wishOfApi({
      ...request.query,
      limit: '1',
      categoryIds: categoryId === 0 ? undefined : String(categoryId),
    });
    if (wish === 'broken') return broken(reply);
    if (typeof wish === 'string') return invalid(reply, wish);
    return { modules: modulesOf(search(house, wish).all, categoryId) };
  });

  app.get('/api/detail/v2/items/:id', guarded, async (request: Get, reply) => {
    const a = house.find(request.params.id);
    return a ? detailItem(a, wire, house.now()) : notFound(reply);
  });

  app.get(
    '/web/api/itempage/v1/shipments/auction/items/:id',
    guarded,
    async (request: Get, reply) => {
      const a = house.find(request.params.id);
      return a
        ? quote(
            shippingTo(a.listing, Number(request.query['prefCode'] ?? 13)),
            a.listing.isFreeShipping,
          )
        : notFound(reply);
    },
  );
  app.get('/web/api/itempage/v1/shipments/shopping', guarded, async (request: Get, reply) => {
    const a = house.find(request.query['itemCode'] ?? '');
    return a?.listing.seller.isStore
      ? quote(
          shippingTo(a.listing, Number(request.query['prefCode'] ?? 13)),
          a.listing.isFreeShipping,
        )
      : notFound(reply);
  });

  app.get('/jp/auction/:id', async (request: Get, reply) => {
    const a = house.find(request.params.id);
    if (a) return html(reply, itemPage(a, wire, house.now()));
    return html(
      reply.code(404),
      '<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>Yahoo!オークション</title></head><body><h1>指定されたページは存在しません</h1></body></html>',
    );
  });

  const listing = (request: Get, reply: FastifyReply, sellerId?: string) => {
    const wish = { ...wishOfPage(request.query), ...(sellerId === undefined ? {} : { sellerId }) };
    const { b: _b, n: _n, ...rest } = request.query;
    const path = sellerId === undefined ? '/search/search' : `/seller/${sellerId}`;
    const link = `https://auctions.yahoo.co.jp${path}?${new URLSearchParams(rest as Record<string, string>).toString()}`;
    const page = { found: search(house, wish), wish, wire, now: house.now(), link };
    return html(
      reply,
      sellerId === undefined
        ? searchPage(page)
        : sellerPage(page, request.query as Record<string, string>),
    );
  };
  app.get('/search/search', async (request: Get, reply) => listing(request, reply));
  app.get('/seller/:id', async (request: Get, reply) => listing(request, reply, request.params.id));

  app.get('/closedsearch/closedsearch', async (request: Get, reply) => {
    const wish = { ...wishOfPage(request.query), isClosed: true, sort: '-END_TIME' };
    const cookies = visitorCookies(house.now(), ++visitors);
    return html(
      reply.header('set-cookie', cookies),
      closedPage(
        search(house, wish),
        wish,
        wire,
        house.now(),
        cookies,
        request.query as Record<string, string>,
      ),
    );
  });
}

function quote(fee: number | null, isFreeShipping: boolean) {
  if (isFreeShipping)
    return { isFreeShipping: true, lowestPrice: 0, mainMethodName: '送料無料', methods: [] };
  if (fee === null) return { isFreeShipping: false, methods: [] };
  const methods = [
    { name: 'ゆうパック（おてがる版）', shippingPrice: fee, aucShippingPrices: [{ price: fee }] },
    { name: '宅急便', shippingPrice: fee + 150, aucShippingPrices: [{ price: fee + 150 }] },
  ];
  return {
    isFreeShipping: false,
    lowestPrice: fee,
    mainMethodName: 'ゆうパック（おてがる版）',
    methods,
  };
}

/** The JSON API wants the visitor cookies of the front page and no bursts. */
function isShutOut(request: FastifyRequest, world: World): boolean {
  const visitor = /(?:^|;\s*)[AB]=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
  return visitor === undefined || world.yahooPace.isTooFast(visitor);
}
