import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply, Reason } from '../kit/shapes.ts';

const byCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) });
const failed = [
  'billing.not-found',
  'billing.move-not-allowed',
  'orders.move-not-allowed',
] as const;
const words = (most: number) => Type.String({ minLength: 1, maxLength: most });

export const askRedeliveryEndpoint = endpoint({
  method: 'POST',
  path: '/api/me/bills/{code}/redelivery',
  access: 'customer',
  summary:
    'What shall become of my parcel that did not arrive: bring it again, to another address too, or I come for it. Another delivery is paid from the wallet, once.',
  params: byCode,
  body: Type.Object({
    wish: Type.Union([Type.Literal('deliver'), Type.Literal('collect')]),
    address_id: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    note: Type.Optional(Type.String({ maxLength: 300 })),
  }),
  reply: DoneReply,
  refusals: [
    'billing.not-found',
    'billing.move-not-allowed',
    'wallet.not-enough',
    'customers.address-not-found',
  ],
});

// The desk

export const takeBackEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bills/{code}/take-back',
  access: { staff: ['warehouse'], warehouse: 'VN' },
  summary: 'The carrier brought an undelivered parcel back to us.',
  params: byCode,
  body: Type.Object({ shelf: Type.Optional(Type.String({ maxLength: 40 })) }),
  reply: DoneReply,
  refusals: [...failed, 'logistics.not-a-place'],
});

export const reopenBillEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bills/{code}/reopen',
  access: { staff: ['warehouse', 'accountant'], warehouse: 'VN' },
  summary:
    'A parcel that was said to be delivered came back after all: it waits for its customer as one that could not be delivered.',
  params: byCode,
  body: Type.Object({ reason: Reason }),
  reply: DoneReply,
  refusals: [...failed, 'billing.cod-brought'],
});

export const sendAgainEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bills/{code}/send-again',
  access: { staff: ['warehouse'], warehouse: 'VN' },
  summary:
    'A parcel that came back is packed to go out again; what was wrong with name, phone or street is corrected here. The fee is taken unless it was, or is waived with a reason.',
  params: byCode,
  body: Type.Object({
    receiver: Type.Optional(words(100)),
    phone: Type.Optional(Type.String({ pattern: '^(0|\\+84)\\d{9,10}$' })),
    line: Type.Optional(words(200)),
    waived_reason: Type.Optional(words(300)),
  }),
  reply: DoneReply,
  refusals: [...failed, 'billing.not-back', 'wallet.not-enough'],
});

export const handAtCounterEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bills/{code}/collected',
  access: { staff: ['warehouse'], warehouse: 'VN' },
  summary: 'The customer, or whom they sent, has the parcel from our counter.',
  params: byCode,
  body: Type.Object({ receiver: words(100) }),
  reply: DoneReply,
  refusals: [...failed, 'billing.not-back', 'billing.pay-before-collecting'],
});

export const declareLostEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bills/{code}/lost',
  access: { staff: ['warehouse', 'sales'], warehouse: 'VN' },
  summary:
    'A parcel is lost or of no use any more: its orders end, and complaints are opened in which compensation is decided.',
  params: byCode,
  body: Type.Object({ reason: Reason }),
  reply: DoneReply,
  refusals: [...failed],
});

export const recordLookUpEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bills/{code}/look-up',
  access: { staff: ['warehouse'], warehouse: 'VN' },
  summary: 'What a carrier said of a parcel of which nothing was heard.',
  params: byCode,
  body: Type.Object({
    said: Type.Union([
      Type.Literal('on-its-way'),
      Type.Literal('delivered'),
      Type.Literal('undelivered'),
    ]),
    note: Type.Optional(Type.String({ maxLength: 300 })),
  }),
  reply: DoneReply,
  refusals: [...failed],
});

const Terms = {
  valid_from: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  redelivery_fee_vnd: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
  silent_days: Type.Integer({ minimum: 1, maximum: 60 }),
};

export const readDeliveryTermsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/delivery-terms',
  access: { staff: ['sales', 'warehouse', 'accountant'] },
  summary: 'What another delivery costs and when silence is too long, by day, the newest first.',
  reply: Type.Object({
    data: Type.Object({
      terms: Type.Array(Type.Object({ ...Terms, is_now: Type.Boolean() })),
      may_edit: Type.Boolean(),
    }),
  }),
});

export const saveDeliveryTermsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/delivery-terms',
  access: { staff: [] },
  summary: 'The owner sets both from a day on.',
  body: Type.Object(Terms),
  reply: DoneReply,
  refusals: ['billing.terms-in-the-past'],
});
