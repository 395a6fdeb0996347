import {
  exportShipmentsEndpoint,
  listShipmentsEndpoint,
} from '@hako/contract/logistics/shipment-table';
import { sendFile } from '../../../platform/http/file-reply.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Logistics } from '../logistics.ts';

/** The tables of what travels, for the desk. */
export const registerRoutes = (logistics: Logistics): Route[] => [
  route(listShipmentsEndpoint, async ({ query }) => ({
    data: await logistics.listShipmentTable(query),
  })),
  route(exportShipmentsEndpoint, async ({ query, caller: { userId: staffId }, reply }) => {
    const file = await logistics.exportShipmentTable({ ...query, staffId });
    return sendFile(reply, query.kind, 'chuyen-hang', logistics.now(), file);
  }),
];
