import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOrdersRig, type OrdersRig } from '../../../test-support/rigs/orders-rig.ts';
import { newId } from '../../kernel/chance.ts';

let rig: OrdersRig;
beforeAll(async () => {
  rig = await createOrdersRig();
});
afterAll(() => rig.close());

const MINUTE_MS = 60_000;
const open = (as: string, key: string) =>
  rig.call('POST', '/api/desk/tasks/open', `staff ${as}`, { key });
/** Who has the first task of this kind open, as a colleague sees it. */
const holder = async (as: string) => {
  const { body } = await rig.call('GET', '/api/desk/queue?kind=receive', `staff ${as}`);
  const [task] = body.data.sections[0].tasks as { key: string; held_by: { is_mine: boolean } }[];
  return { key: task?.key as string, by: task?.held_by };
};
async function bought(): Promise<void> {
  const listing = `o${newId().slice(-8)}`;
  rig.shop.offer(listing, 5_000);
  const customerId = await rig.customerWith(20_000_000);
  await rig.buy(await rig.wanted(customerId, listing, 5_000));
  await rig.runJobs();
}

it('is seen by colleagues while it stays open, and belongs to whoever opened it first', async () => {
  await bought();
  const { key, by } = await holder('warehouse');
  expect(by).toBeNull();
  expect((await open('warehouse', key)).status).toBe(200);
  expect((await holder('warehouse')).by).toMatchObject({ is_mine: true });
  expect((await holder('admin')).by).toMatchObject({ is_mine: false });
  rig.clock.advanceMs(MINUTE_MS);
  await open('admin', key);
  expect((await holder('admin')).by).toMatchObject({ is_mine: false });
  // Both still have it open: the first one keeps it.
  rig.clock.advanceMs(1.5 * MINUTE_MS);
  await open('warehouse', key);
  expect((await holder('admin')).by).toMatchObject({ is_mine: false });
});

it('is free again when its holder opens another one, or goes away', async () => {
  const { key } = await holder('admin');
  await open('warehouse', 'pack:KJ1');
  await open('admin', 'pack:KJ2');
  expect((await holder('admin')).by).toBeNull();
  await open('warehouse', key);
  rig.clock.advanceMs(3 * MINUTE_MS + 1);
  expect((await holder('admin')).by).toBeNull();
});

it('belongs to a colleague who opened it while its holder was away', async () => {
  const { key } = await holder('admin');
  await open('warehouse', key);
  rig.clock.advanceMs(4 * MINUTE_MS);
  await open('admin', key);
  rig.clock.advanceMs(MINUTE_MS);
  await open('warehouse', key);
  expect((await holder('admin')).by).toMatchObject({ is_mine: true });
});

it('is refused for work of another role, and for what is no work', async () => {
  const { key } = await holder('admin');
  expect((await open('accountant', key)).body.code).toBe('access.not-allowed');
  expect((await open('warehouse', 'nothing:KJ1')).body.code).toBe('access.not-allowed');
  expect((await open('warehouse', 'không phải việc')).status).toBe(400);
});
