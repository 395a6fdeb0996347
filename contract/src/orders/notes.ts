import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply, Text } from '../kit/shapes.ts';

/** What staff wrote about an order for staff; it is never changed. */
export const OrderNoteRow = Type.Object({ id: Text, author_name: Text, text: Text, at: Text });
export type OrderNoteRow = Static<typeof OrderNoteRow>;

export const writeOrderNoteEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/notes',
  access: { staff: ['sales', 'buyer', 'warehouse', 'accountant'] },
  summary: 'A note about an order for the staff alone; it stays as it was written.',
  params: Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
  body: Type.Object({ text: Type.String({ pattern: '\\S', maxLength: 2_000 }) }),
  reply: DoneReply,
  refusals: ['orders.not-found'],
});
