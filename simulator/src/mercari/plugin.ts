import type { FastifyInstance } from 'fastify';
import type { World } from '../world/world.ts';
import { proofGate } from './dpop.ts';
import { itemRoutes } from './routes-items.ts';
import { masterRoutes } from './routes-master.ts';
import { searchRoutes } from './routes-search.ts';
import { shopRoutes } from './routes-shops.ts';
import { userRoutes } from './routes-users.ts';

const PREFIX = '/mercari';

/** https://api.mercari.jp, under the prefix `/mercari`. */
export async function plugin(app: FastifyInstance, world: World): Promise<void> {
  const wire = {
    picture: (kind: string, id: string, view: number) =>
      `${world.publicUrl()}/pictures/${kind}-${id}-${view}.svg`,
  };
  await app.register(
    async (site) => {
      site.addHook('onSend', async (_request, reply, payload) => {
        void reply.header('date', new Date(world.clock.now()).toUTCString());
        return payload;
      });
      site.addHook('preHandler', proofGate(PREFIX));
      searchRoutes(site, world, wire);
      itemRoutes(site, world, wire);
      userRoutes(site, world, wire);
      shopRoutes(site, world, wire);
      masterRoutes(site);
    },
    { prefix: PREFIX },
  );
}
