import type { FastifyInstance } from 'fastify';
import type { World } from '../world/world.ts';
import { type ListOptions, rateList } from './rate-list.ts';

interface Change extends ListOptions {
  /** Answers with this status and no list. */
  readonly status?: number;
}

/** A bank that publishes exchange rates below `/rates`; `PUT /_control/rates` makes it jump, stop trading yen, change its style or fail. */
export async function plugin(
  app: FastifyInstance,
  world: Pick<World, 'clock' | 'onReset'>,
): Promise<void> {
  let change: Change = {};
  world.onReset(() => {
    change = {};
  });
  app.get('/rates/Usercontrols/TVPortal.TyGia/pXML.aspx', async (_request, reply) => {
    if (change.status !== undefined)
      return reply
        .code(change.status)
        .type('text/html')
        .send('<html><body>Service unavailable</body></html>');
    return reply.type('text/xml; charset=utf-8').send(rateList(world.clock.now(), change));
  });
  app.put<{ Body: Change | null }>('/_control/rates', async (request) => {
    change = request.body ?? {};
    return { change };
  });
}
