import type { BuyerPeriod } from '@hako/contract/reports/buyers';
import { dayText } from '../../../kernel/vietnam-day.ts';
import type { Column } from '../../../platform/sheet/sheet.ts';

export const BUYER_SHEET = { name: 'Khách mới và cũ', fileName: 'khach-moi-cu' };

export const BUYER_COLUMNS: readonly Column<BuyerPeriod>[] = [
  { heading: 'Ngày hoặc tháng', width: 16, cell: ({ period }) => dayText(period) },
  { heading: 'Đăng ký mới', width: 14, cell: ({ joined }) => joined },
  { heading: 'Khách mua lần đầu', width: 18, cell: (row) => row.first_time },
  { heading: 'Khách mua lại', width: 16, cell: ({ returning }) => returning },
  { heading: 'Đơn đã trả tiền', width: 16, cell: ({ orders }) => orders },
];
