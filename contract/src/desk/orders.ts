import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { FALL_THROUGH_REASONS, type FallThroughReason } from '../orders/messages.ts';
import { OrderDetail } from '../orders/detail.ts';
import { PurchaseStateText } from '../orders/states.ts';
import { DoneReply, Nullable, Text } from '../kit/shapes.ts';

const yen = Type.Integer();
const byCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) });

const buyers = { staff: ['buyer'] } as const;
const anyStaff = { staff: ['sales', 'buyer', 'warehouse', 'accountant'] } as const;
const number = Type.String({ minLength: 1, maxLength: 80 });
const price = Type.Integer({ minimum: 1, maximum: 100_000_000 });
const fallThroughReason = Type.Enum(Object.keys(FALL_THROUGH_REASONS) as FallThroughReason[]);
const photos = Type.Optional(Type.Array(Type.String({ format: 'uuid' }), { maxItems: 12 }));

export const readDeskOrderEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/orders/{code}',
  access: anyStaff,
  summary: 'One order: customer, purchase, history with names.',
  params: byCode,
  reply: Type.Object({
    data: Type.Object({
      ...OrderDetail.properties,
      customer: Type.Object({
        id: Text,
        customer_no: Text,
        full_name: Text,
        phone: Nullable(Text),
      }),
      account: Nullable(Text),
      price_paid_jpy: Nullable(yen),
      purchase: Nullable(
        Type.Object({
          state: PurchaseStateText,
          reason: Nullable(Text),
          site_price_jpy: yen,
          asked_price_jpy: Nullable(yen),
          tries: Type.Integer(),
          is_mine: Type.Boolean(),
          is_taken: Type.Boolean(),
          /** Who has it in hand. */
          taken_by_name: Nullable(Text),
          /** I had it; a colleague took it over. */
          taken_from_me: Nullable(Type.Object({ by_name: Text, reason: Text })),
        }),
      ),
      /** While it may still come to nothing: what that gives back, and who proposed it. */
      fall_through: Nullable(
        Type.Object({
          refundable_vnd: Type.Integer(),
          one_person_refund_vnd: Type.Integer(),
          proposal: Nullable(
            Type.Object({
              reason: fallThroughReason,
              note: Nullable(Text),
              by_name: Text,
              is_mine: Type.Boolean(),
            }),
          ),
        }),
      ),
    }),
  }),
  refusals: ['orders.not-found'],
});

const takeRefusals = [
  'orders.not-found',
  'orders.no-open-purchase',
  'orders.taken-by-other',
  'orders.answer-unknown',
  'orders.move-not-allowed',
] as const;
const boughtRefusals = [...takeRefusals, 'orders.price-above-agreed', 'wallet.not-enough'] as const;

export const takePurchaseEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/take',
  access: buyers,
  summary: 'I buy this one.',
  params: byCode,
  reply: DoneReply,
  refusals: takeRefusals,
});

export const giveBackPurchaseEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/give-back',
  access: buyers,
  summary: 'Undoes taking: somebody else may buy it.',
  params: byCode,
  reply: DoneReply,
  refusals: takeRefusals,
});

export const takeOverPurchaseEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/take-over',
  access: buyers,
  summary: 'I buy what a colleague had taken and left, and say why; they are told.',
  params: byCode,
  body: Type.Object({ reason: Type.String({ pattern: '\\S', maxLength: 300 }) }),
  reply: DoneReply,
  refusals: ['orders.not-found', 'orders.no-open-purchase', 'orders.answer-unknown'],
});

export const letAgentBuyEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/let-agent',
  access: buyers,
  summary: 'What had to be asked about is all right: the purchasing agent may buy.',
  params: byCode,
  reply: DoneReply,
  refusals: ['orders.not-found', 'orders.no-open-purchase', 'orders.no-agent'],
});

export const recordBoughtEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/bought',
  access: buyers,
  summary: 'It is bought: number, all that it cost, our account that paid, pictures.',
  params: byCode,
  body: Type.Object({
    number,
    price_paid_jpy: price,
    photos,
    paid_from: Type.Optional(Type.String({ format: 'uuid' })),
  }),
  reply: DoneReply,
  refusals: [
    ...boughtRefusals,
    'files.not-found',
    'float.account-not-found',
    'float.account-closed',
  ],
});

export const recordNotBoughtEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/not-bought',
  access: buyers,
  summary: 'It cannot be bought: all goes back and the customer is told.',
  params: byCode,
  body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 300 }) }),
  reply: DoneReply,
  refusals: takeRefusals,
});

export const askPriceEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/ask-price',
  access: buyers,
  summary: 'The price rose: asks whether the customer accepts it.',
  params: byCode,
  body: Type.Object({ price_jpy: price }),
  reply: DoneReply,
  refusals: takeRefusals,
});

export const settlePurchaseEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/settle',
  access: buyers,
  summary: 'What the purchase history shows of a purchase whose answer was lost.',
  params: byCode,
  body: Type.Union([
    Type.Object({ is_bought: Type.Literal(true), number, price_paid_jpy: price }),
    Type.Object({ is_bought: Type.Literal(false) }),
  ]),
  reply: DoneReply,
  refusals: boughtRefusals,
});

export const recordNumberEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/number',
  access: buyers,
  summary: 'Number of a won lot.',
  params: byCode,
  body: Type.Object({ number, price_paid_jpy: Type.Optional(price) }),
  reply: DoneReply,
  refusals: ['orders.not-found', 'orders.no-open-purchase', 'float.over-day'],
});

export const cancelByStaffEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/cancel',
  access: { staff: ['sales', 'buyer'] },
  summary:
    'Cancels an order that is not bought: a request that nobody can quote, a purchase that will not be. Its customer reads the reason.',
  params: byCode,
  body: Type.Object({ reason: Type.String({ pattern: '\\S', maxLength: 300 }) }),
  reply: DoneReply,
  refusals: [
    'orders.not-found',
    'orders.not-cancellable',
    'orders.answer-unknown',
    'orders.taken-by-other',
  ],
});

export const fellThroughEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/fell-through',
  access: anyStaff,
  summary:
    'What was bought comes to nothing before it is billed: all that was paid for it goes back at once. Above what one person may refund it is proposed, and done when a second person says the same (`is_done`).',
  params: byCode,
  body: Type.Object({
    reason: fallThroughReason,
    note: Type.Optional(Type.String({ maxLength: 300 })),
  }),
  reply: Type.Object({
    ...DoneReply.properties,
    data: Type.Object({ is_done: Type.Boolean(), refund_vnd: Type.Integer() }),
  }),
  refusals: [
    'orders.not-found',
    'orders.move-not-allowed',
    'support.second-person',
    'approvals.one-hand',
    'logistics.parcel-in-request',
  ],
});

export const keepGoingEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/keep-going',
  access: anyStaff,
  summary: 'Drops what one person proposed: the order goes on.',
  params: byCode,
  reply: DoneReply,
  refusals: ['orders.not-found', 'orders.move-not-allowed'],
});

export const recomputeSecondPaymentEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/orders/{code}/second-payment',
  access: { staff: ['sales', 'warehouse'] },
  summary:
    'Has the second payment of an opened order computed anew; does nothing where it is there.',
  params: byCode,
  reply: DoneReply,
  refusals: ['orders.not-found'],
});
