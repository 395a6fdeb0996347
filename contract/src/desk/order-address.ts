import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Nullable, Reason, Text, Uuid } from '../kit/shapes.ts';

const SALES = { staff: ['sales'] } as const;
const byCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) });

const Door = Type.Object({ id: Text, receiver: Text, phone: Text, text: Text, is_primary: Flag });

export const OrderDoors = Type.Object({
  /** Until the order is on a bill, which has an address of its own. */
  may_set: Flag,
  /** The address of the book that it goes to; null: none yet. */
  chosen: Nullable(Text),
  /** The customer's address book, the primary one first. */
  rows: Type.Array(Door),
});
export type OrderDoors = Static<typeof OrderDoors>;

export const listOrderDoorsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/orders/{code}/addresses',
  access: SALES,
  summary: 'Where an order may go: the address book of its customer.',
  params: byCode,
  reply: Type.Object({ data: OrderDoors }),
  refusals: ['orders.not-found'],
});

export const setOrderDoorEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/address',
  access: SALES,
  summary:
    'Sets the address of an order to another one of its customer, who asked for it; the price is asked again and the customer is told.',
  params: byCode,
  body: Type.Object({
    address_id: Uuid,
    reason: Reason,
  }),
  reply: Type.Object({ status: Type.Boolean(), success: Type.Boolean() }),
  refusals: [
    'orders.not-found',
    'orders.choices-closed',
    'orders.choices-bound',
    'orders.first-payment-made',
    'customers.address-not-found',
    'wallet.not-enough',
  ],
});
