import type { Audited } from './audited.ts';

const BILL = ['bill.move'];

/** What the acts around bills and carriers leave in the audit. */
export const BILL_ACTS: Readonly<Record<string, Audited>> = {
  'POST /api/desk/bills': ['bill.make'],
  'POST /api/desk/bills/{code}/approve': BILL,
  'POST /api/desk/bills/{code}/cancel': BILL,
  'POST /api/desk/bills/{code}/collected': BILL,
  'POST /api/desk/bills/{code}/confirm': BILL,
  'POST /api/desk/bills/{code}/hand-over': BILL,
  'POST /api/desk/bills/{code}/look-up': ['bill.look-up'],
  'POST /api/desk/bills/{code}/lost': ['bill.lost'],
  'POST /api/desk/bills/{code}/pack': BILL,
  'POST /api/desk/bills/{code}/reopen': ['bill.reopen'],
  'POST /api/desk/bills/{code}/send-again': BILL,
  'POST /api/desk/bills/{code}/settle-cod': ['bill.settle-cod', 'bill.settle-cod-rest'],
  'POST /api/desk/bills/{code}/settle-consignment': ['bill.settle-consignment'],
  'POST /api/desk/bills/{code}/take-back': ['bill.take-back'],
  'POST /api/desk/bills/{code}/track': { none: 'asks the carrier where the parcel is' },
  'PUT /api/desk/carriers': ['bill.carrier-rules'],
  'POST /api/desk/cod-reports': ['bill.settle-cod'],
  'PUT /api/desk/delivery-terms': ['bill.delivery-terms'],
};

/** Those of them that make something new. */
export const NEW_IN_BILLS: readonly string[] = [
  'bill.delivery-terms',
  'bill.export',
  'bill.look-up',
  'bill.make',
  'bill.settle-cod',
  'bill.settle-cod-rest',
  'bill.settle-consignment',
  'bill.take-back',
];
