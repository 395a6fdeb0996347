import { afterAll, beforeAll } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../delivery-rig.ts';
import { MEASURES } from '../billing/delivery-steps.ts';

export const RICH = 50_000_000;
export const BIG = { weight_g: 2_000, length_cm: 35, width_cm: 25, height_cm: 15 };
let delivery: DeliveryRig;
export let rig: DeliveryRig['rig'];
export let desk: DeliveryRig['desk'];
export let ok: DeliveryRig['ok'];
export const mine = (customerId: string, method: 'GET' | 'POST', url: string, body?: object) =>
  rig.call(method, `/api/${url}`, `customer ${customerId}`, body);
export const list = async (customerId: string) =>
  (await mine(customerId, 'GET', 'parcels')).body.data;
/** Orders of one customer, each in a parcel on the shelf. */
export async function shelved(customerId: string, weights: readonly number[]) {
  const orders = await delivery.bought(customerId, weights.length);
  const parcels: string[] = [];
  for (const [index, code] of orders.entries())
    parcels.push(
      await ok(
        desk('parcels', 'warehouse', {
          scanned: code,
          ...MEASURES,
          weight_g: weights[index],
          shelf: `JP-A-0${index}`,
        }),
      ),
    );
  return { orders, parcels };
}
export async function joined(customerId: string, weights: readonly number[]) {
  const { orders, parcels } = await shelved(customerId, weights);
  const request = await ok(mine(customerId, 'POST', 'parcels/join', { parcels }));
  const { body } = await desk(`parcel-requests/${request}/repack`, 'warehouse', { results: [BIG] });
  return { orders, parcels, parcel: body.data.codes[0] as string };
}
/** To Vietnam and onto the scale there. */
export async function shipped(parcels: readonly string[], measures: object = BIG) {
  const shipment = await ok(desk('shipments', 'warehouse', { parcels }));
  await delivery.leaveJapan(shipment, '131-1');
  await ok(desk('check-in', 'warehouse', { scanned: shipment }));
  for (const parcel of parcels) await ok(desk(`parcels/${parcel}/open`, 'warehouse', measures));
  await rig.runJobs();
}
export const freightOf = async (code: string) =>
  (await rig.orders.read(rig.db, { code })).actual?.lines.find(
    (line) => line.code === 'phi-van-chuyen-quoc-te',
  )?.dong ?? Number.NaN;
export const refusal = async (answer: ReturnType<typeof desk>) => (await answer).body.code;

/** Registers what the tests of a file need before and after them. */
export function setUpParcelsRig(): void {
  beforeAll(async () => {
    delivery = await createDeliveryRig();
    ({ rig, desk, ok } = delivery);
  });
  afterAll(() => delivery.close());
}
