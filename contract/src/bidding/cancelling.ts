import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';

export const cancelBidEndpoint = endpoint({
  method: 'PUT',
  path: '/api/bid/cancel/{id}',
  access: 'customer',
  summary:
    'Cancels a snipe that waits; its hold is released at once. Too late once it was claimed for sending.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
  reply: Type.Object({ status: Type.Boolean(), success: Type.Boolean(), message: Type.String() }),
  refusals: ['bidding.not-found', 'bidding.too-late'],
});

export const cancelBidsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/bid/cancel',
  access: 'customer',
  summary: 'Cancels several snipes; says for each what became of it.',
  body: Type.Object({
    ids: Type.Optional(Type.Array(Type.String({ format: 'uuid' }), { maxItems: 100 })),
    id: Type.Optional(Type.String({ format: 'uuid' })),
  }),
  reply: Type.Object({
    status: Type.Boolean(),
    success: Type.Boolean(),
    message: Type.String(),
    data: Type.Array(
      Type.Object({ id: Type.String(), success: Type.Boolean(), message: Type.String() }),
    ),
  }),
});
