import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { CustomerName, Flag, Nullable, Text, Uuid } from '../kit/shapes.ts';

/** How long a member of staff may look at the pages as a customer, minutes. */
export const VIEWING_MINUTES = 15;
/** Names the viewing that a browser of the staff is in. */
export const VIEWING_COOKIE = 'hako_view';

/** Whose pages are looked at, and until when. */
export const Viewing = Type.Object({ customer: CustomerName, ends_at: Text });

export const startViewingEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/customers/{id}/view',
  access: { staff: ['sales'] },
  summary:
    'Shows this browser the pages as the customer sees them, for at most fifteen minutes. Every write is refused meanwhile.',
  params: Type.Object({ id: Uuid }),
  body: Type.Object({ reason: Type.String({ minLength: 3, maxLength: 300, pattern: '\\S.*\\S' }) }),
  reply: Type.Object({ data: Viewing }),
  refusals: ['customers.not-found'],
});

export const readViewingEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/viewing',
  access: 'session',
  whileViewing: 'allowed',
  summary: 'Whose pages this browser looks at as a customer; null for everybody else.',
  reply: Type.Object({ data: Nullable(Viewing) }),
});

export const endViewingEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/viewing/end',
  access: 'session',
  whileViewing: 'allowed',
  summary: 'Looks at the pages as oneself again.',
  reply: Type.Object({ status: Flag, success: Flag }),
});
