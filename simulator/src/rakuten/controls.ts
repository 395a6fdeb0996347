import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Quota } from './gate.ts';
import type { Mall, MallPatch, MallSpec } from './mall.ts';

type ByCode = { Params: { code: string } };

/** Items of the mall made, repriced, sold out and taken off by hand; and how many calls a second an application may make. */
export function mallControls(app: FastifyInstance, mall: Mall, quota: Quota): void {
  const shown = (code: string, reply: FastifyReply) => {
    const offer = mall.find(code);
    if (!offer) return reply.code(404).send({ error: `no item ${code}` });
    const { item, ...rest } = offer;
    return {
      id: item.code,
      url: `https://item.rakuten.co.jp/${item.shop.code}/${item.manageNumber}/`,
      shop: item.shop.code,
      ...rest,
    };
  };
  app.post<{ Body: MallSpec | null }>('/items', async (request, reply) =>
    shown(mall.make(request.body ?? {}), reply.code(201)),
  );
  app.get<ByCode>('/items/:code', async (request, reply) => shown(request.params.code, reply));
  app.patch<ByCode & { Body: MallPatch }>('/items/:code', async (request, reply) => {
    const { code } = request.params;
    if (!mall.find(code)) return shown(code, reply);
    mall.patch(code, request.body ?? {});
    return mall.find(code) ? shown(code, reply) : { id: code, isStopped: true };
  });
  app.get('/quota', async () => quota);
  app.post<{ Body: Partial<Quota> | null }>('/quota', async (request) =>
    Object.assign(quota, request.body ?? {}),
  );
}
