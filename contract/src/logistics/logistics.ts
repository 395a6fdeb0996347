import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { DoneReply } from '../kit/shapes.ts';

const inJapan = { staff: ['warehouse'], warehouse: 'JP' } as const;
const inVietnam = { staff: ['warehouse'], warehouse: 'VN' } as const;
const code = Type.String({ minLength: 1, maxLength: 40 });

/** Grams and whole centimetres: what a scale and a rule say. */
export const MeasuresBody = {
  weight_g: Type.Integer({ minimum: 1, maximum: 500_000 }),
  length_cm: Type.Integer({ minimum: 1, maximum: 500 }),
  width_cm: Type.Integer({ minimum: 1, maximum: 500 }),
  height_cm: Type.Integer({ minimum: 1, maximum: 500 }),
};
export const PhotoIds = Type.Optional(
  Type.Array(Type.String({ format: 'uuid' }), { maxItems: 12 }),
);

export const receiveParcelEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/parcels',
  access: inJapan,
  summary: 'The Japan warehouse takes a parcel in, by whatever stands on its label.',
  body: Type.Object({
    scanned: Type.String({ minLength: 1, maxLength: 100 }),
    ...MeasuresBody,
    shelf: Type.Optional(Type.String({ maxLength: 40 })),
    photos: PhotoIds,
    /** Another parcel of an order that has some here already. */
    further: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ data: Type.Object({ code: Type.String(), order_id: Type.String() }) }),
  refusals: [
    'logistics.nothing-matches',
    'logistics.parcel-elsewhere',
    'logistics.further-parcel',
    'logistics.not-a-place',
    'logistics.place-closed',
    'orders.move-not-allowed',
    'files.not-found',
  ],
});

export const packShipmentEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/shipments',
  access: inJapan,
  summary: 'Packs parcels into a shipment: a new one, or an open one that is named.',
  body: Type.Object({
    parcels: Type.Array(code, { minItems: 1, maxItems: 200 }),
    shipment: Type.Optional(code),
  }),
  reply: Type.Object({ data: Type.Object({ code: Type.String(), ship_mode: Type.String() }) }),
  refusals: [
    'logistics.parcel-not-found',
    'logistics.parcel-elsewhere',
    'logistics.parcel-in-request',
    'logistics.other-ship-mode',
    'logistics.shipment-not-found',
    'logistics.shipment-closed',
  ],
});

export const unpackShipmentEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/shipments/{code}/unpack',
  access: inJapan,
  summary: 'Undoes packing of one parcel while the shipment has not left.',
  params: Type.Object({ code }),
  body: Type.Object({ parcel: code }),
  reply: DoneReply,
  refusals: [
    'logistics.parcel-not-found',
    'logistics.shipment-not-found',
    'logistics.shipment-closed',
  ],
});

export const exportShipmentEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/shipments/{code}/export',
  access: inJapan,
  summary: 'The shipment leaves Japan with this waybill, once its customs papers are complete.',
  params: Type.Object({ code }),
  body: Type.Object({ waybill: Type.String({ minLength: 1, maxLength: 80 }) }),
  reply: DoneReply,
  refusals: [
    'logistics.shipment-not-found',
    'logistics.shipment-closed',
    'logistics.customs-not-ready',
    'orders.move-not-allowed',
  ],
});

export const checkInEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/check-in',
  access: inVietnam,
  summary: 'Vietnam takes in a shipment or a single parcel by its code.',
  body: Type.Object({ scanned: Type.String({ minLength: 1, maxLength: 100 }) }),
  reply: Type.Object({ data: Type.Object({ parcels: Type.Integer() }) }),
  refusals: [
    'logistics.parcel-not-found',
    'logistics.parcel-elsewhere',
    'logistics.at-customs',
    'orders.move-not-allowed',
  ],
});

export const openParcelEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/parcels/{code}/open',
  access: inVietnam,
  summary: 'Vietnam opens a parcel and weighs it again: this is what is billed.',
  params: Type.Object({ code }),
  body: Type.Object({ ...MeasuresBody, photos: PhotoIds }),
  reply: DoneReply,
  refusals: [
    'logistics.parcel-not-found',
    'logistics.parcel-elsewhere',
    'orders.move-not-allowed',
    'files.not-found',
  ],
});
