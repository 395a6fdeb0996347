import { afterAll, beforeAll } from 'vitest';
import { freshOrder } from '../../people/fresh-order.ts';
import { createOrdersRig, type OrdersRig } from '../orders-rig.ts';

export let rig: OrdersRig;
export const order = (priceJpy?: number, more?: Parameters<typeof freshOrder>[2]) =>
  freshOrder(rig, priceJpy, more);
export const balance = (customerId: string) => rig.wallet.balanceOf(rig.db, customerId);

/** Registers what the tests of a file need before and after them. */
export function setUpPurchasesRig(): void {
  beforeAll(async () => {
    rig = await createOrdersRig();
  });
  afterAll(() => rig.close());
}
