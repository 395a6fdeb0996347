import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable } from '../kit/shapes.ts';

const dong = Type.Integer();

/** A customer as the desk reads them, with what they have at us. */
export const DeskCustomer = Type.Object({
  id: Type.String(),
  customer_no: Type.String(),
  full_name: Type.String(),
  phone: Nullable(Type.String()),
  email: Nullable(Type.String()),
  level_name: Type.String(),
  sales_name: Nullable(Type.String()),
  since: Type.String(),
  wallet: Type.Object({
    available_vnd: dong,
    held_vnd: dong,
    /** Whatever was paid to us so far. */
    paid_vnd: dong,
  }),
  addresses: Type.Array(
    Type.Object({
      receiver: Type.String(),
      phone: Type.String(),
      text: Type.String(),
      is_primary: Type.Boolean(),
    }),
  ),
});
export type DeskCustomer = Static<typeof DeskCustomer>;

export const readDeskCustomerEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/customers/{id}',
  access: { staff: ['sales', 'buyer', 'accountant'] },
  summary:
    'One customer: contacts, level, wallet and addresses; what else is theirs has calls of its own.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  reply: Type.Object({ data: DeskCustomer }),
  refusals: ['customers.not-found'],
});
