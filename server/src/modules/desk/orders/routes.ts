import { readOrderBookEndpoint } from '@hako/contract/desk/order-book';
import {
  exportDeskOrdersEndpoint,
  listDeskOrdersEndpoint,
  type OrderTableRow,
  readTableChoicesEndpoint,
} from '@hako/contract/desk/order-table';
import { ORDER_STATES } from '@hako/contract/orders/states';
import { may } from '@hako/contract/staff/permissions/permissions';
import { sendFile } from '../../../platform/http/file-reply.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { customerName } from '../../customers/index.ts';
import { STATES } from '../../orders/index.ts';
import type { Desk } from '../desk.ts';
import type { OrderMargin } from './rules/margin.ts';
import type { TabledOrder } from './tabled-order.ts';

/** The table of all orders, and what belongs to one of them. */
export const orderTableRoutes = (desk: Desk): Route[] => [
  route(listDeskOrdersEndpoint, async ({ query, caller: asker }) => {
    const { rows, ...page } = await desk.listOrders({ ...query, asker });
    return { data: { rows: rows.map((row) => orderRow(row, may(asker, 'money.see'))), ...page } };
  }),
  route(exportDeskOrdersEndpoint, async ({ query, caller: asker, reply }) => {
    const file = await desk.exportOrders({ ...query, asker, staffId: asker.userId });
    return sendFile(reply, query.kind, 'don-hang', desk.now(), file);
  }),
  route(readOrderBookEndpoint, async ({ params: { code }, caller: asker }) => ({
    data: await desk.readOrderBook({ code, asker }),
  })),
  route(readTableChoicesEndpoint, async () => ({
    data: { sales: (await desk.listSalesPeople()).map(salesChoice), states: STATE_CHOICES },
  })),
];

const salesChoice = ({ id, fullName }: { readonly id: string; readonly fullName: string }) => ({
  value: id,
  label: fullName,
});
const STATE_CHOICES = ORDER_STATES.map((value) => ({ value, label: STATES[value].label }));

const orderRow = (
  { order, customer, salesName, money, margin }: TabledOrder,
  seesMoney: boolean,
): OrderTableRow => ({
  code: order.code,
  created_at: order.createdAt.toISOString(),
  customer: customerName(order.customerId, customer),
  site: order.listing.site,
  title: order.listing.titleVi ?? order.listing.title,
  state: order.state,
  state_label: STATES[order.state].label,
  first_payment_vnd: order.firstPayment,
  second_payment_vnd: (order.actual ?? order.price).secondPayment.likely,
  is_second_final: order.actual !== undefined,
  received_vnd: seesMoney ? money.received : null,
  refunded_vnd: seesMoney ? money.refunded : null,
  margin: margin ? marginRow(margin) : null,
  moved_at: order.movedAt.toISOString(),
  sales_name: salesName ?? null,
  ship_mode: order.shipMode,
});

const marginRow = ({ margin, percentHundredths, isForecast }: OrderMargin) => ({
  margin_vnd: margin,
  percent_hundredths: percentHundredths ?? null,
  is_forecast: isForecast,
});
