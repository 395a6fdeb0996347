import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply, Nullable } from '../kit/shapes.ts';

const byCode = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) });

/** The carriers we have a connection for. */
export const CARRIERS = ['ghn', 'ghtk', 'viettel-post'] as const;
export type CarrierName = (typeof CARRIERS)[number];

/** As people call them. */
export const CARRIER_NAMES: Readonly<Record<CarrierName, string>> = {
  ghn: 'Giao Hàng Nhanh',
  ghtk: 'Giao Hàng Tiết Kiệm',
  'viettel-post': 'Viettel Post',
};

/** Who brings a parcel, a carrier without a connection as well. */
export const carrierName = (carrier: string): string =>
  Object.hasOwn(CARRIER_NAMES, carrier) ? CARRIER_NAMES[carrier as CarrierName] : 'Hãng khác';

export const CarrierCode = Type.Union(
  CARRIERS.map((name) => Type.Literal(name)) as [ReturnType<typeof Type.Literal<CarrierName>>],
);

/**
 * One line of the owner's rule: the first line that fits a parcel and whose carrier is connected takes it. Grams; đồng; what is absent or empty
 * asks for nothing.
 */
export const CarrierRule = Type.Object({
  carrier: CarrierCode,
  /** Codes of provinces of delivery. */
  provinces: Type.Array(Type.String({ pattern: '^\\d{2}$' }), { maxItems: 34 }),
  min_weight_g: Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  max_weight_g: Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  min_value_vnd: Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  max_value_vnd: Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  max_collect_vnd: Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  note: Type.String({ maxLength: 200 }),
});
export type CarrierRule = Static<typeof CarrierRule>;

export const readCarrierRulesEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/carriers',
  access: { staff: ['sales', 'warehouse', 'accountant'] },
  summary: 'Carriers, whether each is connected, and the rule by which a parcel gets one.',
  reply: Type.Object({
    data: Type.Object({
      carriers: Type.Array(
        Type.Object({ code: CarrierCode, name: Type.String(), is_connected: Type.Boolean() }),
      ),
      rules: Type.Array(CarrierRule),
      may_edit: Type.Boolean(),
    }),
  }),
});

export const saveCarrierRulesEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/carriers',
  access: { staff: [] },
  summary:
    'The owner sets the rule by which a parcel gets its carrier; bills that are handed over from now on follow it.',
  body: Type.Object({ rules: Type.Array(CarrierRule, { minItems: 1, maxItems: 50 }) }),
  reply: DoneReply,
});

/** What a person found at the carrier's own desk about an order whose answer was lost. */
export const settleConsignmentEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bills/{code}/settle-consignment',
  access: { staff: ['warehouse'], warehouse: 'VN' },
  summary:
    'Looks up an order whose answer was lost; where the carrier cannot be asked by program, the desk says what it found there.',
  params: byCode,
  body: Type.Object({
    tracking: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    is_not_there: Type.Optional(Type.Boolean()),
  }),
  reply: DoneReply,
  refusals: [
    'billing.not-found',
    'billing.consignment-settled',
    'billing.consignment-unknown',
    'billing.tracking-taken',
  ],
});

export const trackConsignmentEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/bills/{code}/track',
  access: { staff: ['sales', 'warehouse'], warehouse: 'VN' },
  summary: 'Asks the carrier where a parcel is, when its events do not come.',
  params: byCode,
  reply: Type.Object({
    data: Type.Object({ is_news: Type.Boolean(), status: Nullable(Type.String()) }),
  }),
  refusals: ['billing.not-found', 'billing.cannot-be-tracked'],
});

const WebhookReply = Type.Object({ success: Type.Boolean() });

/** GHN posts here; `token` in the address or header `Token` is what we gave it when the webhook was set up. */
export const ghnWebhookEndpoint = endpoint({
  method: 'POST',
  path: '/api/webhooks/ghn',
  access: 'system',
  summary: 'Events of deliveries by GHN.',
  query: Type.Object({ token: Type.Optional(Type.String({ maxLength: 200 })) }),
  body: Type.Unknown(),
  reply: WebhookReply,
});

/** GHTK posts a form here; `hash` in the address is the secret of the callback address. */
export const ghtkWebhookEndpoint = endpoint({
  method: 'POST',
  path: '/api/webhooks/ghtk',
  access: 'system',
  acceptsForm: true,
  summary: 'Events of deliveries by GHTK, as a form.',
  query: Type.Object({ hash: Type.Optional(Type.String({ maxLength: 200 })) }),
  body: Type.Unknown(),
  reply: WebhookReply,
});

/** Viettel Post posts here; `TOKEN` beside the data is the secret that we gave it. */
export const viettelPostWebhookEndpoint = endpoint({
  method: 'POST',
  path: '/api/webhooks/viettel-post',
  access: 'system',
  summary: 'Events of deliveries by Viettel Post.',
  body: Type.Unknown(),
  reply: WebhookReply,
});
