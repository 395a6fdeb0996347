import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { EXPORTS_PER_MINUTE } from '../kit/limits.ts';

const inJapan = { staff: ['warehouse'], warehouse: 'JP' } as const;
const text = Type.String();
const nullableText = Type.Union([Type.String(), Type.Null()]);
const code = Type.String({ minLength: 1, maxLength: 40 });
const byShipment = Type.Object({ code });

export const CustomsLineBody = Type.Object({
  order: code,
  description: Type.String({ maxLength: 200, description: 'English' }),
  hs_code: Type.String({
    pattern: '^([0-9]{4,10})?$',
    description: 'heading of the Harmonized System; empty until known',
  }),
  quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
  value_jpy: Type.Integer({
    minimum: 0,
    maximum: 1_000_000_000,
    description: 'of all pieces together',
  }),
  origin: Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166' }),
});
export type CustomsLineBody = Static<typeof CustomsLineBody>;

export const CustomsReply = Type.Object({
  shipment: text,
  is_open: Type.Boolean({ description: 'may still be edited' }),
  is_saved: Type.Boolean({ description: 'otherwise at least one line was drafted from its order' }),
  lines: Type.Array(CustomsLineBody),
  orders: Type.Array(
    Type.Object({
      code: text,
      title: text,
      title_vi: nullableText,
      picture: nullableText,
      paid_jpy: Type.Integer({ description: 'what of its price travels here' }),
      parcels: Type.Array(text),
      flags: Type.Array(Type.Object({ rule: text, reason: text }), {
        description: 'restrictions of the price list',
      }),
    }),
  ),
  problems: Type.Array(
    Type.Object({ order: text, line: Type.Union([Type.Integer(), Type.Null()]), text }),
  ),
  total_jpy: Type.Integer(),
});
export type CustomsReply = Static<typeof CustomsReply>;

export const readCustomsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/shipments/{code}/customs',
  access: inJapan,
  summary: 'What is declared of a shipment, with what is missing and which goods are restricted.',
  params: byShipment,
  reply: Type.Object({ data: CustomsReply }),
  refusals: ['logistics.shipment-not-found'],
});

export const saveCustomsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/shipments/{code}/customs',
  access: inJapan,
  summary: 'Keeps all lines as edited, also while something is missing.',
  params: byShipment,
  body: Type.Object({ lines: Type.Array(CustomsLineBody, { maxItems: 1_000 }) }),
  reply: Type.Object({ data: CustomsReply }),
  refusals: [
    'logistics.shipment-not-found',
    'logistics.shipment-closed',
    'logistics.not-in-shipment',
  ],
});

export const exportCustomsEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/shipments/{code}/customs/export',
  access: inJapan,
  summary: 'The customs invoice as a spreadsheet (xlsx), once nothing is missing.',
  params: byShipment,
  reply: Type.Unknown(),
  replyKind: 'file',
  refusals: ['logistics.shipment-not-found', 'logistics.customs-not-ready'],
  limitPerMinute: EXPORTS_PER_MINUTE,
});
