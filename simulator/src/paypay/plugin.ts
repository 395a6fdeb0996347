import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../world/world.ts';
import { createPaceKeeper } from '../yahoo-auctions/pace.ts';
import { childrenOf } from './categories.ts';
import { controls } from './control.ts';
import { createFleaPlace, type FleaPlace } from './market.ts';
import { itemPage, missingPage, pictureOf, searchPage } from './page.ts';
import { findItems, wishOf } from './search.ts';
import { fleaUserById } from './users.ts';
import { itemDetail, type Picture, searchResult, userDetail } from './wire.ts';

type Get = FastifyRequest<{
  Querystring: Record<string, string | undefined>;
  Params: { id: string };
}>;

/** https://paypayfleamarket.yahoo.co.jp, under the prefix `/paypay`; steered by `/_control/paypay`. */
export async function plugin(app: FastifyInstance, world: World): Promise<void> {
  const place = createFleaPlace(world, world.openLog('paypay'));
  world.onReset(() => place.reset());
  const pace = createPaceKeeper();
  const picture = pictureOf(world);
  controls(app, place, pace);

  await app.register(
    async (site) => {
      site.addHook('onSend', async (_request, reply, payload) => {
        void reply.header('date', new Date(world.clock.now()).toUTCString());
        return payload;
      });
      // No cookie is asked: visitors are told apart by address.
      site.addHook('preHandler', async (request, reply) =>
        pace.isTooFast(request.ip)
          ? refuse(reply, 423, '1600-00-0423', 'アクセスが集中しています')
          : undefined,
      );

      serveCalls(site, world, place, picture);
      servePages(site, place, picture);
    },
    { prefix: '/paypay' },
  );
}

function serveCalls(site: FastifyInstance, world: World, place: FleaPlace, picture: Picture): void {
  site.get('/api/v1/search', async (request: Get, reply) => {
    const wish = wishOf(request.query);
    if (typeof wish === 'string')
      return refuse(reply, 400, '1600-00-0400', `不正なパラメータ: ${wish}`);
    return searchResult(findItems(place, wish), wish, picture);
  });
  const detail = async (request: Get, reply: FastifyReply) => {
    const item = place.find(request.params.id);
    return item
      ? itemDetail({ item, state: place.stateOf(item) }, picture)
      : refuse(reply, 404, '1600-00-0404', '商品が見つかりません');
  };
  site.get('/api/item/v2/items/:id', detail);
  site.get('/api/v1/item/:id', detail);
  site.get('/api/v1/categories/:id/children', async (request: Get, reply) => {
    const children = childrenOf(Number(request.params.id));
    if (!children) return refuse(reply, 404, '1600-00-0404', '不正なジャンルカテゴリ');
    return children.map(({ id, name }) => ({
      id,
      name,
      isWearCategory: name.includes('ファッション'),
      productCategory: { id: id + 50_000, name },
      purchaseProhibitedGenreUnder18: false,
    }));
  });
  site.get('/api/v1/users/:id', async (request: Get, reply) => {
    const user = fleaUserById(world.seed, request.params.id);
    return user
      ? userDetail(user, picture)
      : refuse(reply, 404, '1600-00-0404', 'ユーザーが見つかりません');
  });
}

/** The pages that people read. */
function servePages(site: FastifyInstance, place: FleaPlace, picture: Picture): void {
  const html = (reply: FastifyReply, page: string) =>
    reply.type('text/html; charset=utf-8').send(page);
  site.get('/search/:id', async (request: Get, reply) => {
    const page = Math.max(1, Number(request.query['page'] ?? 1) || 1);
    const isOpen = request.query['open'] === '1';
    const wish = wishOf({
      query: request.params.id,
      sort: 'ranking',
      order: 'DESC',
      rewriteQueryType: 'WAND',
      results: '100',
      offset: String((page - 1) * 100),
      itemStatus: isOpen ? 'open' : undefined,
    });
    return typeof wish === 'string'
      ? html(reply.code(404), missingPage())
      : html(reply, searchPage(place, wish, picture));
  });
  site.get('/item/:id', async (request: Get, reply) => {
    const item = place.find(request.params.id);
    return item
      ? html(reply, itemPage(place, { item, state: place.stateOf(item) }, picture))
      : html(reply.code(404), missingPage());
  });
}

/** The site's error envelope. */
const refuse = (
  reply: FastifyReply,
  status: number,
  codeV2: string,
  message: string,
): FastifyReply => reply.code(status).send({ error: { code: `spbfi-${codeV2}`, codeV2, message } });
