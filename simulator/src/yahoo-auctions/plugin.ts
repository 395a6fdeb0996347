import type { FastifyInstance } from 'fastify';
import type { World } from '../world/world.ts';
import { buyRoutes } from './routes-buy.ts';
import { readRoutes } from './routes-read.ts';

/** https://auctions.yahoo.co.jp, under the prefix `/yahoo-auctions`. */
export async function plugin(app: FastifyInstance, world: World): Promise<void> {
  await app.register(
    async (site) => {
      // The site's clock shows in every answer; clients measure their own against it.
      site.addHook('onSend', async (_request, reply, payload) => {
        void reply.header('date', new Date(world.clock.now()).toUTCString());
        return payload;
      });
      readRoutes(site, world);
      buyRoutes(site, world);
    },
    { prefix: '/yahoo-auctions' },
  );
}
