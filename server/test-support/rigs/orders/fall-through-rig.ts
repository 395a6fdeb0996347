import { afterAll, beforeAll, expect } from 'vitest';
import { newId } from '../../../src/kernel/chance.ts';
import { leaveJapan } from '../logistics/leave-japan.ts';
import { createOrdersRig, type OrdersRig } from '../orders-rig.ts';

export let rig: OrdersRig;

export const RICH = 50_000_000;
export const SMALL_JPY = 5_000;
/** Its first payment is more than one person may give back. */
export const LARGE_JPY = 20_000;
export const BOX = { weight_g: 1_200, length_cm: 30, width_cm: 20, height_cm: 15 };

/** An order that was bought. */
export async function bought(priceJpy = SMALL_JPY, customer?: string) {
  const customerId = customer ?? (await rig.customerWith(RICH));
  const listing = `f${newId().slice(-8)}`;
  rig.shop.offer(listing, priceJpy);
  const { code, orderId } = await rig.buy(await rig.wanted(customerId, listing, priceJpy));
  await rig.runJobs();
  expect(await rig.state(code)).toBe('BOUGHT');
  return { code, orderId, customerId };
}

/** A call of the desk. */
export const desk = (url: string, as: string, body: object = {}) =>
  rig.call('POST', `/api/desk/${url}`, `staff ${as}`, body);
/** The desk says that the goods never come. */
export const fall = (code: string, as = 'buyer', body: object = { reason: 'seller-cancelled' }) =>
  desk(`orders/${code}/fell-through`, as, body);
/** What a customer has. */
export const balance = (customerId: string) => rig.wallet.balanceOf(rig.db, customerId);
/** The code of what was done. */
export async function ok(answer: ReturnType<typeof desk>): Promise<string> {
  const { status, body } = await answer;
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.data?.code;
}
/** The goods arrive in Japan. */
export const received = (code: string) =>
  ok(desk('parcels', 'warehouse', { scanned: code, ...BOX, shelf: 'JP-A-01' }));
/** What waits for this role. */
export const queued = async (as: string, kind: string) => {
  const [section] = (await rig.call('GET', `/api/desk/queue?kind=${kind}`, `staff ${as}`)).body.data
    .sections;
  return section.tasks.map((task: { code: string }) => task.code) as string[];
};
/** A parcel as it is stored. */
export const parcelRow = (code: string) =>
  rig.db.selectFrom('parcels').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
/** How far the goods got, with their parcel and shipment. */
export const JOURNEY = {
  BOUGHT: async () => ({}),
  WAREHOUSE: async (code: string) => ({ parcel: await received(code) }),
  EXPORT: async (code: string) => {
    const parcel = await received(code);
    const shipment = await ok(desk('shipments', 'warehouse', { parcels: [parcel] }));
    await leaveJapan(rig, shipment);
    return { parcel, shipment };
  },
  CHECKIN: async (code: string) => {
    const gone = await JOURNEY.EXPORT(code);
    await ok(desk('check-in', 'warehouse', { scanned: gone.shipment }));
    return gone;
  },
  CALCULATOR: async (code: string) => {
    const gone = await JOURNEY.CHECKIN(code);
    await ok(desk(`parcels/${gone.parcel}/open`, 'warehouse', BOX));
    await rig.runJobs();
    return gone;
  },
} as const;

/** Registers what the tests of a file need before and after them. */
export function setUpFallThroughRig(): void {
  beforeAll(async () => {
    rig = await createOrdersRig();
  });
  afterAll(() => rig.close());
}
