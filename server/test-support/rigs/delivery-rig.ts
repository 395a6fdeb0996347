import { leaveJapan } from './logistics/leave-japan.ts';
import formbody from '@fastify/formbody';
import type { CarrierName } from '@hako/contract/billing/carriers';
import Fastify from 'fastify';
import { expect } from 'vitest';
import { plugin as carriers } from '../../../simulator/src/carriers/plugin.ts';
import { readConfig } from '../../../simulator/src/config.ts';
import { installFaults } from '../../../simulator/src/world/fault-hooks.ts';
import { createWorld, type World } from '../../../simulator/src/world/world.ts';
import { newId } from '../../src/kernel/chance.ts';
import { systemClock } from '../../src/kernel/clock.ts';
import { createGhn, createGhtk, createViettelPost } from '../../src/modules/billing/index.ts';
import type { Carrier } from '../../src/modules/billing/index.ts';
import { createHttpClient, type HttpClient } from '../../src/platform/outside/http-client.ts';
import { createOrdersRig, type OrdersRig } from './orders-rig.ts';

const CARRIER_TOKEN = 'token-of-the-carrier';
const RICH = 50_000_000;
export const MEASURES = { weight_g: 1_200, length_cm: 30, width_cm: 20, height_cm: 15 };

type Answer = Awaited<ReturnType<OrdersRig['call']>>;

export const SENDER = {
  name: 'Kho Hako Hà Nội',
  phone: '0900000001',
  line: 'Số 8 ngõ 102 Trường Chinh',
  commune: 'Phường Bạch Mai',
  district: '',
  province: 'Hà Nội',
};
const GHTK_HASH = 'hash-of-ghtk';
const VIETTEL_POST_TOKEN = 'token-of-viettel-post';

/** The orders rig with the pretend carriers outside, and the steps of the warehouse and the desk as one line each. GHN alone is connected unless told. */
export async function createDeliveryRig({
  connected = ['ghn'],
}: {
  connected?: readonly CarrierName[];
} = {}) {
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
  const outside = await app.listen({ port: 0, host: '127.0.0.1' });
  const clients = ['ghn', 'ghtk', 'viettel-post/v2'].map((path) =>
    createHttpClient({
      source: path,
      baseUrl: `${outside}/carriers/${path}`,
      clock: systemClock,
      timeoutMs: 1_500,
    }),
  );
  const [ghn, ghtk, viettelPost] = clients as [HttpClient, HttpClient, HttpClient];
  const all: readonly Carrier[] = [
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
  const rig = await createOrdersRig({
    carriers: all.filter(({ name }) => connected.includes(name)),
  });

  const desk = (url: string, as: string, body: object = {}): Promise<Answer> =>
    rig.call('POST', `/api/desk/${url}`, `staff ${as}`, body);
  /** The code in the answer of a call that must succeed. */
  const ok = async (answer: Promise<Answer>): Promise<string> => {
    const { status, body } = await answer;
    expect({ status, body }).toMatchObject({ status: 200 });
    return body.data?.code;
  };
  const pay = (customerId: string, ...codes: string[]) =>
    rig.call('POST', '/api/bill/user/payment-bulk', `customer ${customerId}`, { codes });

  /** Orders bought for one customer. */
  const bought = async (
    customerId: string,
    count = 1,
    more: Parameters<OrdersRig['wanted']>[3] = {},
  ): Promise<string[]> => {
    const codes: string[] = [];
    for (let index = 0; index < count; index++) {
      const listing = `b${newId().slice(-8)}`;
      rig.shop.offer(listing, 10_000);
      codes.push((await rig.buy(await rig.wanted(customerId, listing, 10_000, more))).code);
    }
    await rig.runJobs();
    return codes;
  };
  /** From the Japan warehouse to the table in Vietnam: priced and ready for a bill. */
  const priced = async (codes: readonly string[]): Promise<void> => {
    const parcels: string[] = [];
    for (const code of codes)
      parcels.push(
        await ok(desk('parcels', 'warehouse', { scanned: code, ...MEASURES, shelf: 'A-01' })),
      );
    const shipment = await ok(desk('shipments', 'warehouse', { parcels }));
    await leaveJapan(rig, shipment);
    await ok(desk('check-in', 'warehouse', { scanned: shipment }));
    for (const parcel of parcels)
      await ok(desk(`parcels/${parcel}/open`, 'warehouse', { ...MEASURES, weight_g: 1_300 }));
    await rig.runJobs();
  };
  const approvedBill = async (customerId: string, count = 1) => {
    const codes = await bought(customerId, count);
    await priced(codes);
    const bill = await ok(desk('bills', 'sales', { orders: codes }));
    await ok(desk(`bills/${bill}/confirm`, 'sales'));
    await ok(desk(`bills/${bill}/approve`, 'accountant'));
    return { bill, codes };
  };
  const packedBill = async () => {
    const customerId = await rig.customerWith(RICH);
    const { bill, codes } = await approvedBill(customerId);
    await pay(customerId, bill);
    await ok(desk(`bills/${bill}/pack`, 'warehouse'));
    return { bill, code: codes[0] as string, customerId };
  };

  return {
    rig,
    world,
    outside,
    desk,
    ok,
    pay,
    bought,
    leaveJapan: (shipment: string, waybill?: string) => leaveJapan(rig, shipment, waybill),
    priced,
    approvedBill,
    packedBill,
    /** What the carrier posts, `minute` minutes after a fixed moment. */
    event: (OrderCode: string, Status: string, minute: number, more: object = {}) =>
      rig.call('POST', `/api/webhooks/ghn?token=${CARRIER_TOKEN}`, 'nobody', {
        OrderCode,
        Status,
        Type: 'switch_status',
        Time: new Date(Date.UTC(2027, 0, 1, 0, minute)).toISOString(),
        ...more,
      }),
    /** What GHTK posts: a form, as the world's own carrier writes it. */
    ghtkEvent: (label: string, status: number, second: number, more: Record<string, string> = {}) =>
      rig.app
        .inject({
          method: 'POST',
          url: `/api/webhooks/ghtk?hash=${GHTK_HASH}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: formOf({
            label_id: label,
            status_id: String(status),
            action_time: `2027-01-01T07:00:${two(second)}+07:00`,
            ...more,
          }),
        })
        .then(({ statusCode }) => statusCode),
    viettelPostEvent: (
      code: string,
      status: number,
      second: number,
      more: object = {},
      token = VIETTEL_POST_TOKEN,
    ) =>
      rig
        .call('POST', '/api/webhooks/viettel-post', 'nobody', {
          DATA: {
            ORDER_NUMBER: code,
            ORDER_STATUS: status,
            ORDER_STATUSDATE: `01/01/2027 07:00:${two(second)}`,
            ...more,
          },
          TOKEN: token,
        })
        .then((answer) => answer.status),
    parcels: async () =>
      (
        (await (await fetch(`${outside}/carriers/_parcels`)).json()) as {
          parcels: { code: string; carrier: CarrierName; reference: string; collect: number }[];
        }
      ).parcels,
    trackingOf: async (bill: string): Promise<string> =>
      (await rig.call('GET', `/api/desk/bills/${bill}`, 'staff warehouse')).body.data.delivery
        .tracking,
    /** The job that looks up what the carrier has, now. */
    async settleConsignment(bill: string): Promise<void> {
      const { id } = await rig.db
        .selectFrom('bills')
        .select('id')
        .where('code', '=', bill)
        .executeTakeFirstOrThrow();
      await rig.billing.settleConsignment({ billId: id });
    },
    async close(): Promise<void> {
      await rig.close();
      await world.stop();
      await app.close();
      await Promise.all(clients.map((client) => client.close()));
    },
  };
}

const two = (number: number): string => String(number).padStart(2, '0');
/** As the carrier's own example writes it: the sign before the zone stands bare. */
const formOf = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value.replaceAll(' ', '%20')}`)
    .join('&');

export type DeliveryRig = Awaited<ReturnType<typeof createDeliveryRig>>;
