import { carrierName } from '@hako/contract/billing/carriers';
import type { BillRow } from '@hako/contract/billing/slips';
import { forecastLines, type Order, statusIdOf } from '../../orders/index.ts';
import type { Dong } from '../../../kernel/money.ts';
import { type Bill, mayConfirmReceived } from './bill.ts';
import type { Consignment } from '../carriers/consignment-store.ts';
import { offPercent, whyOff } from '../guarantee/off-forecast.ts';
import type { Redelivery } from '../redelivery/redelivery.ts';
import { billStateLabel, carrierStatusLabel } from './labels.ts';

/** A bill as clients read it, with what its orders were forecast to cost. */
export function toBillRow(
  bill: Bill,
  orders: ReadonlyMap<string, Order>,
  consignment: Consignment | undefined,
  redelivery: BillRow['redelivery'],
  mayPay: boolean,
  explainOverPercent: number,
): BillRow {
  const { address, paidAt, state } = bill;
  return {
    code: bill.code,
    state,
    status_id: state === 'CANCEL' ? 0 : statusIdOf(state),
    status_label: billStateLabel(state),
    total_vnd: bill.total,
    is_paid: paidAt !== undefined,
    may_pay: mayPay,
    is_cod: bill.isCod,
    may_confirm_received: mayConfirmReceived(bill),
    paid_at: paidAt?.toISOString() ?? null,
    created_at: bill.createdAt.toISOString(),
    moved_at: bill.movedAt.toISOString(),
    address: { receiver: address.receiver, phone: address.phone, text: address.text },
    redelivery,
    orders: bill.orders.map((row) => {
      const { orderId, orderCode, secondPayment, outstandingFirst, guarantee } = row;
      const order = orders.get(orderId);
      const lines = order
        ? forecastLines(order.price, order.actual, true).filter(({ payment }) => payment === 2)
        : [];
      const off = offPercent(row, explainOverPercent);
      return {
        code: orderCode,
        name: order ? (order.listing.titleVi ?? order.listing.title) : orderCode,
        picture: order?.listing.picture ?? null,
        weight_g: order?.measured?.weightG ?? null,
        second_payment_vnd: secondPayment,
        forecast_vnd: order?.price.secondPayment.likely ?? 0,
        outstanding_first_vnd: outstandingFirst,
        carried_vnd: guarantee.carried,
        off_percent: off ?? null,
        why_off: off === undefined ? [] : whyOff(lines),
        lines,
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
  status_label:
    consignment.status === undefined
      ? null
      : carrierStatusLabel(consignment.carrier, consignment.status),
  fee_vnd: consignment.fee ?? null,
  expected_at: consignment.expectedAt?.toISOString() ?? null,
  detail: consignment.detail ?? null,
});

/** What can be done about a parcel that did not arrive, or was; null when nothing went wrong. `fee`: what another delivery costs today. */
export function redeliveryView(
  bill: Bill,
  consignment: Consignment | undefined,
  newest: Redelivery | undefined,
  fee: Dong,
): BillRow['redelivery'] {
  const attempt = consignment?.attempt ?? newest?.attempt ?? 1;
  const isFailed = bill.state === 'BILL_INVENTORY';
  // What ended with an attempt before says nothing about this one.
  const redelivery = isFailed && newest?.attempt !== attempt ? undefined : newest;
  if (!isFailed && !redelivery) return null;
  const { receiver, phone, line, text } = redelivery?.address ?? bill.address;
  const isSettled = (redelivery?.fee ?? 0) > 0 || redelivery?.waivedReason !== undefined;
  return {
    attempt,
    may_ask: isFailed,
    wish: redelivery?.asked?.wish ?? null,
    asked_at: redelivery?.asked?.at.toISOString() ?? null,
    address: { receiver, phone, line, text },
    note: redelivery?.note ?? null,
    fee_vnd: isSettled ? 0 : fee,
    paid_fee_vnd: redelivery?.feeReturnedAt ? 0 : (redelivery?.fee ?? 0),
    is_back: redelivery?.returned !== undefined,
    shelf: redelivery?.shelf ?? null,
    ended_as: redelivery?.ended?.as ?? null,
  };
}
