import type { CustomerTableRow } from '@hako/contract/desk/customer-table';
import type { Column } from '../../../platform/sheet/sheet.ts';

export const CUSTOMERS_SHEET = 'Khách hàng';

/** The columns of the file. */
export const CUSTOMER_COLUMNS: readonly Column<CustomerTableRow>[] = [
  { heading: 'Mã khách', width: 14, cell: (row) => row.customer_no },
  { heading: 'Họ tên', width: 28, cell: (row) => row.full_name },
  { heading: 'Điện thoại', width: 16, cell: (row) => row.phone ?? undefined },
  { heading: 'Email', width: 28, cell: (row) => row.email ?? undefined },
  { heading: 'Hạng', width: 14, cell: (row) => row.level_name },
  { heading: 'Nhân viên phụ trách', width: 24, cell: (row) => row.sales_name ?? undefined },
  { heading: 'Ví dùng được (đồng)', width: 18, cell: (row) => row.available_vnd },
  { heading: 'Số đơn', width: 10, cell: (row) => row.orders },
  {
    heading: 'Đơn gần nhất',
    width: 17,
    cell: (row) => (row.last_order_at ? new Date(row.last_order_at) : undefined),
  },
  { heading: 'Khách từ', width: 17, cell: (row) => new Date(row.since) },
];
