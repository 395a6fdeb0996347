import formbody from '@fastify/formbody';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { plugin } from '../src/carriers/plugin.ts';
import { readConfig } from '../src/config.ts';
import { createWorld } from '../src/world/world.ts';

/** An order that GHN takes. */
export const GHN_ORDER = {
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
/** An order that GHTK takes. */
export const GHTK_ORDER = {
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
/** An order that Viettel Post takes. */
export const POST_ORDER = {
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

/** A webhook that came. */
export interface Heard {
  readonly url: string;
  readonly type: string;
  readonly token: string;
  readonly body: string;
}

let sim: { url: string; stop(): Promise<void> } | undefined;
let ear: Server | undefined;
/** Stops what a test started. */
export async function stopCarriers(): Promise<void> {
  await sim?.stop();
  ear?.close();
}

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

/** Starts the carriers and an ear for their webhooks, which answers 200 unless told otherwise. */
export async function start(answerOf: (heard: Heard, count: number) => number = () => 200) {
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

/** Where GHN takes orders. */
export const CREATE = 'ghn/v2/shipping-order/create';
/** The status that a webhook of GHN tells. */
export const statusOf = ({ body }: Heard): string =>
  (JSON.parse(body) as { Status: string }).Status;
