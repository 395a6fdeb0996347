import { refuseUnless } from '../../../kernel/refusal.ts';
import type { Trx } from '../../../platform/database/database.ts';
import { isUnbilled, type Order } from '../../orders/index.ts';
import { listCurrentCosts } from '../booked-costs/booked-cost-store.ts';
import type { Subject } from '../booked-costs/rules/booked-cost.ts';
import { holds, type Parcel, type Shipment } from '../parcels/rules/parcel.ts';

/** So many codes stand in the sentence. */
const MOST_NAMED = 5;

/**
 * A release books duty and VAT on its parcels, zero as well, and only one row counts of an order,
 * its parcels and their shipment: what somebody booked by hand is withdrawn first. What is on a
 * bill already can be withdrawn no more, and stands in nobody's way. The orders are locked. Refusal
 * `logistics.gate-duty-booked`.
 */
export async function refuseBookedDuty(
  trx: Trx,
  {
    shipment,
    parcels,
    orders,
  }: {
    readonly shipment: Shipment;
    readonly parcels: readonly Parcel[];
    readonly orders: readonly Order[];
  },
): Promise<void> {
  const unbilled = orders.filter(({ state }) => isUnbilled(state));
  if (unbilled.length === 0) return;
  const concerned = parcels.filter((one) => unbilled.some(({ id }) => holds(one, id)));
  const subjects: (Subject & { readonly code: string })[] = [
    { type: 'shipment', id: shipment.id, code: shipment.code },
    ...concerned.map(({ id, code }) => ({ type: 'parcel' as const, id, code })),
    ...unbilled.map(({ id, code }) => ({ type: 'order' as const, id, code })),
  ];
  const booked = new Set(
    (await listCurrentCosts(trx, subjects)).flatMap(({ kind, subject }) =>
      kind === 'duty' || kind === 'vat' ? subject.id : [],
    ),
  );
  const codes = subjects.flatMap(({ id, code }) => (booked.has(id) ? code : []));
  refuseUnless(codes.length === 0, 'logistics.gate-duty-booked', {
    codes: codes.slice(0, MOST_NAMED).join(', '),
  });
}
