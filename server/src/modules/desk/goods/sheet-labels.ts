import { BILL_PAYMENTS, type BillTableRow } from '@hako/contract/billing/bill-table';
import { FIND_MESSAGES } from '@hako/contract/desk/find-messages';
import type { ParcelRow } from '@hako/contract/desk/parcel-table';
import type { Column } from '../../../platform/sheet/sheet.ts';

export const PARCELS_SHEET = 'Kiện hàng';

export const PARCEL_COLUMNS: readonly Column<ParcelRow>[] = [
  { heading: 'Mã kiện', width: 14, cell: ({ code }) => code },
  { heading: 'Trạng thái', width: 26, cell: ({ state }) => FIND_MESSAGES.parcels[state] },
  { heading: 'Kệ', width: 12, cell: ({ shelf }) => shelf ?? undefined },
  { heading: 'Cân nặng (g)', width: 14, cell: (row) => row.weight_g },
  { heading: 'Đơn hàng', width: 30, cell: ({ orders }) => orders.join(', ') },
  { heading: 'Chuyến', width: 14, cell: ({ shipment }) => shipment ?? undefined },
  { heading: 'Nhận lúc', width: 17, cell: (row) => new Date(row.received_at) },
  { heading: 'Mã khách', width: 14, cell: ({ customer }) => customer.customer_no },
  { heading: 'Khách hàng', width: 26, cell: ({ customer }) => customer.full_name },
];

export const BILLS_SHEET = 'Phiếu xuất kho';

export const BILL_COLUMNS: readonly Column<BillTableRow>[] = [
  { heading: 'Mã phiếu', width: 14, cell: ({ code }) => code },
  { heading: 'Trạng thái', width: 26, cell: (row) => row.state_label },
  { heading: 'Thanh toán', width: 22, cell: ({ payment }) => BILL_PAYMENTS[payment] },
  { heading: 'Số tiền (đồng)', width: 16, cell: (row) => row.total_vnd },
  { heading: 'Đơn hàng', width: 30, cell: ({ orders }) => orders.join(', ') },
  { heading: 'Lập lúc', width: 17, cell: (row) => new Date(row.created_at) },
  { heading: 'Chuyển bước lúc', width: 17, cell: (row) => new Date(row.moved_at) },
  { heading: 'Mã khách', width: 14, cell: ({ customer }) => customer.customer_no },
  { heading: 'Khách hàng', width: 26, cell: ({ customer }) => customer.full_name },
];
