import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply } from '../kit/shapes.ts';
import { MeasuresBody, PhotoIds } from './logistics.ts';

const text = Type.String();
const whole = Type.Integer();
const nullableText = Type.Union([Type.String(), Type.Null()]);
const code = Type.String({ minLength: 1, maxLength: 40 });
const byCode = Type.Object({ code });
const measures = { weight_g: whole, length_cm: whole, width_cm: whole, height_cm: whole };
const AskedReply = Type.Object({
  status: Type.Literal(true),
  success: Type.Literal(true),
  data: Type.Object({ code: text }),
});

/** A parcel on a shelf in Japan, or packed in a shipment that has not left. */
export const ParcelRow = Type.Object({
  code: text,
  state: Type.Unsafe<'stored' | 'packed'>(text),
  state_label: text,
  ...measures,
  shelf: nullableText,
  photos: Type.Array(text, { description: 'addresses of pictures' }),
  received_at: text,
  ship_mode: text,
  orders: Type.Array(
    Type.Object({ code: text, name: text, picture: nullableText, weight_g: whole }),
  ),
  storage: Type.Object({
    free_days: whole,
    stored_days: whole,
    days_left: Type.Integer({ description: 'until storage costs; 0 when it does' }),
    costs_from: text,
    cost_vnd: Type.Integer({ description: 'so far' }),
    per_day_vnd: Type.Integer({ description: 'the first day beyond the free ones' }),
  }),
  request: Type.Union([text, Type.Null()], {
    description: 'code of the open request it waits for',
  }),
  is_settled: Type.Boolean({
    description: 'a box was chosen after packing to try: freight is asked for its weight and size',
  }),
  may_join: Type.Boolean(),
  may_split: Type.Boolean(),
  may_rehearse: Type.Boolean(),
});
export type ParcelRow = Static<typeof ParcelRow>;

export const ParcelRequestRow = Type.Object({
  code: text,
  kind: Type.Unsafe<'join' | 'split' | 'rehearsal'>(text),
  kind_label: text,
  state: Type.Unsafe<'asked' | 'offered' | 'done' | 'cancelled'>(text),
  state_label: text,
  taken: Type.Array(text, { description: 'parcels that it is about' }),
  made: Type.Array(text, { description: 'parcels that came of it' }),
  apart: Type.Array(text, { description: 'orders that go into a parcel of their own' }),
  asked_at: text,
  done_at: nullableText,
  choose_by: nullableText,
  boxes: Type.Array(
    Type.Object({
      number: Type.Unsafe<1 | 2>(whole),
      label: text,
      ...measures,
      photos: Type.Array(text),
      freight_vnd: whole,
      is_chosen: Type.Boolean(),
    }),
  ),
  may_cancel: Type.Boolean(),
});
export type ParcelRequestRow = Static<typeof ParcelRequestRow>;

export const listParcelsEndpoint = endpoint({
  method: 'GET',
  path: '/api/parcels',
  access: 'customer',
  summary:
    'My parcels in the Japan warehouse with their storage clock, and what I asked to be done with them.',
  reply: Type.Object({
    data: Type.Object({ parcels: Type.Array(ParcelRow), requests: Type.Array(ParcelRequestRow) }),
  }),
});

const TAKEN = [
  'logistics.parcel-not-found',
  'logistics.parcel-elsewhere',
  'logistics.parcel-in-request',
] as const;

export const joinParcelsEndpoint = endpoint({
  method: 'POST',
  path: '/api/parcels/join',
  access: 'customer',
  summary: 'Asks the warehouse to put parcels into one; until packing begins.',
  body: Type.Object({ parcels: Type.Array(code, { minItems: 1, maxItems: 40 }) }),
  reply: AskedReply,
  refusals: [
    ...TAKEN,
    'logistics.too-few-to-join',
    'logistics.other-ship-mode',
    'logistics.other-address',
  ],
});

export const splitParcelEndpoint = endpoint({
  method: 'POST',
  path: '/api/parcels/{code}/split',
  access: 'customer',
  summary: 'Asks that some orders of a parcel go into one of their own; until packing begins.',
  params: byCode,
  body: Type.Object({ orders: Type.Array(code, { minItems: 1, maxItems: 100 }) }),
  reply: AskedReply,
  refusals: [...TAKEN, 'logistics.nothing-to-split'],
});

export const trialPackingEndpoint = endpoint({
  method: 'POST',
  path: '/api/parcels/{code}/rehearsal',
  access: 'customer',
  summary: 'Asks that a parcel is packed to try, in two boxes, before freight is paid.',
  params: byCode,
  reply: AskedReply,
  refusals: [...TAKEN, 'logistics.already-rehearsed'],
});

export const cancelParcelRequestEndpoint = endpoint({
  method: 'POST',
  path: '/api/parcel-requests/{code}/cancel',
  access: 'customer',
  summary: 'Takes a request back while the warehouse has not done it.',
  params: byCode,
  reply: DoneReply,
  refusals: ['logistics.request-not-found', 'logistics.request-closed'],
});

export const chooseBoxEndpoint = endpoint({
  method: 'POST',
  path: '/api/parcel-requests/{code}/choose',
  access: 'customer',
  summary: 'Takes one of the two boxes of a rehearsal; the second payment computes with it.',
  params: byCode,
  body: Type.Object({ box: Type.Union([Type.Literal(1), Type.Literal(2)]) }),
  reply: DoneReply,
  refusals: ['logistics.request-not-found', 'logistics.request-closed'],
});

const inJapan = { staff: ['warehouse'], warehouse: 'JP' } as const;
const result = { ...MeasuresBody, photos: PhotoIds };

/** What the desk sees of a request: each parcel with its shelf and what lies in it. */
export const DeskRequest = Type.Object({
  ...ParcelRequestRow.properties,
  parcels: Type.Array(
    Type.Object({
      code: text,
      shelf: nullableText,
      ...measures,
      orders: Type.Array(Type.Object({ code: text, name: text, is_apart: Type.Boolean() })),
    }),
  ),
});
export type DeskRequest = Static<typeof DeskRequest>;

export const readParcelRequestEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/parcel-requests/{code}',
  access: inJapan,
  summary: 'A request of a customer with its parcels, shelves and orders.',
  params: byCode,
  reply: Type.Object({ data: DeskRequest }),
  refusals: ['logistics.request-not-found'],
});

export const repackEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/parcel-requests/{code}/repack',
  access: inJapan,
  summary:
    'The parcels are joined or split; each result weighed, measured and photographed. A split has two, first what goes apart.',
  params: byCode,
  body: Type.Object({
    results: Type.Array(
      Type.Object({ ...result, shelf: Type.Optional(Type.String({ maxLength: 40 })) }),
      { minItems: 1, maxItems: 2 },
    ),
  }),
  reply: Type.Object({ data: Type.Object({ codes: Type.Array(text) }) }),
  refusals: [
    'logistics.request-not-found',
    'logistics.request-closed',
    'logistics.wrong-results',
    'logistics.not-a-place',
    'files.not-found',
  ],
});

export const offerBoxesEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/parcel-requests/{code}/boxes',
  access: inJapan,
  summary:
    'Two boxes were packed to try; the customer chooses, or after two days the cheaper one is taken.',
  params: byCode,
  body: Type.Object({
    boxes: Type.Array(
      Type.Object({ label: Type.String({ pattern: '\\S', maxLength: 80 }), ...result }),
      { minItems: 2, maxItems: 2 },
    ),
  }),
  reply: DoneReply,
  refusals: [
    'logistics.request-not-found',
    'logistics.request-closed',
    'logistics.wrong-results',
    'files.not-found',
  ],
});
