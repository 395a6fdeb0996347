import { expect } from 'vitest';
import type { PretendService } from '../world/pretend-service.ts';

/**
 * Goods at a marketplace where no program buys, shown at ¥15,000 and now at ¥16,000: the old price is told and not paid, the new one makes an
 * order that waits for the desk, and what is sold is refused.
 */
export async function expectBoughtByHand(
  service: PretendService,
  site: string,
  code: string,
  sellOut: () => Promise<unknown>,
): Promise<void> {
  const buy = (price: number) =>
    service.asCustomer('POST', '/api/buy-product-now', { code, price, ship_mode: 'AIR-HAN', site });
  const changed = await buy(15_000);
  expect([changed.status, changed.body.code, changed.body.facts]).toMatchObject([
    409,
    'bidding.price-changed',
    { old: 15_000, new: 16_000 },
  ]);
  const bought = await buy(16_000);
  expect(bought.body, JSON.stringify(bought.body)).toMatchObject({
    data: { state: 'ordered', order_code: expect.stringMatching(/^HK/) },
  });
  const tasks = await service.parts.modules.orders.listPurchaseTasks(service.platform.db, 'desk', {
    limit: 100,
  });
  expect(tasks).toMatchObject([{ state: 'desk', reason: 'site-by-hand', sitePrice: 16_000 }]);
  await sellOut();
  // It is sold, and to this customer: they are told of their own order.
  expect((await buy(16_000)).body.code).toBe('bidding.own-order');
}
