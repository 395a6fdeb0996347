import type { FastifyInstance, FastifyReply } from 'fastify';
import type { createPaceKeeper, Pace } from '../yahoo-auctions/pace.ts';
import type { ItemPatch, ItemSpec, Mall } from './mall.ts';

export interface Mood {
  isInMaintenance: boolean;
}

type ByCode = { Params: { code: string } };

/** Goods made, repriced, sold out and taken away by hand; how many calls a second are borne; whether the site is being mended. */
export function controls(
  app: FastifyInstance,
  mall: Mall,
  keeper: ReturnType<typeof createPaceKeeper>,
  mood: Mood,
): void {
  const at = '/_control/yahoo-shopping';
  const shown = (code: string, reply: FastifyReply) => {
    const item = mall.find(code);
    if (!item) return reply.code(404).send({ error: `no item ${code}` });
    return {
      code: item.code,
      store: item.store.id,
      jan: item.jan,
      kind: item.draft.kind.key,
      ...mall.stateOf(item),
    };
  };
  app.post<{ Body: ItemSpec | null }>(`${at}/items`, async ({ body }, reply) =>
    shown(mall.make(body ?? {}), reply.code(201)),
  );
  app.get<ByCode>(`${at}/items/:code`, async ({ params }, reply) => shown(params.code, reply));
  app.patch<ByCode & { Body: ItemPatch | null }>(
    `${at}/items/:code`,
    async ({ params, body }, reply) => {
      if (mall.find(params.code)) mall.patch(params.code, body ?? {});
      return shown(params.code, reply);
    },
  );
  app.post<{ Body: Partial<Pace> | null }>(`${at}/pace`, async ({ body }) => {
    keeper.forgive();
    return Object.assign(keeper.pace, body);
  });
  app.post<{ Body: Partial<Mood> | null }>(`${at}/mood`, async ({ body }) =>
    Object.assign(mood, body),
  );
}
