import type { FastifyInstance } from 'fastify';
import type { World } from '../world/world.ts';
import { mallControls } from './controls.ts';
import { createGate, type Quota } from './gate.ts';
import { createMall } from './mall.ts';
import { rakutenRoutes } from './routes.ts';

/** https://openapi.rakuten.co.jp, under the prefix `/rakuten`; steered under `/_control/rakuten`. */
export async function plugin(app: FastifyInstance, world: World): Promise<void> {
  const mall = createMall(world.seed, world.clock, world.openLog('rakuten'));
  // Far above the real one call a second: whoever is about the quota sets it.
  const quota: Quota = { perSecond: 200 };
  world.onReset(() => {
    mall.reset();
    quota.perSecond = 200;
  });
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
      site.addHook('preHandler', createGate(world, quota));
      rakutenRoutes(site, mall, wire);
    },
    { prefix: '/rakuten' },
  );
  await app.register(async (control) => mallControls(control, mall, quota), {
    prefix: '/_control/rakuten',
  });
}
