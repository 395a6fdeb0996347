import {
  exportPurchasesEndpoint,
  listPurchasesEndpoint,
  type PurchaseRow,
  readPurchaseEndpoint,
} from '@hako/contract/desk/purchases';
import { may, type Permitted } from '@hako/contract/staff/permissions/permissions';
import { sendFile } from '../../../platform/http/file-reply.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { customerName } from '../../customers/index.ts';
import { STATES } from '../../orders/index.ts';
import type { Desk } from '../desk.ts';
import { trackingText } from './sheet-labels.ts';
import type { TabledPurchase } from './tabled-purchase.ts';

/** The table of everything that was bought, and the page of one purchase. */
export const purchaseTableRoutes = (desk: Desk): Route[] => [
  route(listPurchasesEndpoint, async ({ query, caller }) => {
    const { rows, ...page } = await desk.listPurchases({ ...query, asker: caller });
    return { data: { rows: rows.map((row) => boughtRow(row, caller)), ...page } };
  }),
  route(exportPurchasesEndpoint, async ({ query, caller: asker, reply }) => {
    const file = await desk.exportPurchases({ ...query, asker, staffId: asker.userId });
    return sendFile(reply, query.kind, 'mua-hang', desk.now(), file);
  }),
  route(readPurchaseEndpoint, async ({ params, caller }) => {
    const { purchase, usualMeans, parcels, mayAddParcel, ...read } =
      await desk.readPurchase(params);
    const more = { seller_parcels: parcels, may_add_parcel: mayAddParcel };
    const offered = { address: read.address ?? null, usual_means: usualMeans ?? null };
    return { data: { ...purchaseRow(purchase), ...sumsFor(caller), ...offered, ...more } };
  }),
];

const NO_SUMS = { paid_jpy: null, rate: null, domestic_shipping_jpy: null };
const sumsFor = (asker: Permitted) => (may(asker, 'money.see') ? {} : NO_SUMS);

/** A row of the table, where everything is bought. */
const boughtRow = (purchase: TabledPurchase, asker: Permitted): PurchaseRow => ({
  ...purchaseRow(purchase),
  ...sumsFor(asker),
  bought_at: (purchase.order.boughtAt ?? purchase.order.createdAt).toISOString(),
});

const purchaseRow = ({ order, customer, ...purchase }: Omit<TabledPurchase, 'mark'>) => ({
  code: order.code,
  site: order.listing.site,
  title: order.listing.titleVi ?? order.listing.title,
  url: order.listing.url,
  account: order.account ?? null,
  means: purchase.means ?? null,
  seller: order.listing.sellerId ?? null,
  marketplace_order_number: order.marketplaceOrderNumber ?? null,
  bought_at: order.boughtAt?.toISOString() ?? null,
  paid_jpy: purchase.paid ?? null,
  rate: order.rate.vnd / order.rate.scale,
  domestic_shipping_jpy: purchase.domesticShipping ?? null,
  tracking: purchase.parcels.map(trackingText),
  state: order.state,
  state_label: STATES[order.state].label,
  customer: customerName(order.customerId, customer),
});
