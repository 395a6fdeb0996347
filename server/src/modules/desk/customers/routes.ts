import {
  exportDeskCustomersEndpoint,
  listDeskCustomersEndpoint,
  readCustomerChoicesEndpoint,
} from '@hako/contract/desk/customer-table';
import { readDeskCustomerEndpoint } from '@hako/contract/desk/customers';
import { sendFile } from '../../../platform/http/file-reply.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Desk } from '../desk.ts';

/** The table of all customers, and the page of one. */
export const customerRoutes = (desk: Desk): Route[] => [
  route(listDeskCustomersEndpoint, async ({ query }) => ({
    data: await desk.listCustomers(query),
  })),
  route(exportDeskCustomersEndpoint, async ({ query, caller: { userId: staffId }, reply }) => {
    const file = await desk.exportCustomers({ ...query, staffId });
    return sendFile(reply, query.kind, 'khach-hang', desk.now(), file);
  }),
  route(readCustomerChoicesEndpoint, async () => ({ data: await desk.readCustomerChoices() })),
  route(readDeskCustomerEndpoint, async ({ params: { id } }) => ({
    data: await desk.readDeskCustomer({ customerId: id }),
  })),
];
