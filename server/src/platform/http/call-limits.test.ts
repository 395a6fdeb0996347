import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { answerFailure } from './failures.ts';
import { limitCalls } from './call-limits.ts';

let app: FastifyInstance;
beforeEach(async () => {
  const config = readConfig({
    HAKO_ENV: 'test',
    HAKO_SECRET: 'a secret that only tests know, 32+ characters',
    DATABASE_URL: 'postgres://nobody@localhost/none',
  });
  app = Fastify({ trustProxy: true });
  await app.register(cookie);
  await limitCalls(app, { ...config, environment: 'production' });
  app.setErrorHandler((error, request, reply) =>
    answerFailure(error, request, reply, () => undefined),
  );
  app.get('/api/some', { config: { rateLimit: { max: 3, timeWindow: 60_000 } } }, () => ({}));
  app.get('/api/any', () => ({}));
});
afterEach(() => app.close());

const ask = async (headers: Record<string, string>, url = '/api/some', ip = '203.0.113.5') =>
  (await app.inject({ url, headers: { 'x-forwarded-for': ip, ...headers } })).statusCode;
async function good(times: number, headersOf: (turn: number) => Record<string, string>) {
  let count = 0;
  for (let turn = 0; turn < times; turn++) if ((await ask(headersOf(turn))) === 200) count += 1;
  return count;
}

it('one browser has its own limit of a call, and its neighbour another', async () => {
  expect(await good(5, () => ({ 'user-agent': 'one' }))).toBe(3);
  expect(await good(5, () => ({ 'user-agent': 'other' }))).toBe(3);
});

it('whoever shows another browser or token each time meets the limit of the network', async () => {
  expect(await good(60, (turn) => ({ 'user-agent': `browser ${turn}` }))).toBe(30);
  expect(await ask({ authorization: 'Bearer made-up' })).toBe(429);
  expect(await ask({ cookie: 'auth_token=made-up' })).toBe(429);
  expect(await ask({ 'user-agent': 'elsewhere' }, '/api/some', '198.51.100.7')).toBe(200);
  expect(await ask({ 'user-agent': 'here' }, '/api/any')).toBe(200);
});

it('a token is one however its header is written', async () => {
  const ways = ['Bearer tok', 'bearer  tok', 'BEARER tok ', 'DPoP tok', 'dpop   tok'];
  expect(await good(ways.length, (turn) => ({ authorization: ways[turn] as string }))).toBe(3);
});

it('addresses of one IPv6 network count as one', async () => {
  const answers: number[] = [];
  for (let turn = 0; turn < 40; turn++)
    answers.push(await ask({ 'user-agent': `b${turn}` }, '/api/some', `2001:db8:1:1::${turn + 1}`));
  expect(answers.filter((status) => status === 200)).toHaveLength(30);
});
