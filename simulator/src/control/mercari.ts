import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ItemPatch, ItemSpec } from '../mercari/market-types.ts';
import type { World } from '../world/world.ts';

type ById = { Params: { id: string } };

/** Mercari items made, repriced and sold by hand. */
export function mercariControls(app: FastifyInstance, world: World): void {
  const { market } = world;
  const shown = (id: string, reply: FastifyReply) => {
    const item = market.find(id);
    if (!item) return reply.code(404).send({ error: `no item ${id}` });
    const { quantities, ...state } = market.stateOf(item);
    return {
      id: item.id,
      ...state,
      quantities: Object.fromEntries(quantities),
      isShops: item.shop !== null,
      payer: item.payer,
    };
  };
  app.post<{ Body: ItemSpec | null }>('/mercari/items', async (request, reply) =>
    shown(market.make(request.body ?? {}), reply.code(201)),
  );
  app.get<ById>('/mercari/items/:id', async (request, reply) => shown(request.params.id, reply));
  app.patch<ById & { Body: ItemPatch }>('/mercari/items/:id', async (request, reply) => {
    if (market.find(request.params.id)) market.patch(request.params.id, request.body ?? {});
    return shown(request.params.id, reply);
  });
}
