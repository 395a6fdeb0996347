import { afterAll, beforeAll } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../delivery-rig.ts';

export let delivery: DeliveryRig;
export let rig: DeliveryRig['rig'];
export let world: DeliveryRig['world'];
export let desk: DeliveryRig['desk'];
export let ok: DeliveryRig['ok'];
export const handOver = (bill: string, body: object = {}) =>
  desk(`bills/${bill}/hand-over`, 'warehouse', body);
export const read = async (bill: string) =>
  (await rig.call('GET', `/api/desk/bills/${bill}`, 'staff warehouse')).body.data;
export const parcelOf = async (bill: string) =>
  (await delivery.parcels()).filter(({ reference }) => reference === bill);
export const settle = (bill: string, body: object = {}) =>
  desk(`bills/${bill}/settle-consignment`, 'warehouse', body);

/** Registers what the tests of a file need before and after them. */
export function setUpCarriersRig(): void {
  beforeAll(async () => {
    delivery = await createDeliveryRig({ connected: ['ghn', 'ghtk', 'viettel-post'] });
    ({ rig, world, desk, ok } = delivery);
  });
  afterAll(() => delivery.close());
}
