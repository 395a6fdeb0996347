import { type Static, Type } from 'typebox';
import { endpoint, type Warehouse } from '../kit/endpoint.ts';
import { Flag, Nullable, Text, Whole } from '../kit/shapes.ts';
import { LABEL_SIZES } from './labels.ts';

/** Code of a shelf, a table or a cage, as its label says it: the house, then where in it. */
export const PLACE_CODE = '^(JP|VN)(-[A-Z0-9]{1,6}){1,4}$';
const place = Type.String({ pattern: PLACE_CODE, maxLength: 40 });
const code = Type.String({ minLength: 1, maxLength: 40 });
const inAnyHouse = { staff: ['warehouse'] } as const;

/** So many parcels of a place are listed. */
export const MOST_ON_PLACE = 200;

export const PlacedParcel = Type.Object({
  code: Text,
  /** How it stands, in words. */
  state: Text,
  place: Nullable(Text),
  /** The house in which it lies; null: in none, it travels or is no more. */
  house: Nullable(Type.Unsafe<Warehouse>(Text)),
  weight_g: Whole,
  orders: Type.Array(Text),
});
export type PlacedParcel = Static<typeof PlacedParcel>;

export const findPlacedParcelEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/parcels/{code}/place',
  access: inAnyHouse,
  summary: 'Where a parcel is.',
  params: Type.Object({ code }),
  reply: Type.Object({ data: PlacedParcel }),
  refusals: ['logistics.parcel-not-found'],
});

export const putParcelEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/parcels/{code}/place',
  access: inAnyHouse,
  summary:
    'Puts a parcel on a place of the house in which it lies, or moves it there. Only somebody of that house.',
  params: Type.Object({ code }),
  body: Type.Object({ place }),
  reply: Type.Object({ data: Type.Object({ code: Text, place: Text, before: Nullable(Text) }) }),
  refusals: [
    'logistics.parcel-not-found',
    'logistics.parcel-elsewhere',
    'logistics.place-of-other-house',
    'logistics.place-closed',
  ],
});

export const readPlaceEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/places/{place}',
  access: inAnyHouse,
  summary: 'What lies on a place, by code; two hundred at most.',
  params: Type.Object({ place }),
  reply: Type.Object({
    data: Type.Object({ place: Text, parcels: Type.Array(PlacedParcel), is_more: Flag }),
  }),
});

export const readPlaceLabelEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/places/{place}/label',
  access: inAnyHouse,
  summary: 'The label of a place as PDF, its code as QR and Code 128.',
  params: Type.Object({ place }),
  query: Type.Object({ size: Type.Enum([...LABEL_SIZES]) }),
  reply: Type.Unknown(),
  replyKind: 'file',
});
