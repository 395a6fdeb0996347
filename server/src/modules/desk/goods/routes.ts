import { readBillBookEndpoint } from '@hako/contract/billing/bill-book';
import { exportBillTableEndpoint, listBillTableEndpoint } from '@hako/contract/billing/bill-table';
import {
  exportParcelTableEndpoint,
  listParcelTableEndpoint,
} from '@hako/contract/desk/parcel-table';
import { sendFile } from '../../../platform/http/file-reply.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Desk } from '../desk.ts';

/** The tables of all parcels and of all bills, and what belongs to one bill. */
export const goodsTableRoutes = (desk: Desk): Route[] => [
  route(listParcelTableEndpoint, async ({ query, caller: asker }) => ({
    data: await desk.listParcelTable({ ...query, asker }),
  })),
  route(exportParcelTableEndpoint, async ({ query, caller: asker, reply }) => {
    const file = await desk.exportParcelTable({ ...query, asker, staffId: asker.userId });
    return sendFile(reply, query.kind, 'kien-hang', desk.now(), file);
  }),
  route(listBillTableEndpoint, async ({ query, caller: asker }) => ({
    data: await desk.listBillTable({ ...query, asker }),
  })),
  route(exportBillTableEndpoint, async ({ query, caller: asker, reply }) => {
    const file = await desk.exportBillTable({ ...query, asker, staffId: asker.userId });
    return sendFile(reply, query.kind, 'phieu-xuat-kho', desk.now(), file);
  }),
  route(readBillBookEndpoint, async ({ params: { code }, caller: asker }) => ({
    data: await desk.readBillBook({ code, asker }),
  })),
];
