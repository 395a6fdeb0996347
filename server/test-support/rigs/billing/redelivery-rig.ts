import { afterAll, beforeAll } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../delivery-rig.ts';

export const RICH = 50_000_000;
/** What another delivery costs, in đồng. */
export const FEE = 30_000;
export let delivery: DeliveryRig;
export let rig: DeliveryRig['rig'];
export let desk: DeliveryRig['desk'];
export let ok: DeliveryRig['ok'];

/** The bill as the warehouse reads it. */
export const read = async (bill: string) =>
  (await rig.call('GET', `/api/desk/bills/${bill}`, 'staff warehouse')).body.data;
/** The customer says what is to happen. */
export const ask = (customerId: string, bill: string, body: object = { wish: 'deliver' }) =>
  rig.call('POST', `/api/me/bills/${bill}/redelivery`, `customer ${customerId}`, body);
/** What a customer may spend. */
export const available = async (customerId: string): Promise<number> =>
  (await rig.wallet.balanceOf(rig.db, customerId)).available;
/** What waits in this queue. */
export const waiting = async (kind: string, as = 'warehouse'): Promise<string[]> =>
  (
    await rig.call('GET', `/api/desk/queue?kind=${kind}`, `staff ${as}`)
  ).body.data.sections[0].tasks.map(({ code }: { code: string }) => code);

/** A parcel that its carrier could not deliver. */
export async function undelivered(pay: 'wallet' | 'cod' = 'wallet') {
  const customerId = await rig.customerWith(RICH);
  const { bill, codes } = await delivery.approvedBill(customerId);
  if (pay === 'wallet') await delivery.pay(customerId, bill);
  else await ok(rig.call('POST', `/api/me/bills/${bill}/cod`, `customer ${customerId}`));
  await ok(desk(`bills/${bill}/pack`, 'warehouse'));
  await ok(desk(`bills/${bill}/hand-over`, 'warehouse', { carrier: 'ghn' }));
  const tracking = await delivery.trackingOf(bill);
  await delivery.event(tracking, 'delivering', 1);
  await delivery.event(tracking, 'delivery_fail', 2);
  return { bill, customerId, tracking, code: codes[0] as string };
}

/** Registers what the tests of a file need before and after them. */
export function setUpRedeliveryRig(): void {
  beforeAll(async () => {
    delivery = await createDeliveryRig({ connected: ['ghn', 'viettel-post'] });
    ({ rig, desk, ok } = delivery);
  });
  afterAll(() => delivery.close());
}
