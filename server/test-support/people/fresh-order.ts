import { newId } from '../../src/kernel/chance.ts';
import type { OrdersRig } from '../rigs/orders-rig.ts';

/** What a rich customer has to spend, in đồng. */
export const RICH = 50_000_000;

/** What a fresh customer would order of a fresh listing; `make` orders it. */
export async function freshOrder(
  rig: OrdersRig,
  priceJpy = 10_000,
  more: Parameters<OrdersRig['wanted']>[3] = {},
) {
  const customerId = await rig.customerWith(RICH);
  const listing = `m${newId().replaceAll('-', '').slice(-12)}`;
  rig.shop.offer(listing, priceJpy);
  const wanted = await rig.wanted(customerId, listing, priceJpy, more);
  const make = async () => ({
    ...(await rig.buy(wanted)),
    customerId,
    listing,
    first: wanted.price.firstPayment.likely,
  });
  return { customerId, listing, wanted, make };
}
