import type { FastifyInstance, FastifyReply } from 'fastify';
import { allMakers } from '../catalogue/makers.ts';
import { kinds } from '../catalogue/kinds.ts';
import { fold } from '../catalogue/words.ts';
import { createPaceKeeper, type Pace } from '../yahoo-auctions/pace.ts';
import type { World } from '../world/world.ts';
import { catalogRoutes } from './catalog.ts';
import { createGate, CREDENTIALS, tokenRoute } from './gate.ts';
import { pageRoute } from './page.ts';
import {
  createStore,
  type ItemPatch,
  type ItemSpec,
  type Store,
  type StoreEntry,
} from './store.ts';
import type { Wire } from './wire-item.ts';

type ByAsin = { Params: { asin: string } };

/** The Creators API, its token service and the completion of keywords under `/amazon`; steered under `/_control/amazon`. */
export async function plugin(app: FastifyInstance, world: World): Promise<void> {
  const store = createStore(world.seed, world.openLog<StoreEntry>('amazon'));
  const pace = createPaceKeeper();
  const gate = createGate(pace);
  world.onReset(() => {
    store.reset();
    pace.forgive();
  });
  const wire: Wire = {
    picture: (item, view) =>
      `${world.publicUrl()}/pictures/${item.kind.picture}-${item.asin}-${view}.svg`,
    now: () => world.clock.now(),
    partnerTag: CREDENTIALS.partnerTag,
  };
  await app.register(
    async (site) => {
      tokenRoute(site, gate, () => world.clock.now());
      catalogRoutes(site, world, store, gate, wire);
      suggestionRoute(site);
      pageRoute(site, store, wire);
    },
    { prefix: '/amazon' },
  );
  await app.register(
    async (control) => {
      itemControls(control, store);
      control.delete('/tokens', async () => {
        gate.revoke();
        return { ok: true };
      });
      control.get('/pace', async () => pace.pace);
      control.post<{ Body: Partial<Pace> | null }>('/pace', async (request) => {
        Object.assign(pace.pace, request.body ?? {});
        pace.forgive();
        return pace.pace;
      });
    },
    { prefix: '/_control/amazon' },
  );
}

function suggestionRoute(app: FastifyInstance): void {
  const words = [
    ...kinds.map((kind) => kind.word),
    ...allMakers().flatMap((maker) => [maker.ja, maker.en.toLowerCase()]),
    ...kinds.flatMap((kind) =>
      kind.goods.slice(0, 8).map(([, model]) => `${model.toLowerCase()} ${kind.word}`),
    ),
  ];
  app.get<{ Querystring: { prefix?: string; limit?: string } }>(
    '/completion/api/2017/suggestions',
    async (request) => {
      const prefix = fold(request.query.prefix ?? '');
      const found =
        prefix === '' ? [] : [...new Set(words.filter((word) => fold(word).startsWith(prefix)))];
      const limit = Math.min(Math.max(Number(request.query.limit ?? 11) || 11, 1), 11);
      return {
        alias: 'aps',
        prefix,
        suffix: null,
        suggestions: found
          .slice(0, limit)
          .map((value) => ({ suggType: 'KeywordSuggestion', type: 'KEYWORD', value })),
      };
    },
  );
}

/** Goods made, repriced and sold out by hand. */
function itemControls(app: FastifyInstance, store: Store): void {
  const shown = (asin: string, reply: FastifyReply) => {
    const item = store.find(asin);
    if (!item) return reply.code(404).send({ error: `no item ${asin}` });
    const { title, price, listPrice, stock, jan, parent, isAdult, isUsed } = item;
    return { asin, title, price, listPrice, stock, jan, parent, isAdult, isUsed };
  };
  app.post<{ Body: ItemSpec | null }>('/items', async (request, reply) =>
    shown(store.make(request.body ?? {}), reply.code(201)),
  );
  app.get<ByAsin>('/items/:asin', async (request, reply) => shown(request.params.asin, reply));
  app.patch<ByAsin & { Body: ItemPatch }>('/items/:asin', async (request, reply) => {
    if (store.find(request.params.asin)) store.patch(request.params.asin, request.body ?? {});
    return request.body?.isRemoved
      ? { removed: request.params.asin }
      : shown(request.params.asin, reply);
  });
}
