import formbody from '@fastify/formbody';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createWorld } from '../world/world.ts';
import { ghn } from './ghn.ts';
import { ghtk } from './ghtk.ts';
import { plugin } from './plugin.ts';
import { viettelPost } from './viettel-post.ts';

const SAMPLES = path.resolve(
  import.meta.dirname,
  '../../../../shared/data/vietnam/webhook-and-carrier-samples.json',
);
const hasSamples = existsSync(SAMPLES);
if (!hasSamples) console.warn('skipped: the carrier samples beside the repository are not here');

const GHN_ORDER = {
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
const PICK = {
  pick_name: 'Kho',
  pick_tel: '0900000001',
  pick_address: '1 A',
  pick_province: 'Hà Nội',
};
const GHTK_ORDER = {
  products: [{ name: 'Máy ảnh', weight: 1_200, quantity: 1 }],
  order: {
    ...PICK,
    id: 'PX1',
    name: 'An',
    tel: '0912345678',
    address: '12 Hàng Bài',
    province: 'Hà Nội',
    ward: 'Phường Hoàn Kiếm',
    hamlet: 'Khác',
    total_weight: 1_200,
    pick_money: 0,
  },
};
const POST_ORDER = {
  ORDER_NUMBER: 'PX1',
  SENDER_FULLNAME: 'Kho',
  SENDER_PHONE: '0900000001',
  SENDER_ADDRESS: '1 A, Hà Nội',
  RECEIVER_FULLNAME: 'An',
  RECEIVER_PHONE: '0912345678',
  RECEIVER_ADDRESS: '12 Hàng Bài, Hà Nội',
  ORDER_SERVICE: 'VCN',
  ORDER_PAYMENT: 1,
  PRODUCT_WEIGHT: 1_200,
  CHECK_UNIQUE: true,
};

interface Heard {
  readonly url: string;
  readonly type: string;
  readonly token: string;
  readonly body: string;
}

let sim: { url: string; stop(): Promise<void> } | undefined;
let ear: Server | undefined;
afterEach(async () => {
  await sim?.stop();
  ear?.close();
});

/** Hears the webhooks, and answers each as it is told to. */
async function startEar(answerOf: (heard: Heard, count: number) => number) {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { headers } = request;
      const one = {
        url: String(request.url),
        type: String(headers['content-type']),
        token: String(headers['token']),
        body: Buffer.concat(parts).toString(),
      };
      heard.push(one);
      response.writeHead(answerOf(one, heard.length)).end();
    });
  });
  ear = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { heard, at: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Starts the carriers, who tell what happens to `at`; gives where they are. */
async function startCarriers(at: string): Promise<string> {
  const world = createWorld({
    ...readConfig({}),
    carrierStepMs: 120,
    carrierWebhookUrl: `${at}/ghn`,
    carrierWebhookToken: 'secret',
    carrierToken: 't',
    ghtkWebhookUrl: `${at}/ghtk?hash=h`,
    ghtkToken: 't',
    viettelPostWebhookUrl: `${at}/viettel-post`,
    viettelPostWebhookToken: 'v',
    viettelPostUsername: 'u',
    viettelPostPassword: 'p',
  });
  const app = Fastify();
  await app.register(formbody);
  await app.register(async (scope) => plugin(scope, world));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  sim = { url, stop: async () => void (await Promise.all([world.stop(), app.close()])) };
  return url;
}

type CarrierBody = { [name: string]: unknown; data: Record<string, unknown> | null };

async function start(answerOf: (heard: Heard, count: number) => number = () => 200) {
  const { heard, at } = await startEar(answerOf);
  const url = await startCarriers(at);
  const call = async (method: string, address: string, body?: unknown, token = 't') => {
    const answer = await fetch(`${url}/carriers/${address}`, {
      method,
      headers: { 'content-type': 'application/json', token },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as CarrierBody };
  };
  const until = async (isThere: () => boolean): Promise<void> => {
    for (let waited = 0; !isThere() && waited < 8_000; waited += 50) await sleep(50);
  };
  const owner = { USERNAME: 'u', PASSWORD: 'p' };
  const signIn = async (): Promise<string> => {
    const brief = await call('POST', 'viettel-post/v2/user/Login', owner);
    const briefToken = String(brief.body.data?.['token']);
    const year = await call('POST', 'viettel-post/v2/user/ownerconnect', owner, briefToken);
    return String(year.body.data?.['token']);
  };
  return { heard, call, until, signIn };
}

const CREATE = 'ghn/v2/shipping-order/create';
const statusOf = ({ body }: Heard): string => (JSON.parse(body) as { Status: string }).Status;

describe('the pretend carriers', () => {
  it('bring a parcel by themselves and tell every step, each in its own way', async () => {
    const { heard, call, until, signIn } = await start();
    const { body } = await call('POST', CREATE, GHN_ORDER);
    expect(body.data).toMatchObject({
      order_code: expect.stringMatching(/^L\d{3}[A-Z]{3}$/),
      total_fee: 37_000,
    });
    expect(
      (await call('POST', 'ghtk/services/shipment/order/?ver=1.5', GHTK_ORDER)).body,
    ).toMatchObject({
      success: true,
      order: { partner_id: 'PX1', label: expect.stringMatching(/^S/), fee: '30000' },
    });
    expect(
      (await call('POST', 'viettel-post/v2/order/createOrderNlp', POST_ORDER, await signIn())).body,
    ).toMatchObject({
      error: false,
      data: { ORDER_NUMBER: expect.stringMatching(/^\d+$/), MONEY_TOTAL: 29_700 },
    });
    const of = (place: string) => heard.filter(({ url }) => url.startsWith(place));
    await until(
      () => of('/ghn').length >= 7 && of('/ghtk').length >= 7 && of('/viettel-post').length >= 7,
    );
    expect(of('/ghn').map(statusOf)).toEqual(ghn.timetable.slice(1));
    expect(new Set(of('/ghn').map(({ token }) => token))).toEqual(new Set(['secret']));
    expect(of('/ghtk').map(({ body: form }) => new URLSearchParams(form).get('status_id'))).toEqual(
      ghtk.timetable.slice(1),
    );
    expect(of('/ghtk')[0]).toMatchObject({
      url: '/ghtk?hash=h',
      type: 'application/x-www-form-urlencoded',
    });
    const events = of('/viettel-post').map(
      ({ body: text }) => JSON.parse(text) as { DATA: { ORDER_STATUS: number }; TOKEN: string },
    );
    expect(events.map(({ DATA }) => String(DATA.ORDER_STATUS))).toEqual(
      viettelPost.timetable.slice(1),
    );
    expect(new Set(events.map(({ TOKEN }) => TOKEN))).toEqual(new Set(['v']));
  });

  it('take the same order of their customer once, each in its own words', async () => {
    const { call, signIn } = await start();
    const [first, second] = [
      await call('POST', CREATE, GHN_ORDER),
      await call('POST', CREATE, GHN_ORDER),
    ];
    expect(second.body.data?.['order_code']).toBe(first.body.data?.['order_code']);
    const found = await call('POST', 'ghn/v2/shipping-order/detail-by-client-code', {
      client_order_code: 'PX1',
    });
    expect(found.body.data?.['order_code']).toBe(first.body.data?.['order_code']);
    expect(
      (
        await call('POST', 'ghn/v2/shipping-order/detail-by-client-code', {
          client_order_code: 'PX2',
        })
      ).status,
    ).toBe(400);
    const label = (
      (await call('POST', 'ghtk/services/shipment/order/', GHTK_ORDER)).body['order'] as {
        label: string;
      }
    ).label;
    expect((await call('POST', 'ghtk/services/shipment/order/', GHTK_ORDER)).body).toMatchObject({
      success: false,
      error: { code: 'ORDER_ID_EXIST', ghtk_label: label },
    });
    for (const code of ['PX1', label])
      expect((await call('GET', `ghtk/services/shipment/v2/${code}`)).body).toMatchObject({
        success: true,
        order: { label_id: label, status: '2' },
      });
    expect((await call('GET', 'ghtk/services/shipment/v2/PX2')).body).toMatchObject({
      success: false,
    });
    const token = await signIn();
    await call('POST', 'viettel-post/v2/order/createOrderNlp', POST_ORDER, token);
    expect(
      (await call('POST', 'viettel-post/v2/order/createOrderNlp', POST_ORDER, token)).body,
    ).toMatchObject({ error: true, data: null });
  });

  it.each([
    ['GHN a wrong token', CREATE, GHN_ORDER, 'wrong', 401, {}],
    ['GHN no phone', CREATE, { ...GHN_ORDER, to_phone: '' }, 't', 400, {}],
    [
      'GHN a phone of another country',
      CREATE,
      { ...GHN_ORDER, to_phone: '+81312345678' },
      't',
      400,
      {},
    ],
    ['GHN no weight', CREATE, { ...GHN_ORDER, weight: 0 }, 't', 400, {}],
    [
      'GHTK a wrong token',
      'ghtk/services/shipment/order/',
      GHTK_ORDER,
      'wrong',
      401,
      { error_code: '20101' },
    ],
    [
      'GHTK no goods',
      'ghtk/services/shipment/order/',
      { ...GHTK_ORDER, products: [] },
      't',
      422,
      { success: false },
    ],
    [
      'GHTK a wrong token of Viettel Post',
      'viettel-post/v2/order/createOrderNlp',
      POST_ORDER,
      't',
      200,
      { error: true, message: 'Token invalid or expired' },
    ],
  ])('refuse: %s', async (_, address, order, token, status, body) => {
    const { call } = await start();
    expect(await call('POST', address, order, token)).toMatchObject({ status, body });
  });

  it('refuse a text that is longer than Viettel Post reads', async () => {
    const { call, signIn } = await start();
    const order = { ...POST_ORDER, RECEIVER_ADDRESS: 'ạ'.repeat(51) };
    expect(
      (await call('POST', 'viettel-post/v2/order/createOrderNlp', order, await signIn())).body,
    ).toMatchObject({
      error: true,
      message: 'Invalid [RECEIVER_ADDRESS]',
    });
  });

  it('drop an event that is refused for good, and tell one again that met a failure', async () => {
    const { heard, call, until } = await start((event, count) =>
      statusOf(event) === 'picking' ? 400 : count === 2 ? 503 : 200,
    );
    await call('POST', CREATE, GHN_ORDER);
    await until(() => heard.filter((event) => statusOf(event) === 'picked').length >= 2);
    expect(heard.filter((event) => statusOf(event) === 'picking')).toHaveLength(1);
    expect(heard.filter((event) => statusOf(event) === 'picked')).toHaveLength(2);
  });

  it.skipIf(!hasSamples)('tell events with the fields and types of the real ones', async () => {
    const { heard, call, until, signIn } = await start();
    await call('POST', CREATE, GHN_ORDER);
    await call('POST', 'ghtk/services/shipment/order/', GHTK_ORDER);
    await call('POST', 'viettel-post/v2/order/createOrderNlp', POST_ORDER, await signIn());
    const first = (place: string): Heard | undefined =>
      heard.find(({ url }) => url.startsWith(place));
    await until(() => ['/ghn', '/ghtk', '/viettel-post'].every((place) => first(place)));
    const samples = JSON.parse(readFileSync(SAMPLES, 'utf8'));
    expect(shape(JSON.parse(first('/ghn')?.body ?? '{}'))).toEqual(shape(samples.ghn.webhook));
    const form = [...new URLSearchParams(first('/ghtk')?.body).keys()].toSorted();
    expect(form).toEqual(Object.keys(samples.ghtk.webhook).toSorted());
    expect(first('/ghtk')?.body).toMatch(/action_time=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00&/);
    const event = JSON.parse(first('/viettel-post')?.body ?? '{}') as {
      DATA: { IS_RETURNING?: boolean };
    };
    // Later than the sample, its document names it.
    expect(event.DATA.IS_RETURNING).toBe(false);
    delete event.DATA.IS_RETURNING;
    expect(shape(event)).toEqual(shape(samples.viettelpost.webhook));
  });
});

const shape = (value: unknown): unknown =>
  value && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, shape(inner)]),
      )
    : typeof value;
