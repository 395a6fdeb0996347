import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { keepReply, textOrResult } from './kept-reply.ts';

test('a kept reply is filtered like any other, written out once, and the same for everybody', async () => {
  const app = Fastify();
  let reads = 0;
  const data = {
    get title() {
      reads++;
      return 'Máy ảnh';
    },
    secret: 'never promised',
  };
  const kept = keepReply({ data });
  const schema = {
    response: {
      200: {
        type: 'object',
        properties: { data: { type: 'object', properties: { title: { type: 'string' } } } },
      },
    },
  };
  app.get('/kept', { schema }, async (_, reply) => textOrResult(kept, reply));
  app.get('/other', { schema }, async (_, reply) => textOrResult({ data }, reply));
  const other = await app.inject({ url: '/other' });
  reads = 0;
  for (let i = 0; i < 3; i++) {
    const answer = await app.inject({ url: '/kept' });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual({ data: { title: 'Máy ảnh' } });
    expect(answer.body).toBe(other.body);
  }
  expect(reads).toBeLessThanOrEqual(2);
  await app.close();
});
