import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDeliveryRig } from '../../../../test-support/rigs/delivery-rig.ts';
import { MEASURES } from '../../../../test-support/rigs/billing/delivery-steps.ts';

let delivery: Awaited<ReturnType<typeof createDeliveryRig>>;
let rig: typeof delivery.rig;
let customerId: string;
beforeAll(async () => {
  delivery = await createDeliveryRig();
  ({ rig } = delivery);
  customerId = await rig.customerWith(50_000_000);
});
afterAll(() => delivery.close());

interface Row {
  readonly key: string;
  readonly kind: string;
  readonly title: string | null;
  readonly due_at: string;
}
const work = async (as: string, asked = '') => {
  const { status, body } = await rig.call('GET', `/api/desk/work?${asked}`, `staff ${as}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.data as {
    rows: Row[];
    counts: { kind: string; count: number; is_more: boolean }[];
    next?: string;
  };
};
const keys = async (as: string, asked = '') => (await work(as, asked)).rows.map(({ key }) => key);
/** The queue of an admin, which is built from the modules' own lists. */
const queued = async (): Promise<string[]> => {
  const { body } = await rig.call('GET', '/api/desk/queue', 'staff admin');
  return (body.data.sections as { tasks: { key: string }[] }[]).flatMap(({ tasks }) =>
    tasks.map(({ key }) => key),
  );
};
/** Nothing but these waits, and the queue says the same. */
async function expectWork(...expected: string[]): Promise<void> {
  expect((await keys('admin')).toSorted()).toEqual(expected.toSorted());
  expect((await queued()).toSorted()).toEqual(expected.toSorted());
}
const desk = (url: string, as: string, body?: object) => delivery.desk(url, as, body);
const ok = (answer: ReturnType<typeof desk>) => delivery.ok(answer);

describe('the work of an order comes and goes with its real steps', () => {
  it('from the purchase to the carrier', async () => {
    const [one, other] = (await delivery.bought(customerId, 2)) as [string, string];
    await expectWork(`receive:${one}`, `receive:${other}`);
    const [parcel, second] = [
      await ok(desk('parcels', 'warehouse', { scanned: one, ...MEASURES, shelf: 'JP-A-01' })),
      await ok(desk('parcels', 'warehouse', { scanned: other, ...MEASURES, shelf: 'JP-A-02' })),
    ];
    await expectWork(`pack:${parcel}`, `pack:${second}`);
    const shipment = await ok(desk('shipments', 'warehouse', { parcels: [parcel, second] }));
    await expectWork(`export:${shipment}`);
    await delivery.leaveJapan(shipment);
    await expectWork(`check-in:${shipment}`);
    await ok(desk('check-in', 'warehouse', { scanned: shipment }));
    await expectWork(`weigh:${parcel}`, `weigh:${second}`);
    for (const code of [parcel, second])
      await ok(desk(`parcels/${code}/open`, 'warehouse', { ...MEASURES }));
    await rig.runJobs();
    const [slip] = await keys('admin');
    await expectWork(slip as string);
    expect(slip, 'both go onto one slip').toMatch(/^bill-make:/);
    const bill = await ok(desk('bills', 'sales', { orders: [one, other] }));
    await expectWork(`bill-confirm:${bill}`);
    await ok(desk(`bills/${bill}/confirm`, 'sales'));
    await expectWork(`bill-approve:${bill}`);
    await ok(desk(`bills/${bill}/approve`, 'accountant'));
    await expectWork();
    await delivery.pay(customerId, bill);
    await expectWork(`bill-pack:${bill}`);
    await ok(desk(`bills/${bill}/pack`, 'warehouse'));
    await expectWork(`hand-over:${bill}`);
    await ok(desk(`bills/${bill}/hand-over`, 'warehouse'));
    await delivery.settleConsignment(bill);
    await expectWork();
    rig.clock.advanceMs(4 * 24 * 3_600_000);
    await expectWork(`silent:${bill}`);
    await ok(desk(`bills/${bill}/look-up`, 'warehouse', { said: 'undelivered' }));
    await expectWork(`undelivered:${bill}`);
  }, 60_000);
});
