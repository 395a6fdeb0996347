import type { FastifyInstance, FastifyReply } from 'fastify';
import { kinds } from '../catalogue/kinds.ts';
import { allMakers } from '../catalogue/makers.ts';
import { fold } from '../catalogue/words.ts';
import { uuidOf } from '../world/chance.ts';
import type { World } from '../world/world.ts';
import { echoCondition, readCondition } from './condition.ts';
import { findItems } from './search.ts';
import { searchItem, type Wire } from './wire-search.ts';

const PAGE_CAP = 120;
const FOUND_CAP = 15_000;

export const grpcError = (reply: FastifyReply, status: number, code: number, message: string) =>
  reply.code(status).send({ code, message, requestId: uuidOf(message, Date.now()), details: null });

/** The search, what completes its words, and what is like an item. */
export function searchRoutes(app: FastifyInstance, world: World, wire: Wire): void {
  serveSearch(app, world, wire);
  serveSimilar(app, world, wire);
  app.get<{ Querystring: { word?: string } }>('/search_index/terms', async ({ query }) => ({
    data: termsFor(fold(query.word ?? '')),
  }));
}

function serveSearch(app: FastifyInstance, { market }: World, wire: Wire): void {
  app.post<{ Body: Record<string, unknown> | null }>(
    '/v2/entities::search',
    async (request, reply) => {
      const body = request.body ?? {};
      const raw = (body['searchCondition'] ?? {}) as Record<string, unknown>;
      const want = readCondition(raw);
      if (typeof want === 'string') return grpcError(reply, 400, 3, want);
      const page = pageOf(body['pageToken']);
      if (Number.isNaN(page)) return grpcError(reply, 400, 3, 'invalid page token');
      const types = body['thumbnailTypes'];
      if (Array.isArray(types) && types.some((one) => one !== 'WEBP' && one !== 'JPEG'))
        return grpcError(reply, 400, 3, 'invalid value for enum type: thumbnailTypes');
      const asked = Number(body['pageSize'] ?? PAGE_CAP) || PAGE_CAP;
      const size = Math.min(Math.max(asked, 1), PAGE_CAP);
      const hits = findItems(market, want);
      const hasMore = (page + 1) * size < hits.length;
      return {
        meta: {
          nextPageToken: hasMore ? `v1:${page + 1}` : '',
          previousPageToken: page > 0 ? `v1:${page - 1}` : '',
          numFound: String(Math.min(hits.length, FOUND_CAP)),
          properties: [],
        },
        items: hits
          .slice(page * size, (page + 1) * size)
          .map((hit) => searchItem(hit, wire, market.now())),
        components: [],
        searchCondition: echoCondition(raw),
        searchConditionId: '',
      };
    },
  );
}

/** From 0; not a number when the token is none of ours. */
function pageOf(token: unknown): number {
  if (typeof token !== 'string' || token === '') return 0;
  return Number(/^v1:(\d{1,6})$/.exec(token)?.[1] ?? Number.NaN);
}

/** Up to ten words of this world that contain what was typed. */
function termsFor(word: string) {
  if (word === '') return [];
  const titles = [
    ...kinds.map((kind) => kind.word),
    ...allMakers().flatMap((maker) => [maker.ja, maker.en]),
    ...kinds.flatMap((kind) => kind.goods.map(([, model]) => model)),
  ];
  const found = [...new Set(titles.filter((title) => fold(title).includes(word)))].slice(0, 10);
  return found.map((title, i) => ({
    MixedQuery: {
      Query: {
        title,
        subtitle: '',
        search_params: { keyword: title, item_categories: [] },
        score: 100 - i,
      },
    },
  }));
}

function serveSimilar(app: FastifyInstance, { market }: World, wire: Wire): void {
  app.post<{ Body: { itemId?: string; pageSize?: number } | null }>(
    '/v2/relateditems/list-similar-items',
    async (request, reply) => {
      const item = market.find(request.body?.itemId ?? '');
      if (!item) return grpcError(reply, 404, 5, 'not found');
      const limit = Math.min(Math.max(request.body?.pageSize ?? 15, 1), 60);
      const near = [...market.shown()]
        .filter((one) => one.id !== item.id && one.draft.kind === item.draft.kind)
        .map((one) => ({ one, state: market.stateOf(one) }))
        .filter(({ state }) => state.status === 'on_sale');
      near.sort(
        (a, b) =>
          Number(b.one.draft.maker === item.draft.maker) -
            Number(a.one.draft.maker === item.draft.maker) ||
          Math.abs(a.state.price - item.price) - Math.abs(b.state.price - item.price),
      );
      return {
        items: near.slice(0, limit).map(({ one, state }) => ({
          id: one.id,
          name: state.name,
          price: String(state.price),
          status: state.status,
          thumbnail: wire.picture(one.draft.kind.picture, one.id, 1),
          type: one.shop ? 'ITEM_TYPE_BEYOND' : 'ITEM_TYPE_MERCARI',
          // Filled for everything; it does not tell an auction.
          auctionInfo: {
            id: one.auction ? `a${one.n}` : '0',
            highestBid: String(one.auction?.highest ?? state.price),
          },
          isLiked: false,
          categoryId: String(one.draft.kind.mercari.at(-1)?.id ?? 0),
          shippingMethodId: '14',
        })),
        ads: [],
        nextPageToken: '',
      };
    },
  );
}
