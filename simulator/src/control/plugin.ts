import type { FastifyInstance } from 'fastify';
import type { World } from '../world/world.ts';
import { auctionControls } from './auctions.ts';
import { faultControls } from './faults.ts';
import { mercariControls } from './mercari.ts';

/** `/_control`: how tests and demos steer the world. No marketplace has any of it. */
export async function plugin(app: FastifyInstance, world: World): Promise<void> {
  await app.register(
    async (control) => {
      control.setErrorHandler((error, _request, reply) =>
        reply.code(400).send({ error: error instanceof Error ? error.message : String(error) }),
      );
      control.get('/', async () => ({
        seed: world.seed,
        url: world.publicUrl(),
        clock: world.clock.state(),
        openAuctions: countOpen(world),
        faults: world.faults.list().length,
      }));
      control.get('/clock', async () => world.clock.state());
      control.post<{ Body: { offsetMs?: number; rate?: number; advanceMs?: number } }>(
        '/clock',
        async (request) => {
          const { offsetMs, rate, advanceMs } = request.body ?? {};
          for (const value of [offsetMs, rate, advanceMs])
            if (value !== undefined && !Number.isFinite(value))
              throw new Error('offsetMs, rate and advanceMs are numbers');
          if (rate !== undefined && (rate < 0 || rate > 10_000))
            throw new Error('rate must be 0..10000');
          const moved =
            advanceMs === undefined ? offsetMs : world.clock.state().offsetMs + advanceMs;
          world.clock.set({
            ...(moved === undefined ? {} : { offsetMs: moved }),
            ...(rate === undefined ? {} : { rate }),
          });
          return world.clock.state();
        },
      );
      control.post('/reset', async () => {
        world.reset();
        return { ok: true };
      });
      faultControls(control, world);
      auctionControls(control, world);
      mercariControls(control, world);
    },
    { prefix: '/_control' },
  );
}

function countOpen(world: World): number {
  let open = 0;
  for (const a of world.house.all()) if (a.closedAt === null && a.endAt > world.clock.now()) open++;
  return open;
}
