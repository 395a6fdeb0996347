import type { MarginFigures } from '@hako/contract/reports/margin';
import { dayText } from '../../../kernel/vietnam-day.ts';
import type { Column } from '../../../platform/sheet/sheet.ts';
import { siteCell } from '../sheet-labels.ts';

export interface MarginRow extends MarginFigures {
  readonly period: string;
  readonly site: string;
}

export const MARGIN_SHEET = { name: 'Doanh thu và lãi gộp', fileName: 'doanh-thu-lai-gop' };

export const MARGIN_COLUMNS: readonly Column<MarginRow>[] = [
  { heading: 'Ngày hoặc tháng', width: 16, cell: ({ period }) => dayText(period) },
  { heading: 'Sàn', width: 20, cell: ({ site }) => siteCell(site) },
  { heading: 'Phí của Hako', width: 18, cell: (row) => row.fees_vnd },
  { heading: 'Cước và phí giao', width: 18, cell: (row) => row.carriage_vnd },
  { heading: 'Giảm giá, bồi thường', width: 20, cell: (row) => row.given_vnd },
  { heading: 'Doanh thu thuần', width: 18, cell: (row) => row.revenue_vnd },
  { heading: 'Thu hộ thuế nhập khẩu', width: 20, cell: (row) => row.duties_vnd },
  { heading: 'Thu hộ tiền hàng', width: 18, cell: (row) => row.goods_vnd },
  { heading: 'Chi ở Nhật (yen)', width: 18, cell: (row) => row.spent_jpy },
  { heading: 'Chi ở Nhật (đồng)', width: 18, cell: (row) => row.spent_vnd },
  { heading: 'Lãi gộp', width: 18, cell: (row) => row.margin_vnd },
];
