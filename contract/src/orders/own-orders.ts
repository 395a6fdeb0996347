import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Text } from '../kit/shapes.ts';
import { OrderStateText } from './states.ts';
import { ListingCode } from '../marketplaces/listing-code.ts';

export const listOwnOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders/of-item',
  access: 'customer',
  summary: 'My orders of one listing that were not cancelled, the newest first.',
  query: Type.Object({ site: Type.String({ pattern: '^[a-z-]{1,20}$' }), code: ListingCode }),
  reply: Type.Object({
    data: Type.Array(
      Type.Object({ code: Text, state: OrderStateText, state_label: Text, created_date: Text }),
    ),
  }),
});
