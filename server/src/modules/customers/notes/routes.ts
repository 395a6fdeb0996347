import {
  listCustomerNotesEndpoint,
  writeCustomerNoteEndpoint,
} from '@hako/contract/customers/notes';
import { DONE, type Route, route } from '../../../platform/http/route.ts';
import type { CustomersModule } from '../customers.ts';

/** What staff tells staff about a customer. */
export const noteRoutes = (customers: CustomersModule): Route[] => [
  route(listCustomerNotesEndpoint, async ({ params: { id }, query: { after } }) => {
    const { rows, next } = await customers.readNotes({ customerId: id, after });
    return { data: { rows, ...(next && { next }) } };
  }),
  route(writeCustomerNoteEndpoint, async ({ params: { id }, body: { text }, caller }) => {
    await customers.writeNote({ customerId: id, by: caller.userId, text });
    return DONE;
  }),
];
