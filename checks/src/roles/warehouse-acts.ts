import type { Audited } from './audited.ts';

/** What the acts around unknown parcels, places and their counts leave in the audit. */
export const WAREHOUSE_ACTS: Readonly<Record<string, Audited>> = {
  'POST /api/desk/place-counts': ['place-count.start'],
  'POST /api/desk/place-counts/{id}/findings/{code}': ['place-count.settle'],
  'POST /api/desk/place-counts/{id}/finish': ['place-count.finish'],
  'POST /api/desk/place-counts/{id}/scans': { none: 'kept with its count, which has a line' },
  'PUT /api/desk/places/{place}': ['place.save'],
  'POST /api/desk/tracking-imports': ['tracking-import.read'],
  'POST /api/desk/tracking-imports/{id}/apply': ['tracking-import.apply', 'order.seller-parcel'],
  'POST /api/desk/unknown-parcels': ['unknown-parcel.record'],
  'POST /api/desk/unknown-parcels/{code}/close': ['unknown-parcel.close', 'unknown-parcel.close?'],
  'POST /api/desk/unknown-parcels/{code}/match': ['unknown-parcel.match'],
  'POST /api/desk/unknown-parcels/{code}/place': ['unknown-parcel.place'],
  'POST /api/desk/unknown-parcels/{code}/take-back': ['unknown-parcel.take-back'],
};

/** Those of them that make something new. */
export const NEW_IN_WAREHOUSE: readonly string[] = [
  'place-count.finish',
  'place-count.start',
  'tracking-import.read',
  'unknown-parcel.record',
];
