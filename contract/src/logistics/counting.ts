import { type Static, Type } from 'typebox';
import { endpoint, type Warehouse } from '../kit/endpoint.ts';
import { Keyset } from '../kit/pages.ts';
import { DoneReply, Flag, Nullable, Reason, Text, Whole } from '../kit/shapes.ts';
import { PLACE_CODE } from './places.ts';

/** So many codes are scanned in one count. */
export const MOST_SCANNED = 1_000;
export const PLACES_PAGE = 50;

export type ScanVerdict = 'here' | 'misplaced' | 'foreign';
export type FindingKind = 'missing' | 'misplaced' | 'foreign';
export type FindingState = 'open' | 'searching' | 'moved' | 'found' | 'lost' | 'explained';
/**
 * `moved`: it lies on the counted place from now on · `searching`: somebody looks for it · `found`:
 * it is on its place after all, or on another one · `lost`: nobody found it · `explained`: nothing
 * is to be done.
 */
export const FINDING_ENDS = ['moved', 'searching', 'found', 'lost', 'explained'] as const;
export type FindingEnd = (typeof FINDING_ENDS)[number];

const place = Type.String({ pattern: PLACE_CODE, maxLength: 40 });
const code = Type.String({ minLength: 1, maxLength: 100 });
const byId = Type.Object({ id: Type.String({ format: 'uuid' }) });
const inAnyHouse = { staff: ['warehouse'] } as const;

const Finding = Type.Object({
  code: Text,
  kind: Type.Unsafe<FindingKind>(Text),
  /** Where it should lie; null: nowhere, or it is nothing of ours. */
  known_place: Nullable(Text),
  state: Type.Unsafe<FindingState>(Text),
  reason: Nullable(Text),
  /** An order whose goods are inside. */
  order: Nullable(Text),
});
export type Finding = Static<typeof Finding>;

export const PlaceCount = Type.Object({
  id: Text,
  place: Text,
  house: Type.Unsafe<Warehouse>(Text),
  started_by: Text,
  started_at: Text,
  finished_at: Nullable(Text),
  /** What should lie there. */
  expected: Whole,
  scans: Type.Array(
    Type.Object({
      code: Text,
      verdict: Type.Unsafe<ScanVerdict>(Text),
      known_place: Nullable(Text),
    }),
  ),
  findings: Type.Array(Finding),
});
export type PlaceCount = Static<typeof PlaceCount>;

export const PlaceRow = Type.Object({
  code: Text,
  note: Text,
  is_closed: Flag,
  /** The last finished count. */
  counted_at: Nullable(Text),
});
export type PlaceRow = Static<typeof PlaceRow>;

export const listPlacesEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/places',
  access: inAnyHouse,
  summary: 'The places of a house that somebody set up, by code.',
  query: Type.Object({
    house: Type.Enum(['JP', 'VN']),
    after: Type.Optional(place),
  }),
  reply: Type.Object({ data: Keyset(PlaceRow) }),
});

export const savePlaceEndpoint = endpoint({
  method: 'PUT',
  path: '/api/desk/places/{place}',
  access: inAnyHouse,
  summary:
    'Sets a place up, writes what it is, closes it when nothing lies there, or opens it again.',
  params: Type.Object({ place }),
  body: Type.Object({ note: Type.String({ maxLength: 200 }), is_closed: Flag }),
  reply: DoneReply,
  refusals: ['logistics.place-not-empty'],
});

export const startCountEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/place-counts',
  access: inAnyHouse,
  summary: 'Counts what lies on a place; one that is being counted already goes on.',
  body: Type.Object({ place }),
  reply: Type.Object({ data: Type.Object({ id: Text }) }),
});

export const readCountEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/place-counts/{id}',
  access: inAnyHouse,
  summary: 'A count with what was scanned, and what differed when it was finished.',
  params: byId,
  reply: Type.Object({ data: PlaceCount }),
  refusals: ['logistics.count-not-found'],
});

export const scanCountEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/place-counts/{id}/scans',
  access: inAnyHouse,
  summary: 'This code lies on the place that is counted. Scanned twice, it counts once.',
  params: byId,
  body: Type.Object({ code }),
  reply: Type.Object({
    data: Type.Object({
      code: Text,
      verdict: Type.Unsafe<ScanVerdict>(Text),
      known_place: Nullable(Text),
    }),
  }),
  refusals: ['logistics.count-not-found', 'logistics.count-finished', 'logistics.count-full'],
});

export const finishCountEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/place-counts/{id}/finish',
  access: inAnyHouse,
  summary: 'Everything was scanned: what is missing and what does not belong there is listed.',
  params: byId,
  reply: Type.Object({ data: Type.Object({ findings: Whole }) }),
  refusals: ['logistics.count-not-found', 'logistics.count-finished'],
});

export const settleFindingEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/place-counts/{id}/findings/{code}',
  access: inAnyHouse,
  summary:
    'What is done about a difference, with its reason: put onto the counted place, searched, found (on a place), lost, or explained.',
  params: Type.Object({ id: Type.String({ format: 'uuid' }), code }),
  body: Type.Object({
    how: Type.Enum([...FINDING_ENDS]),
    reason: Reason,
    /** Where it was found; on the counted place when left out. */
    place: Type.Optional(place),
  }),
  reply: DoneReply,
  refusals: [
    'logistics.count-not-found',
    'logistics.finding-settled',
    'logistics.parcel-elsewhere',
    'logistics.place-of-other-house',
    'logistics.place-closed',
  ],
});
