import type { BalancePeriod } from '@hako/contract/reports/balances';
import { dayText } from '../../../kernel/vietnam-day.ts';
import type { Column } from '../../../platform/sheet/sheet.ts';

export const BALANCE_SHEET = { name: 'Tiền', fileName: 'tien' };

export const BALANCE_COLUMNS: readonly Column<BalancePeriod>[] = [
  { heading: 'Ngày hoặc tháng', width: 16, cell: ({ period }) => dayText(period) },
  { heading: 'Ngân hàng vào', width: 18, cell: (row) => row.bank_in_vnd },
  { heading: 'Ngân hàng ra', width: 18, cell: (row) => row.bank_out_vnd },
  { heading: 'Dư ngân hàng theo sổ', width: 20, cell: (row) => row.bank_vnd },
  { heading: 'Tiền khách trong ví', width: 20, cell: (row) => row.customers_vnd },
  { heading: 'Hoàn tiền cho khách', width: 20, cell: (row) => row.refunded_vnd },
];
