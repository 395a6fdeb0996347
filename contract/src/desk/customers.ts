import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable } from '../kit/shapes.ts';
import { OrderStateText } from '../orders/states.ts';

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
  orders: Type.Object({
    total: Type.Integer(),
    rows: Type.Array(
      Type.Object({
        code: Type.String(),
        title: Type.String(),
        picture: Nullable(Type.String()),
        state: OrderStateText,
        state_label: Type.String(),
        first_payment_vnd: dong,
        paid_first_vnd: dong,
        moved_at: Type.String(),
      }),
    ),
  }),
  bills: Type.Object({
    total: Type.Integer(),
    rows: Type.Array(
      Type.Object({
        code: Type.String(),
        state_label: Type.String(),
        total_vnd: dong,
        is_paid: Type.Boolean(),
        orders: Type.Array(Type.String()),
        created_at: Type.String(),
      }),
    ),
  }),
});
export type DeskCustomer = Static<typeof DeskCustomer>;

export const readDeskCustomerEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/customers/{id}',
  access: { staff: ['sales', 'buyer', 'accountant'] },
  summary: 'One customer: contacts, level, wallet, addresses, the newest orders and bills.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })) }),
  reply: Type.Object({ data: DeskCustomer }),
  refusals: ['customers.not-found'],
});
