import type { Reader } from '../../../platform/database/database.ts';
import { type Bill, toCollect } from '../slips/bill.ts';
import type { Delivery } from './carrier.ts';
import type { BillingDeps } from '../deps.ts';
import { referenceOf } from '../slips/rules/reference.ts';

/** A bill as a carrier is asked to bring it: all its orders in one parcel. */
export async function deliveryOf(
  deps: Pick<BillingDeps, 'orders'>,
  reader: Reader,
  bill: Bill,
  attempt = 1,
): Promise<Delivery> {
  const orders = await deps.orders.readMany(
    reader,
    bill.orders.map(({ orderId }) => orderId),
  );
  const measured = orders.flatMap((order) => (order.measured ? [order.measured] : []));
  const { receiver, phone, line, commune, oldDistrict, province } = bill.address;
  return {
    reference: referenceOf(bill.code, attempt),
    receiver,
    phone,
    line,
    commune,
    district: oldDistrict ?? '',
    province,
    weightG: measured.reduce((total, { weightG }) => total + weightG, 0),
    lengthCm: Math.max(1, ...measured.map(({ lengthCm }) => lengthCm)),
    widthCm: Math.max(1, ...measured.map(({ widthCm }) => widthCm)),
    heightCm: Math.max(
      1,
      measured.reduce((total, { heightCm }) => total + heightCm, 0),
    ),
    value: orders.reduce((total, order) => total + order.firstPayment, 0) as Delivery['value'],
    collect: toCollect(bill),
    contents: orders.map(({ listing, code, quantity }) => ({
      name: (listing.titleVi ?? listing.title).slice(0, 200),
      code,
      quantity,
    })),
  };
}
