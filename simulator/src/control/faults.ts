import type { FastifyInstance } from 'fastify';
import { FAULT_KINDS, type Fault } from '../world/faults.ts';
import type { World } from '../world/world.ts';

type NewFault = Omit<Fault, 'id' | 'struck'>;

export function faultControls(app: FastifyInstance, world: World): void {
  app.get('/faults', async () => ({ faults: world.faults.list() }));

  app.post<{ Body: NewFault }>('/faults', async (request) => {
    const { party, kind } = request.body ?? {};
    if (typeof party !== 'string' || party === '')
      throw new Error('party is missing, e.g. yahoo-auctions, mercari or *');
    if (!FAULT_KINDS.includes(kind))
      throw new Error(`kind must be one of ${FAULT_KINDS.join(', ')}`);
    return world.faults.add(request.body);
  });

  app.delete<{ Querystring: { party?: string } }>('/faults', async (request) => ({
    removed: world.faults.remove(
      request.query.party === undefined ? {} : { party: request.query.party },
    ),
  }));
  app.delete<{ Params: { id: string } }>('/faults/:id', async (request) => ({
    removed: world.faults.remove({ id: request.params.id }),
  }));

  // A silent site takes the connection and never says a word.
  app.post<{ Params: { party: string } }>('/parties/:party/silence', async (request) =>
    world.faults.add({ party: request.params.party, kind: 'timeout' }),
  );
  app.delete<{ Params: { party: string } }>('/parties/:party/silence', async (request) => {
    const silences = world.faults
      .list()
      .filter(
        (f) => f.party === request.params.party && f.kind === 'timeout' && f.path === undefined,
      );
    for (const { id } of silences) world.faults.remove({ id });
    return { removed: silences.length };
  });

  app.get('/yahoo-auctions/pace', async () => world.yahooPace.pace);
  app.post<{ Body: { burstPerSecond?: number; blockSeconds?: number } }>(
    '/yahoo-auctions/pace',
    async (request) => {
      Object.assign(world.yahooPace.pace, request.body ?? {});
      world.yahooPace.forgive();
      return world.yahooPace.pace;
    },
  );
}
