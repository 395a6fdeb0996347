import type { ForecastFigures } from '@hako/contract/reports/forecast';
import { dayText } from '../../../kernel/vietnam-day.ts';
import type { Column } from '../../../platform/sheet/sheet.ts';

export const FORECAST_SHEET = { name: 'Ước tính và thực tế', fileName: 'uoc-tinh-thuc-te' };

export const FORECAST_COLUMNS: readonly Column<ForecastFigures & { readonly name: string }>[] = [
  { heading: 'Ngày hoặc tháng', width: 16, cell: ({ name }) => dayText(name) },
  { heading: 'Số đơn', width: 10, cell: ({ orders }) => orders },
  { heading: 'Ước tính lần 2', width: 18, cell: (row) => row.forecast_vnd },
  { heading: 'Thực tế lần 2', width: 18, cell: (row) => row.actual_vnd },
  { heading: 'Hako chịu', width: 18, cell: (row) => row.carried_vnd },
  { heading: 'Đúng ước tính (±10 %)', width: 20, cell: ({ within }) => within },
  { heading: 'Cao hơn', width: 10, cell: ({ above }) => above },
  { heading: 'Thấp hơn', width: 10, cell: ({ below }) => below },
  { heading: 'Nửa số đơn lệch tối đa (%)', width: 24, cell: (row) => row.half_off_percent },
  { heading: '9/10 số đơn lệch tối đa (%)', width: 24, cell: (row) => row.most_off_percent },
];
