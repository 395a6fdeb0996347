import { afterAll, beforeAll, expect, it } from 'vitest';
import { pretendSettings } from '../../scripts/pretend-settings.ts';
import { type Simulator, startSimulator } from '../../simulator/src/start.ts';
import { startTestService, type TestService } from '../test-support/test-service.ts';
import { seedDemo } from './demo.ts';
import { seedDemoPeople } from './demo-people.ts';

let sim: Simulator;
let service: TestService;
beforeAll(async () => {
  sim = await startSimulator();
  service = await startTestService({ settings: { ...pretendSettings(sim.url), HAKO_DEMO: '1' } });
});
afterAll(async () => {
  await service.close();
  await sim.stop();
});

it('the demo customer has orders in different states, made the way people make them, once', async () => {
  const { platform, parts } = service;
  await seedDemo(platform, parts.modules);
  await seedDemo(platform, parts.modules);
  const { customerId } = await seedDemoPeople(platform);
  const { orders } = await parts.modules.orders.list(platform.db, { customerId });
  expect(orders.map(({ state }) => state).toSorted()).toEqual([
    'BILL_APPROVED',
    'BOUGHT',
    'COMPLETED',
    'WAREHOUSE',
  ]);
  expect(
    orders.every(
      ({ marketplaceOrderNumber, paidFirst, firstPayment }) =>
        marketplaceOrderNumber !== undefined && paidFirst === firstPayment,
    ),
  ).toBe(true);
  const { data } = await parts.modules.billing.listMyBills({ customerId });
  expect(data.options).toMatchObject({ total: 2, unpaid: 1, delivered: 1 });
});
