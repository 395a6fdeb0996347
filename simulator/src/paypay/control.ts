import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PaceKeeper } from '../yahoo-auctions/pace.ts';
import type { FleaSpec } from './item.ts';
import type { FleaPatch, FleaPlace } from './market.ts';

type ById = { Params: { id: string } };

/** Items of the flea market made, repriced, sold and taken off by hand. */
export function controls(app: FastifyInstance, place: FleaPlace, pace: PaceKeeper): void {
  const shown = (id: string, reply: FastifyReply) => {
    const item = place.find(id);
    if (!item) return reply.code(404).send({ error: `no item ${id}` });
    return {
      id,
      url: `https://paypayfleamarket.yahoo.co.jp/item/${id}`,
      seller: item.seller.id,
      isNoPrice: item.isNoPrice,
      ...place.stateOf(item),
    };
  };
  app.post<{ Body: FleaSpec | null }>('/_control/paypay/items', async (request, reply) =>
    shown(place.make(request.body ?? {}).id, reply.code(201)),
  );
  app.get<ById>('/_control/paypay/items/:id', async (request, reply) =>
    shown(request.params.id, reply),
  );
  app.patch<ById & { Body: FleaPatch }>('/_control/paypay/items/:id', async (request, reply) => {
    const { id } = request.params;
    if (!place.find(id)) return shown(id, reply);
    place.patch(id, request.body ?? {});
    return request.body?.isRemoved ? { removed: id } : shown(id, reply);
  });
  app.get('/_control/paypay/pace', async () => pace.pace);
  app.post<{ Body: { burstPerSecond?: number; blockSeconds?: number } }>(
    '/_control/paypay/pace',
    async (request) => {
      Object.assign(pace.pace, request.body ?? {});
      pace.forgive();
      return pace.pace;
    },
  );
}
