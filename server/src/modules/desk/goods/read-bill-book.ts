import type { BillBook } from '@hako/contract/billing/bill-book';
import { may, type Permitted } from '@hako/contract/staff/permissions/permissions';
import { refuseUnless } from '../../../kernel/refusal.ts';
import type { DeskDeps } from '../deps.ts';
import { moneyRow } from '../orders/money-row.ts';
import { moneyOfBill } from '../orders/order-money.ts';
import { notesOf } from '../orders/read-order-book.ts';

/**
 * What belongs to a bill besides itself, as far as whoever asks may see it. Refusal
 * `billing.not-found`.
 */
export async function readBillBook(
  deps: DeskDeps,
  { code, asker }: { readonly code: string; readonly asker: Permitted },
): Promise<BillBook> {
  const { db } = deps;
  const bill = await deps.billing.findBill(db, code);
  refuseUnless(bill, 'billing.not-found');
  const codes = new Map(bill.orders.map(({ orderId, orderCode }) => [orderId, orderCode]));
  const [customer, money, notes] = await Promise.all([
    may(asker, 'customers.read') ? deps.customers.find(db, bill.customerId) : undefined,
    may(asker, 'money.see') ? moneyOfBill(deps, db, bill) : undefined,
    notesOf(deps, db, [...codes.keys()]),
  ]);
  return {
    customer: customer
      ? { id: customer.id, customer_no: customer.customerNo, full_name: customer.fullName }
      : null,
    money: money ? moneyRow(money) : null,
    notes: notes.map(({ orderId, row }) => ({ ...row, order_code: codes.get(orderId) ?? '' })),
  };
}
