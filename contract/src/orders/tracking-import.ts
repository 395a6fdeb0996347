import { type Static, Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { Nullable, Text, Whole } from '../kit/shapes.ts';

/** Of one file. */
export const IMPORT_LIMITS = { lines: 5_000, bytes: 2_000_000, page: 200 } as const;

/** What is told of a line; only `ok` ones are applied, and become `applied`. */
export const TRACKING_VERDICTS = [
  'ok',
  'applied',
  'incomplete',
  'order-unknown',
  'order-unclear',
  // Not the one that was shown.
  'order-changed',
  'order-closed',
  'mistyped',
  'known',
  'other-order',
  'twice',
  'many',
] as const;
export type TrackingVerdict = (typeof TRACKING_VERDICTS)[number];

const Line = Type.Object({
  /** In the file, from 1, as a spreadsheet counts. */
  row: Whole,
  /** As the file says it, and our code once it is found. */
  order: Text,
  code: Nullable(Text),
  carrier: Text,
  tracking_number: Text,
  title: Text,
  verdict: Type.Unsafe<TrackingVerdict>(Text),
});
export type TrackingLine = Static<typeof Line>;

export const TrackingImport = Type.Object({
  id: Text,
  file_name: Text,
  uploaded_at: Text,
  applied_at: Nullable(Text),
  counts: Type.Array(Type.Object({ verdict: Type.Unsafe<TrackingVerdict>(Text), count: Whole })),
  lines: Type.Array(Line),
  /** The row after which the next page begins. */
  next: Type.Optional(Whole),
});
export type TrackingImport = Static<typeof TrackingImport>;

const entering = { staff: ['buyer', 'warehouse'] } as const;
const byId = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const uploadTrackingEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/tracking-imports',
  access: entering,
  summary:
    'Reads a file (xlsx or csv, multipart `file`) with orders and the numbers of their sellers’ parcels, and tells what would become of each line. Nothing is entered yet.',
  reply: Type.Object({ data: Type.Object({ id: Text }) }),
  isMultipart: true,
  limitPerMinute: 20,
  refusals: [
    'orders.import-missing',
    'orders.import-unreadable',
    'orders.import-too-large',
    'orders.import-empty',
  ],
});

export const readTrackingImportEndpoint = endpoint({
  method: 'GET',
  path: '/api/desk/tracking-imports/{id}',
  access: entering,
  summary: 'A file that was read, two hundred lines at a time, or those of one verdict.',
  params: byId,
  query: Type.Object({
    verdict: Type.Optional(Type.Enum([...TRACKING_VERDICTS])),
    after: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  reply: Type.Object({ data: TrackingImport }),
  refusals: ['orders.import-not-found'],
});

export const applyTrackingEndpoint = endpoint({
  method: 'POST',
  path: '/api/desk/tracking-imports/{id}/apply',
  access: entering,
  summary:
    'Enters the lines that were shown as `ok` and still are; told again, it changes nothing. By whoever uploaded the file.',
  params: byId,
  reply: Type.Object({ data: Type.Object({ applied: Whole, skipped: Whole }) }),
  refusals: ['orders.import-not-found'],
});
