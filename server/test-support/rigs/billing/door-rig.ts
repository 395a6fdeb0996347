import { afterAll, beforeAll } from 'vitest';
import { createDeliveryRig, type DeliveryRig } from '../delivery-rig.ts';

const RICH = 50_000_000;
export let delivery: DeliveryRig;
export let rig: DeliveryRig['rig'];
export let desk: DeliveryRig['desk'];
export let ok: DeliveryRig['ok'];
export const read = async (bill: string) =>
  (await rig.call('GET', `/api/desk/bills/${bill}`, 'staff warehouse')).body.data;
export const settle = (
  bill: string,
  amount_vnd: number,
  reference: string,
  short_reason?: string,
) =>
  desk(`bills/${bill}/settle-cod`, 'accountant', {
    amount_vnd,
    reference,
    ...(short_reason ? { short_reason } : {}),
  });
/** A parcel whose carrier is on the way to the door. */
export async function atTheDoor(pay: 'wallet' | 'cod') {
  const customerId = await rig.customerWith(RICH);
  const { bill, codes } = await delivery.approvedBill(customerId);
  if (pay === 'wallet') await delivery.pay(customerId, bill);
  else await ok(rig.call('POST', `/api/me/bills/${bill}/cod`, `customer ${customerId}`));
  await ok(desk(`bills/${bill}/pack`, 'warehouse'));
  await ok(desk(`bills/${bill}/hand-over`, 'warehouse'));
  const tracking = await delivery.trackingOf(bill);
  await delivery.event(tracking, 'delivering', 1);
  return {
    bill,
    customerId,
    tracking,
    code: codes[0] as string,
    total: (await read(bill)).total_vnd as number,
  };
}

/** Registers what the tests of a file need before and after them. */
export function setUpDoorRig(): void {
  beforeAll(async () => {
    delivery = await createDeliveryRig();
    ({ rig, desk, ok } = delivery);
  });
  afterAll(() => delivery.close());
}
