import type { BillRow } from '@hako/contract/billing/slips';
import type { Column } from '../../../platform/sheet/sheet.ts';

/** The columns of the spreadsheet of bills. */
const sumOf = (row: BillRow, what: (order: BillRow['orders'][number]) => number) =>
  row.orders.reduce((sum, order) => sum + what(order), 0);

export const COLUMNS: readonly Column<BillRow>[] = [
  { heading: 'Mã phiếu', width: 14, cell: (bill) => bill.code },
  { heading: 'Ngày lập', width: 17, cell: (bill) => new Date(bill.created_at) },
  { heading: 'Trạng thái', width: 24, cell: (bill) => bill.status_label },
  { heading: 'Mã đơn', width: 28, cell: (bill) => bill.orders.map(({ code }) => code).join(', ') },
  {
    heading: 'Hàng hóa',
    width: 60,
    cell: (bill) => bill.orders.map(({ name }) => name).join('; '),
  },
  {
    heading: 'Cân nặng (g)',
    width: 13,
    cell: (bill) => sumOf(bill, ({ weight_g }) => weight_g ?? 0),
  },
  {
    heading: 'Ước tính lần 2 (đồng)',
    width: 20,
    cell: (bill) => sumOf(bill, ({ forecast_vnd }) => forecast_vnd),
  },
  {
    heading: 'Thanh toán lần 2 (đồng)',
    width: 22,
    cell: (bill) => sumOf(bill, ({ second_payment_vnd }) => second_payment_vnd),
  },
  {
    heading: 'Còn lại của lần 1 (đồng)',
    width: 22,
    cell: (bill) => sumOf(bill, ({ outstanding_first_vnd }) => outstanding_first_vnd),
  },
  { heading: 'Tổng (đồng)', width: 16, cell: (bill) => bill.total_vnd },
  {
    heading: 'Thanh toán lúc',
    width: 17,
    cell: (bill) => (bill.paid_at === null ? undefined : new Date(bill.paid_at)),
  },
  { heading: 'Người nhận', width: 24, cell: (bill) => bill.address.receiver },
  { heading: 'Điện thoại', width: 15, cell: (bill) => bill.address.phone },
  { heading: 'Địa chỉ nhận', width: 48, cell: (bill) => bill.address.text },
  { heading: 'Mã vận đơn', width: 20, cell: (bill) => bill.delivery?.tracking ?? undefined },
];
