import formbody from '@fastify/formbody';
import type { CarrierName } from '@hako/contract/billing/carriers';
import Fastify from 'fastify';
import { plugin as carriers } from '../../../../simulator/src/carriers/plugin.ts';
import { readConfig } from '../../../../simulator/src/config.ts';
import { installFaults } from '../../../../simulator/src/world/fault-hooks.ts';
import { createWorld, type World } from '../../../../simulator/src/world/world.ts';
import { systemClock } from '../../../src/kernel/clock.ts';
import { createGhn, createGhtk, createViettelPost } from '../../../src/modules/billing/index.ts';
import type { Carrier } from '../../../src/modules/billing/index.ts';
import { createHttpClient, type HttpClient } from '../../../src/platform/outside/http-client.ts';

/** What each carrier proves itself with when it calls. */
export const CARRIER_TOKEN = 'token-of-the-carrier';
export const GHTK_HASH = 'hash-of-ghtk';
export const VIETTEL_POST_TOKEN = 'token-of-viettel-post';

/** Where the carriers fetch the parcels. */
export const SENDER = {
  name: 'Kho Hako Hà Nội',
  phone: '0900000001',
  line: 'Số 8 ngõ 102 Trường Chinh',
  commune: 'Phường Bạch Mai',
  district: '',
  province: 'Hà Nội',
};

/** The pretend carriers behind real HTTP, and our three connections to them. */
export async function startOutsideCarriers() {
  const world: World = createWorld({
    ...readConfig({}),
    carrierStepMs: 3_600_000,
    carrierToken: 'pretend',
    ghtkToken: 'pretend',
    viettelPostUsername: '0900000001',
    viettelPostPassword: 'pretend',
  });
  const app = Fastify({ forceCloseConnections: true });
  await app.register(formbody);
  installFaults(app, world);
  await app.register(async (scope) => carriers(scope, world));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const clients = ['ghn', 'ghtk', 'viettel-post/v2'].map((path) =>
    createHttpClient({
      source: path,
      baseUrl: `${url}/carriers/${path}`,
      clock: systemClock,
      timeoutMs: 1_500,
    }),
  );
  return {
    world,
    url,
    carriers: connectionsOver(clients as [HttpClient, HttpClient, HttpClient]),
    /** What the carriers have. */
    parcels: async () =>
      (
        (await (await fetch(`${url}/carriers/_parcels`)).json()) as {
          parcels: { code: string; carrier: CarrierName; reference: string; collect: number }[];
        }
      ).parcels,
    async close(): Promise<void> {
      await world.stop();
      await app.close();
      await Promise.all(clients.map((client) => client.close()));
    },
  };
}

const connectionsOver = ([ghn, ghtk, viettelPost]: readonly [
  HttpClient,
  HttpClient,
  HttpClient,
]): readonly Carrier[] => [
  createGhn(ghn, { token: 'pretend', shopId: '885', webhookToken: CARRIER_TOKEN }),
  createGhtk(ghtk, { token: 'pretend', partnerCode: 'S2026', webhookHash: GHTK_HASH }, SENDER),
  createViettelPost(
    viettelPost,
    {
      username: '0900000001',
      password: 'pretend',
      service: 'VCN',
      webhookToken: VIETTEL_POST_TOKEN,
    },
    SENDER,
  ),
];
