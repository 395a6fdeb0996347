import { type Static, Type } from 'typebox';
import { endpoint, type Warehouse } from '../kit/endpoint.ts';
import { Flag, Nullable, Text, Whole } from '../kit/shapes.ts';
import { DeskTask, type DeskTaskKind } from './desk.ts';

/**
 * Where parcels are handled: the house in which a station stands, and the work that is done there.
 */
export const STATIONS = {
  receive: { house: 'JP', kinds: ['receive'] },
  pack: { house: 'JP', kinds: ['pack', 'export'] },
  'check-in': { house: 'VN', kinds: ['check-in'] },
  weigh: { house: 'VN', kinds: ['weigh'] },
  'hand-over': { house: 'VN', kinds: ['bill-pack', 'hand-over'] },
} as const satisfies Record<
  string,
  { readonly house: Warehouse; readonly kinds: readonly DeskTaskKind[] }
>;
export type StationName = keyof typeof STATIONS;
export const STATION_NAMES = Object.keys(STATIONS) as StationName[];

/** So many pieces of work that wait are shown at a station. */
export const MOST_AT_STATION = 8;

/**
 * A scanned thing for which nothing is to be done at this station: what it is and where it belongs.
 */
const Elsewhere = Type.Object({
  what: Type.Union([
    Type.Literal('order'),
    Type.Literal('parcel'),
    Type.Literal('shipment'),
    Type.Literal('bill'),
  ]),
  code: Text,
  /** How it stands, in words. */
  state: Text,
  /** The work that waits for it; null: none. */
  work: Nullable(Type.Unsafe<DeskTaskKind>(Text)),
  /** Where that work is done, and in which house; null: at no station, or in no house. */
  station: Nullable(Type.Unsafe<StationName>(Text)),
  house: Nullable(Type.Unsafe<Warehouse>(Text)),
});
export type StationElsewhere = Static<typeof Elsewhere>;

export const Station = Type.Object({
  /** Longest waiting first. */
  waiting: Type.Array(DeskTask, { maxItems: MOST_AT_STATION }),
  /** How much waits, at most fifty of each kind. */
  count: Whole,
  is_more: Flag,
  /** What was scanned is this work; several where the code alone does not tell which. */
  found: Type.Array(DeskTask),
  /**
   * Something of ours that does not belong here; null when nothing was scanned or it is unknown.
   */
  elsewhere: Nullable(Elsewhere),
  /** Parcels that no order knew, laid aside, with the same number or code. */
  unknown: Type.Array(
    Type.Object({ code: Text, house: Type.Unsafe<Warehouse>(Text), place: Text }),
  ),
});
export type Station = Static<typeof Station>;

export const readStationEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/stations/{station}',
  access: { staff: ['warehouse'] },
  summary:
    'What waits at a station, and what a scanned code (ours, of the marketplace, of the listing, of a carrier) is there. Nothing is changed by it. Only in the house where the station stands.',
  params: Type.Object({ station: Type.Enum(STATION_NAMES) }),
  query: Type.Object({ scan: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })) }),
  reply: Type.Object({ data: Station }),
});
