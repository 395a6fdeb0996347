import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Keyset } from '../kit/pages.ts';
import { DoneReply, Text, Uuid } from '../kit/shapes.ts';

const READERS = { staff: ['sales', 'buyer', 'accountant'] } as const;
const Id = Type.Object({ id: Uuid });

/**
 * What staff wrote about a customer for staff: the customer never reads it, and it is never
 * changed.
 */
export const CustomerNoteRow = Type.Object({ id: Uuid, author_name: Text, text: Text, at: Text });
export type CustomerNoteRow = Static<typeof CustomerNoteRow>;

export const CUSTOMER_NOTES_A_PAGE = 20;

export const listCustomerNotesEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/customers/{id}/notes',
  access: READERS,
  summary: `Notes of the staff about a customer, newest first, ${CUSTOMER_NOTES_A_PAGE} a page.`,
  params: Id,
  query: Type.Object({ after: Type.Optional(Uuid) }),
  reply: Type.Object({ data: Keyset(CustomerNoteRow) }),
  refusals: ['customers.not-found'],
});

export const writeCustomerNoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/customers/{id}/notes',
  access: READERS,
  summary: 'A note about a customer for the staff alone; it stays as it was written.',
  params: Id,
  body: Type.Object({ text: Type.String({ pattern: '\\S', maxLength: 2_000 }) }),
  reply: DoneReply,
  refusals: ['customers.not-found'],
});
