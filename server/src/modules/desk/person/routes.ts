import * as calls from '@hako/contract/desk/customer-lists';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Desk } from '../desk.ts';

/** What a customer has at us, list by list, as the page of the customer asks for it. */
export const personRoutes = (desk: Desk): Route[] => [
  route(calls.listCustomerParcelsEndpoint, async ({ params: { id }, query: { after } }) => ({
    data: await desk.listCustomerParcels({ customerId: id, after }),
  })),
  route(calls.listCustomerBillsEndpoint, async ({ params: { id }, query: { after } }) => ({
    data: await desk.listCustomerBills({ customerId: id, after }),
  })),
  route(calls.listCustomerComplaintsEndpoint, async ({ params: { id }, query: { after } }) => ({
    data: await desk.listCustomerComplaints({ customerId: id, after }),
  })),
];
