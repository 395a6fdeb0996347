import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOrdersRig, type OrdersRig } from '../../../test-support/rigs/orders-rig.ts';

let rig: OrdersRig;
beforeAll(async () => {
  rig = await createOrdersRig();
});
afterAll(() => rig.close());

it('without a carrier the desk must type the number', async () => {
  const answer = await rig.call('POST', '/api/desk/bills/PXANY/hand-over', 'staff warehouse', {});
  expect(answer).toMatchObject({ status: 409, body: { code: 'billing.tracking-needed' } });
});
