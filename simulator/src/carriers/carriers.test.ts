import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import Fastify from 'fastify';
import { readConfig } from '../config.ts';
import { createWorld } from '../world/world.ts';
import { plugin } from './plugin.ts';
import { TIMETABLE } from './parcels.ts';

const SAMPLES = path.resolve(import.meta.dirname, '../../../../shared/data/vietnam/webhook-and-carrier-samples.json');
if (!existsSync(SAMPLES)) console.warn('skipped: the carrier samples beside the repository are not here');

const ORDER = {
  client_order_code: 'PX1',
  to_name: 'An',
  to_phone: '0912345678',
  to_address: '12 Hàng Bài',
  weight: 1_200,
  length: 20,
  width: 15,
  height: 10,
  cod_amount: 0,
};
interface Heard {
  OrderCode: string;
  Status: string;
  Time: string;
}

let sim: { url: string; stop(): Promise<void> } | undefined;
let ear: Server | undefined;
afterEach(async () => {
  await sim?.stop();
  ear?.close();
});

async function start(answerOf: (heard: Heard, count: number) => number = () => 200) {
  const heard: (Heard & { token: string })[] = [];
  ear = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const event = JSON.parse(Buffer.concat(parts).toString()) as Heard;
      heard.push({ ...event, token: String(request.headers['token']) });
      response.writeHead(answerOf(event, heard.length)).end();
    });
  });
  await new Promise<void>((resolve) => ear?.listen(0, '127.0.0.1', resolve));
  const { port } = ear.address() as AddressInfo;
  const world = createWorld({
    ...readConfig({}),
    carrierStepMs: 120,
    carrierWebhookUrl: `http://127.0.0.1:${port}/`,
    carrierWebhookToken: 'secret',
    carrierToken: 't',
  });
  const app = Fastify();
  await app.register(async (scope) => plugin(scope, world));
  const listening = await app.listen({ port: 0, host: '127.0.0.1' });
  sim = { url: listening, stop: async () => void (await Promise.all([world.stop(), app.close()])) };
  const { url } = sim;
  const post = async (address: string, body: unknown, token = 't') => {
    const answer = await fetch(url + address, { method: 'POST', headers: { 'content-type': 'application/json', token }, body: JSON.stringify(body) });
    return {
      status: answer.status,
      body: (await answer.json()) as { code: number; message: string; data: { order_code: string; total_fee: number } | null },
    };
  };
  return { heard, post };
}

const CREATE = '/carriers/ghn/v2/shipping-order/create';

describe('the pretend carrier', () => {
  it('brings a parcel by itself and tells every step with its token', async () => {
    const { heard, post } = await start();
    const { body } = await post(CREATE, ORDER);
    expect(body.data).toMatchObject({ order_code: expect.stringMatching(/^L\d{3}[A-Z]{3}$/), total_fee: 37_000 });
    for (let waited = 0; heard.at(-1)?.Status !== 'delivered' && waited < 5_000; waited += 50) await sleep(50);
    expect(heard.map(({ Status }) => Status)).toEqual(TIMETABLE.slice(1));
    expect(new Set(heard.map(({ token }) => token))).toEqual(new Set(['secret']));
  });

  it('takes the same order of its customer once, and finds it by their code', async () => {
    const { post } = await start();
    const [first, second] = [await post(CREATE, ORDER), await post(CREATE, ORDER)];
    expect(second.body.data?.order_code).toBe(first.body.data?.order_code);
    const found = await post('/carriers/ghn/v2/shipping-order/detail-by-client-code', { client_order_code: 'PX1' });
    expect(found.body.data?.order_code).toBe(first.body.data?.order_code);
    expect((await post('/carriers/ghn/v2/shipping-order/detail-by-client-code', { client_order_code: 'PX2' })).status).toBe(400);
  });

  it.each([
    ['a wrong token', ORDER, 'wrong', 401],
    ['no phone', { ...ORDER, to_phone: '' }, 't', 400],
    ['a phone of another country', { ...ORDER, to_phone: '+81312345678' }, 't', 400],
    ['no weight', { ...ORDER, weight: 0 }, 't', 400],
  ])('refuses %s', async (_, order, token, status) => {
    const { post } = await start();
    expect((await post(CREATE, order, token)).status).toBe(status);
  });

  it('drops an event that is refused for good, and tells one again that met a failure', async () => {
    const { heard, post } = await start((event, count) => (event.Status === 'picking' ? 400 : count === 2 ? 503 : 200));
    await post(CREATE, ORDER);
    for (let waited = 0; heard.filter(({ Status }) => Status === 'picked').length < 2 && waited < 6_000; waited += 50) await sleep(50);
    expect(heard.filter(({ Status }) => Status === 'picking')).toHaveLength(1);
    expect(heard.filter(({ Status }) => Status === 'picked')).toHaveLength(2);
  });

  it.skipIf(!existsSync(SAMPLES))('tells an event with the fields and types of a real one', async () => {
    const { heard, post } = await start();
    await post(CREATE, ORDER);
    for (let waited = 0; heard.length === 0 && waited < 3_000; waited += 50) await sleep(50);
    const sample = JSON.parse(readFileSync(SAMPLES, 'utf8')).ghn.webhook as Record<string, unknown>;
    const { token: _, ...event } = heard[0] as unknown as Record<string, unknown>;
    const shape = (value: unknown): unknown =>
      value && typeof value === 'object'
        ? Object.fromEntries(
            Object.entries(value)
              .sort(([a], [b]) => (a < b ? -1 : 1))
              .map(([key, inner]) => [key, shape(inner)]),
          )
        : typeof value;
    expect(shape(event)).toEqual(shape(sample));
  });
});
