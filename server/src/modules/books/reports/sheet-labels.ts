import type { MoneyPeriod } from '@hako/contract/books/reports';
import { dayText } from '../../../kernel/vietnam-day.ts';
import type { Column } from '../../../platform/sheet/sheet.ts';

export const MONEY_SHEET = 'Doanh thu';

export const MONEY_COLUMNS: readonly Column<MoneyPeriod>[] = [
  { heading: 'Ngày hoặc tháng', width: 16, cell: ({ period }) => dayText(period) },
  { heading: 'Phí của Hako', width: 18, cell: ({ fees }) => fees },
  { heading: 'Giảm giá, bồi thường', width: 20, cell: ({ given }) => given },
  { heading: 'Doanh thu thuần', width: 18, cell: ({ revenue }) => revenue },
  { heading: 'Thu hộ', width: 18, cell: (row) => row.passed_on },
];
