import type { Audited } from './audited.ts';

const MOVE = ['order.move'];

/** What the acts around parcels, shipments and places of the warehouses leave in the audit. */
export const WAREHOUSE_ACTS: Readonly<Record<string, Audited>> = {
  'POST /api/desk/check-in': ['parcel.check-in'],
  'POST /api/desk/costs/{type}/{code}': ['cost.book'],
  'POST /api/desk/costs/{type}/{code}/withdraw': ['cost.withdraw'],
  'POST /api/desk/parcel-requests/{code}/boxes': ['parcel.rehearse'],
  'POST /api/desk/parcel-requests/{code}/repack': ['parcel.*'],
  'POST /api/desk/parcels': MOVE,
  'POST /api/desk/parcels/{code}/open': MOVE,
  'POST /api/desk/parcels/{code}/place': ['parcel.place'],
  'POST /api/desk/place-counts': ['place-count.start'],
  'POST /api/desk/place-counts/{id}/findings/{code}': ['place-count.settle'],
  'POST /api/desk/place-counts/{id}/finish': ['place-count.finish'],
  'POST /api/desk/place-counts/{id}/scans': { none: 'kept with its count, which has a line' },
  'PUT /api/desk/places/{place}': ['place.save'],
  'POST /api/desk/shipments': ['shipment.pack'],
  'PUT /api/desk/shipments/{code}/customs': ['shipment.customs'],
  'POST /api/desk/shipments/{code}/export': ['shipment.export'],
  'PUT /api/desk/shipments/{code}/gate': ['shipment.declare'],
  'POST /api/desk/shipments/{code}/gate/holds': ['parcel.hold'],
  'POST /api/desk/shipments/{code}/gate/holds/undo': ['parcel.undo-hold'],
  'POST /api/desk/shipments/{code}/gate/releases': ['shipment.release'],
  'POST /api/desk/shipments/{code}/unpack': ['shipment.unpack'],
  'POST /api/desk/tracking-imports': ['tracking-import.read'],
  'POST /api/desk/tracking-imports/{id}/apply': ['tracking-import.apply', 'order.seller-parcel'],
  'POST /api/desk/unknown-parcels': ['unknown-parcel.record'],
  'POST /api/desk/unknown-parcels/{code}/close': ['unknown-parcel.close', 'unknown-parcel.close?'],
  'POST /api/desk/unknown-parcels/{code}/match': ['unknown-parcel.match'],
  'POST /api/desk/unknown-parcels/{code}/place': ['unknown-parcel.place'],
  'POST /api/desk/unknown-parcels/{code}/take-back': ['unknown-parcel.take-back'],
  'PUT /api/desk/warehouse-rules/headings': ['warehouse.customs-heading'],
  'PUT /api/desk/warehouse-rules/terms': ['warehouse.terms'],
  'PUT /api/desk/weights/samples/{order_id}': ['weight-sample.exclude', 'weight-sample.include'],
};

/** Those of them that make something new. */
export const NEW_IN_WAREHOUSE: readonly string[] = [
  'parcel.check-in',
  'parcel.rehearse',
  'place-count.finish',
  'place-count.start',
  'shipment.export',
  'shipment.pack',
  'tracking-import.read',
  'unknown-parcel.record',
  'warehouse.terms',
];
