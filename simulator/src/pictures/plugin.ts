import type { FastifyInstance } from 'fastify';
import { draw } from './draw.ts';

/** Pictures of our own drawing; any name gives one, and always the same one. */
export async function plugin(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const name = /^([A-Za-z0-9-]{1,64})\.svg$/.exec(request.params.name)?.[1];
    if (name === undefined) return reply.code(404).send({ error: 'pictures are .svg' });
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(draw(name));
  });
}
