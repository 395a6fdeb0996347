import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { search } from './search.ts';
import type { World } from '../world/world.ts';
import { blocked, broken, invalid, notFound } from './pages/errors.ts';
import { closedPage, visitorCookies } from './pages/page-closed.ts';
import { itemPage } from './pages/page-item.ts';
import { searchPage } from './pages/page-search.ts';
import { sellerPage } from './pages/page-seller.ts';
import type { Listing } from './house/listing.ts';
import { shippingTo } from './house/prices.ts';
import { detailItem } from './pages/wire-detail.ts';
import { isCategory, modulesOf } from './pages/wire-modules.ts';
import { metadata, searchItem, type Wire } from './pages/wire-search.ts';
import { wishOfApi, wishOfPage } from './house/wishes.ts';

type Query = Record<string, string | undefined>;
type Get = FastifyRequest<{ Querystring: Query; Params: { id: string } }>;

/** What every visitor may read: cookies, search, items, closed search, sellers, shipping quotes. */
export function readRoutes(app: FastifyInstance, world: World): void {
  const wire = {
    picture: (kind: string, id: string, view: number) =>
      `${world.publicUrl()}/pictures/${kind}-${id}-${view}.svg`,
  };
  serveCalls(app, world, wire);
  servePages(app, world, wire);
}

/** What the site's own pages ask. */
function serveCalls(app: FastifyInstance, world: World, wire: Wire): void {
  const { house } = world;
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
      return a ? quote(a.listing, request.query['prefCode']) : notFound(reply);
    },
  );
  app.get('/web/api/itempage/v1/shipments/shopping', guarded, async (request: Get, reply) => {
    const a = house.find(request.query['itemCode'] ?? '');
    return a?.listing.seller.isStore
      ? quote(a.listing, request.query['prefCode'])
      : notFound(reply);
  });
}

const html = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').send(page);

/** What people see. */
function servePages(app: FastifyInstance, world: World, wire: Wire): void {
  const { house } = world;
  let visitors = 0;
  const nextCookies = () => visitorCookies(house.now(), ++visitors);

  app.get('/', async (_request, reply) =>
    html(
      reply.header('set-cookie', nextCookies()),
      '<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>Yahoo!オークション</title></head><body><h1>Yahoo!オークション</h1></body></html>',
    ),
  );

  app.get('/jp/auction/:id', async (request: Get, reply) => {
    const a = house.find(request.params.id);
    if (a) return html(reply, itemPage(a, wire, house.now()));
    return html(
      reply.code(404),
      '<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><title>Yahoo!オークション</title></head><body><h1>指定されたページは存在しません</h1></body></html>',
    );
  });

  app.get('/search/search', async (request: Get, reply) =>
    html(reply, listPage(world, wire, request.query)),
  );
  app.get('/seller/:id', async (request: Get, reply) =>
    html(reply, listPage(world, wire, request.query, request.params.id)),
  );

  app.get('/closedsearch/closedsearch', async (request: Get, reply) => {
    const wish = { ...wishOfPage(request.query), isClosed: true, sort: '-END_TIME' };
    const cookies = nextCookies();
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

/** What a search finds, or what a seller offers. */
function listPage({ house }: World, wire: Wire, query: Query, sellerId?: string): string {
  const wish = { ...wishOfPage(query), ...(sellerId === undefined ? {} : { sellerId }) };
  const { b: _b, n: _n, ...rest } = query;
  const path = sellerId === undefined ? '/search/search' : `/seller/${sellerId}`;
  const link = `https://auctions.yahoo.co.jp${path}?${new URLSearchParams(rest as Record<string, string>).toString()}`;
  const page = { found: search(house, wish), wish, wire, now: house.now(), link };
  return sellerId === undefined
    ? searchPage(page)
    : sellerPage(page, query as Record<string, string>);
}

/** What delivery to a prefecture costs; to Tokyo when none is named. */
function quote(listing: Listing, prefecture = '13') {
  if (listing.isFreeShipping)
    return { isFreeShipping: true, lowestPrice: 0, mainMethodName: '送料無料', methods: [] };
  const fee = shippingTo(listing, Number(prefecture));
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
