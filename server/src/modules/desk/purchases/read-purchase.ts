import { japaneseAddress } from './rules/japanese-address.ts';
import type { DeskDeps } from '../deps.ts';
import { sellerParcelRows } from '../orders/read-order-book.ts';
import { purchasesOf } from './list-purchases.ts';

/** What is bought for one order, with where its seller sends it. Refusal `orders.not-found`. */
export async function readPurchase(deps: DeskDeps, { code }: { readonly code: string }) {
  const order = await deps.orders.read(deps.db, { code });
  const rowOf = await purchasesOf(deps, [order]);
  const purchase = rowOf(order);
  return {
    purchase,
    usualMeans: await deps.orders.findUsualMeans(deps.db, {
      ...{ site: order.listing.site, account: order.account },
    }),
    address: deps.house ? japaneseAddress(deps.house, order.code) : undefined,
    parcels: await sellerParcelRows(deps, purchase.parcels),
    mayAddParcel: order.state === 'BOUGHT' || order.state === 'WAREHOUSE',
  };
}
