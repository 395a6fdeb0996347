import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pace, PaceKeeper } from '../yahoo-auctions/pace.ts';
import type { ProductPatch, ProductSpec, Shop } from './shop.ts';

type ByCode = { Params: { code: string } };

/** Goods made, repriced and sold out by hand, and how much hurry the gatekeeper bears. */
export function shopControls(app: FastifyInstance, shop: Shop, pace: PaceKeeper): void {
  const shown = (code: string, reply: FastifyReply) => {
    const product = shop.find(code);
    if (!product) return reply.code(404).send({ error: `no product ${code}` });
    const { title, jan, own, listPrice, offers, isAdult, path } = product;
    return { code, title, jan, own, listPrice, offers, isAdult, path };
  };
  app.post<{ Body: ProductSpec | null }>('/products', async (request, reply) =>
    shown(shop.make(request.body ?? {}), reply.code(201)),
  );
  app.get<ByCode>('/products/:code', async (request, reply) => shown(request.params.code, reply));
  app.patch<ByCode & { Body: ProductPatch }>('/products/:code', async (request, reply) => {
    if (shop.find(request.params.code)) shop.patch(request.params.code, request.body ?? {});
    return request.body?.isRemoved
      ? { removed: request.params.code }
      : shown(request.params.code, reply);
  });
  app.get('/pace', async () => pace.pace);
  app.post<{ Body: Partial<Pace> | null }>('/pace', async (request) => {
    Object.assign(pace.pace, request.body ?? {});
    pace.forgive();
    return pace.pace;
  });
}
