import type { BillRow } from '@hako/contract/billing';
import { forecastLines, type Order, statusIdOf } from '../orders/index.ts';
import { BILL_TABS, type Bill } from './bill.ts';
import type { Consignment } from './consignment-store.ts';
import { billStateLabel, carrierName, carrierStatusLabel } from './labels.ts';

/** A bill as clients read it, with what its orders were forecast to cost. */
export function toBillRow(bill: Bill, orders: ReadonlyMap<string, Order>, consignment: Consignment | undefined): BillRow {
  const { address, paidAt, state } = bill;
  return {
    code: bill.code,
    state,
    status_id: state === 'CANCEL' ? 0 : statusIdOf(state),
    status_label: billStateLabel(state),
    total_vnd: bill.total,
    is_paid: paidAt !== undefined,
    may_pay: state === 'BILL_APPROVED' && paidAt === undefined,
    is_cod: bill.isCod,
    may_confirm_received: (BILL_TABS.delivery as readonly string[]).includes(state),
    paid_at: paidAt?.toISOString() ?? null,
    created_at: bill.createdAt.toISOString(),
    moved_at: bill.movedAt.toISOString(),
    address: { receiver: address.receiver, phone: address.phone, text: address.text },
    orders: bill.orders.map(({ orderId, orderCode, secondPayment, outstandingFirst }) => {
      const order = orders.get(orderId);
      return {
        code: orderCode,
        name: order ? (order.listing.titleVi ?? order.listing.title) : orderCode,
        picture: order?.listing.picture ?? null,
        weight_g: order?.measured?.weightG ?? null,
        second_payment_vnd: secondPayment,
        forecast_vnd: order?.price.secondPayment.likely ?? 0,
        outstanding_first_vnd: outstandingFirst,
        lines: order ? forecastLines(order.price, order.actual, true).filter(({ payment }) => payment === 2) : [],
      };
    }),
    delivery: consignment ? deliveryOf(consignment) : null,
  };
}

const deliveryOf = (consignment: Consignment): BillRow['delivery'] => ({
  carrier: consignment.carrier,
  carrier_name: carrierName(consignment.carrier),
  tracking: consignment.carrierCode ?? null,
  state: consignment.state,
  status: consignment.status ?? null,
  status_label: consignment.status === undefined ? null : carrierStatusLabel(consignment.carrier, consignment.status),
  fee_vnd: consignment.fee ?? null,
  expected_at: consignment.expectedAt?.toISOString() ?? null,
  detail: consignment.detail ?? null,
});
