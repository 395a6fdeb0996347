import type { BillRow } from '@hako/contract/billing';
import type { Readable } from 'node:stream';
import { refuseUnless } from '../../../kernel/refusal.ts';
import { endOfVietnamDay, startOfVietnamDay } from '../../../kernel/vietnam-day.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { BATCH, inBatches, refuseUnlessExportable } from '../../../platform/sheet/batches.ts';
import { type Column, MOST_ROWS, streamSheet } from '../../../platform/sheet/sheet.ts';
import type { Bill } from '../bill.ts';
import { type BillFilter, countBills, listBillsAfter } from '../bill-store.ts';
import type { BillingDeps } from '../deps.ts';
import { type Viewer, customerOf } from '../viewer.ts';
import { rowsOf, statesOf } from './list-bills.ts';

interface Asked {
  readonly viewer: Viewer;
  readonly codes?: readonly string[] | undefined;
  readonly tab?: string | undefined;
  /** Days in Vietnam on which the bills were made, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const EXPORTING_ROLES = ['sales', 'accountant', 'admin'];
const sumOf = (row: BillRow, what: (order: BillRow['orders'][number]) => number) => row.orders.reduce((sum, order) => sum + what(order), 0);

const COLUMNS: readonly Column<BillRow>[] = [
  { heading: 'Mã phiếu', width: 14, cell: (bill) => bill.code },
  { heading: 'Ngày lập', width: 17, cell: (bill) => new Date(bill.created_at) },
  { heading: 'Trạng thái', width: 24, cell: (bill) => bill.status_label },
  { heading: 'Mã đơn', width: 28, cell: (bill) => bill.orders.map(({ code }) => code).join(', ') },
  { heading: 'Hàng hóa', width: 60, cell: (bill) => bill.orders.map(({ name }) => name).join('; ') },
  { heading: 'Cân nặng (g)', width: 13, cell: (bill) => sumOf(bill, ({ weight_g }) => weight_g ?? 0) },
  { heading: 'Dự tính lần 2 (đồng)', width: 20, cell: (bill) => sumOf(bill, ({ forecast_vnd }) => forecast_vnd) },
  { heading: 'Thanh toán lần 2 (đồng)', width: 22, cell: (bill) => sumOf(bill, ({ second_payment_vnd }) => second_payment_vnd) },
  { heading: 'Còn lại của lần 1 (đồng)', width: 22, cell: (bill) => sumOf(bill, ({ outstanding_first_vnd }) => outstanding_first_vnd) },
  { heading: 'Tổng (đồng)', width: 16, cell: (bill) => bill.total_vnd },
  { heading: 'Thanh toán lúc', width: 17, cell: (bill) => (bill.paid_at === null ? undefined : new Date(bill.paid_at)) },
  { heading: 'Người nhận', width: 24, cell: (bill) => bill.address.receiver },
  { heading: 'Điện thoại', width: 15, cell: (bill) => bill.address.phone },
  { heading: 'Địa chỉ nhận', width: 48, cell: (bill) => bill.address.text },
  { heading: 'Mã vận đơn', width: 20, cell: (bill) => bill.delivery?.tracking ?? undefined },
];

/**
 * Bills as a sheet: a customer's own, or anybody's for sales and accountants, who leave a line in the audit because addresses leave the house with it.
 * Refusals `access.not-allowed`, `billing.not-found` (a named one that is not there, or not theirs), `request.invalid`, `request.nothing-to-export`, `request.too-many-to-export`.
 */
export const exportBills =
  (deps: BillingDeps) =>
  async ({ viewer, codes, tab, from, to }: Asked): Promise<Readable> => {
    const customerId = customerOf(viewer);
    refuseUnless(customerId || viewer.roles.some((role) => EXPORTING_ROLES.includes(role)), 'access.not-allowed');
    const wanted = codes && [...new Set(codes)];
    const states = statesOf(tab);
    const [start, end] = [from === undefined ? undefined : startOfVietnamDay(from), to === undefined ? undefined : endOfVietnamDay(to)];
    refuseUnless(start || from === undefined, 'request.invalid', { field: 'from' });
    refuseUnless(end || to === undefined, 'request.invalid', { field: 'to' });
    const filter: BillFilter = {
      ...(customerId ? { customerId } : {}),
      ...(wanted ? { codes: wanted } : {}),
      ...(states ? { states } : {}),
      ...(start ? { from: start } : {}),
      ...(end ? { to: end } : {}),
    };
    const count = await countBills(deps.db, filter, MOST_ROWS + 1);
    refuseUnless(!wanted || count === wanted.length, 'billing.not-found');
    refuseUnlessExportable(count);
    if (!customerId)
      await inTransaction(deps.db, (trx) =>
        deps.audit(trx, { actor: viewer.id, action: 'bill.export', subject: 'bills', after: { count, tab, from, to, codes: wanted?.slice(0, 50) } }),
      );
    return streamSheet('Phiếu xuất kho', COLUMNS, rows(deps, filter));
  };

async function* rows(deps: BillingDeps, filter: BillFilter): AsyncGenerator<readonly BillRow[]> {
  for await (const bills of inBatches<Bill>((last) => listBillsAfter(deps.db, filter, last?.id, BATCH))) yield rowsOf(deps, deps.db, bills);
}
