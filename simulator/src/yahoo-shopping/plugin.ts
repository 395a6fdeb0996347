import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { World } from '../world/world.ts';
import { createPaceKeeper } from '../yahoo-auctions/pace.ts';
import { controls, type Mood } from './control.ts';
import { categoryAnswer, rankingAnswer } from './hand-made/wire-lists.ts';
import { lookupAnswer, nothingFound } from './hand-made/wire-lookup.ts';
import { type Picture, searchAnswer } from './hand-made/wire-search.ts';
import { createMall } from './mall.ts';
import { findItems, type Wish, wishOf } from './search.ts';

type Get = FastifyRequest<{ Querystring: Record<string, string | undefined> }>;

/** The one application that was registered at the pretend developer network. */
const APPLICATION_ID = 'pretend-yahoo-application';
const MAINTENANCE =
  '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Message>API_MAINTENANCE</Message><Code>503</Code></Error>';

/** https://shopping.yahooapis.jp, under the prefix `/yahoo-shopping`; steered by `/_control/yahoo-shopping`. */
export async function plugin(app: FastifyInstance, world: World): Promise<void> {
  const mall = createMall(world, world.openLog('yahoo-shopping'));
  const pace = createPaceKeeper();
  const mood: Mood = { isInMaintenance: false };
  world.onReset(() => {
    mall.reset();
    pace.forgive();
    mood.isInMaintenance = false;
  });
  controls(app, mall, pace, mood);
  const picture: Picture = (item, view, size) =>
    `${world.publicUrl()}/pictures/${item.draft.kind.picture}-${item.code.replace('_', '-').slice(0, 40)}-${view}.svg?s=${size}`;

  await app.register(
    async (site) => {
      site.addHook('onSend', async (_request, reply, payload) => {
        void reply.header('date', new Date(world.clock.now()).toUTCString());
        return payload;
      });
      site.addHook('preHandler', async (request: Get, reply) => {
        if (mood.isInMaintenance)
          return reply.code(503).type('text/xml; charset=utf-8').send(MAINTENANCE);
        const appId = request.query['appid'];
        if (appId !== APPLICATION_ID) return refuse(reply, 403, 'Your Request was Forbidden');
        return pace.isTooFast(appId) ? refuse(reply, 429, 'Too Many Requests') : undefined;
      });

      site.get('/ShoppingWebService/V3/itemSearch', async (request: Get, reply) => {
        const wish = wishOf(request.query);
        if (typeof wish === 'string') return refuse(reply, 400, `Invalid parameter: ${wish}`);
        return searchAnswer(findItems(mall, wish), wish, picture);
      });
      site.get('/ShoppingWebService/V1/json/itemLookup', async (request: Get, reply) => {
        const code = request.query['itemcode'];
        if (!code) return refuse(reply, 400, 'Invalid parameter: itemcode');
        const item = mall.find(code);
        return item ? lookupAnswer({ item, state: mall.stateOf(item) }, picture) : nothingFound;
      });
      site.get('/ShoppingWebService/V1/json/categorySearch', async (request: Get, reply) => {
        return (
          categoryAnswer(Number(request.query['category_id'])) ??
          refuse(reply, 400, 'Invalid parameter: category_id')
        );
      });
      site.get('/ShoppingWebService/V1/highRatingTrendRanking', async (request: Get, reply) => {
        const { offset = '1', limit = '20', genre_category_id: genre = '1' } = request.query;
        const [from, count] = [Number(offset), Number(limit)];
        if (!(from >= 1) || !(count >= 1 && count <= 100))
          return refuse(reply, 400, 'Invalid parameter: limit');
        const best = findItems(mall, bestOf(genre)).filter(
          ({ item }) => item.reviews > 0 && item.rate >= 4,
        );
        return rankingAnswer(best.slice(from - 1, from - 1 + count), from, mall.now(), picture);
      });
    },
    { prefix: '/yahoo-shopping' },
  );
}

const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ Error: { Message: message } });

function bestOf(genre: string): Wish {
  const wish = wishOf({ genre_category_id: genre, in_stock: 'true', sort: '-review_count' });
  return typeof wish === 'string' ? bestOf('1') : wish;
}
