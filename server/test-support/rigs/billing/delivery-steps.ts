import { expect } from 'vitest';
import { newId } from '../../../src/kernel/chance.ts';
import { leaveJapan } from '../logistics/leave-japan.ts';
import type { OrdersRig } from '../orders-rig.ts';

const RICH = 50_000_000;
/** The box in which goods come. */
export const MEASURES = { weight_g: 1_200, length_cm: 30, width_cm: 20, height_cm: 15 };

type Answer = Awaited<ReturnType<OrdersRig['call']>>;

/** Single calls of the desk and of who pays. */
export function deskCalls(rig: OrdersRig) {
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

  return { desk, ok, pay };
}

/** The steps of the warehouse and the desk as one line each. */
export function deliverySteps(rig: OrdersRig) {
  const { desk, ok, pay } = deskCalls(rig);
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
        await ok(desk('parcels', 'warehouse', { scanned: code, ...MEASURES, shelf: 'JP-A-01' })),
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

  return { bought, priced, approvedBill, packedBill };
}

/** What is asked about a bill that was handed over. */
export const consignmentOf = (rig: OrdersRig) => ({
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
});
