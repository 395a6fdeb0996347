import {
  CUSTOMER_LIST_PAGE,
  type CustomerBill,
  type CustomerComplaint,
  type CustomerParcel,
} from '@hako/contract/desk/customer-lists';
import { FIND_MESSAGES } from '@hako/contract/desk/find-messages';
import { SUPPORT_MESSAGES } from '@hako/contract/support/messages';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { billStateLabel } from '../../billing/index.ts';
import { placeOf } from '../../logistics/index.ts';
import type { DeskDeps } from '../deps.ts';

interface Asked {
  readonly customerId: string;
  /** The last row of the page before. */
  readonly after: string | undefined;
}
interface Page<Row> {
  readonly rows: Row[];
  readonly next: string | undefined;
}
const LIMIT = CUSTOMER_LIST_PAGE + 1;

/** Every parcel of a customer, received last first. Refusal `customers.not-found`. */
export async function listCustomerParcels(
  deps: DeskDeps,
  { customerId, after }: Asked,
): Promise<Page<CustomerParcel>> {
  const { db, logistics, orders } = deps;
  await refuseNobody(deps, customerId);
  const { rows, next } = pageOf(
    await logistics.listParcelsAfter(db, { customerId, after, limit: LIMIT }),
  );
  const inside = rows.flatMap(({ contents }) => contents.map(({ orderId }) => orderId));
  const codes = new Map((await orders.readMany(db, inside)).map(({ id, code }) => [id, code]));
  return {
    rows: rows.map(({ contents, ...parcel }) => ({
      id: parcel.id,
      code: parcel.code,
      state_label: FIND_MESSAGES.parcels[parcel.state],
      shelf: placeOf(parcel) ?? null,
      weight_g: (parcel.reweighed ?? parcel.settled ?? parcel.received).weightG,
      orders: contents.flatMap(({ orderId }) => codes.get(orderId) ?? []),
      received_at: parcel.receivedAt.toISOString(),
    })),
    next,
  };
}

/** Every bill of a customer, newest first. Refusal `customers.not-found`. */
export async function listCustomerBills(
  deps: DeskDeps,
  { customerId, after }: Asked,
): Promise<Page<CustomerBill>> {
  await refuseNobody(deps, customerId);
  const { rows, next } = pageOf(
    await deps.billing.listBillsAfter(deps.db, { customerId }, after, LIMIT),
  );
  return {
    rows: rows.map((bill) => ({
      id: bill.id,
      code: bill.code,
      state_label: billStateLabel(bill.state),
      total_vnd: bill.total,
      is_paid: bill.paidAt !== undefined,
      is_cod: bill.isCod,
      orders: bill.orders.map(({ orderCode }) => orderCode),
      created_at: bill.createdAt.toISOString(),
    })),
    next,
  };
}

/** Every complaint of a customer, newest first. Refusal `customers.not-found`. */
export async function listCustomerComplaints(
  deps: DeskDeps,
  { customerId, after }: Asked,
): Promise<Page<CustomerComplaint>> {
  await refuseNobody(deps, customerId);
  const { rows, next } = pageOf(
    await deps.complaintsAfter(deps.db, { customerId, after, limit: LIMIT }),
  );
  return {
    rows: rows.map((complaint) => ({
      id: complaint.id,
      code: complaint.code,
      state_label:
        complaint.state === 'answered'
          ? SUPPORT_MESSAGES.answeredAtDesk
          : SUPPORT_MESSAGES.states[complaint.state],
      order_code: complaint.orderCode ?? null,
      refund_vnd: complaint.refund,
      created_at: complaint.createdAt.toISOString(),
    })),
    next,
  };
}

async function refuseNobody({ db, customers }: DeskDeps, customerId: string): Promise<void> {
  refuseUnless(await customers.find(db, customerId), 'customers.not-found');
}

/** One row more than a page tells that there is another page. */
function pageOf<Row extends { readonly id: string }>(found: readonly Row[]): Page<Row> {
  const rows = found.slice(0, CUSTOMER_LIST_PAGE);
  return { rows, next: found.length > rows.length ? rows.at(-1)?.id : undefined };
}
