import type { StateTime } from '@hako/contract/reports/states';
import type { Column } from '../../../platform/sheet/sheet.ts';

const MINUTE_MS = 60_000;

export const STATE_SHEET = { name: 'Thời gian từng bước', fileName: 'thoi-gian-tung-buoc' };

export const STATE_COLUMNS: readonly Column<StateTime>[] = [
  { heading: 'Trạng thái', width: 28, cell: ({ label }) => label },
  { heading: 'Số đơn rời trạng thái', width: 20, cell: ({ orders }) => orders },
  {
    heading: 'Nửa số đơn, tối đa (phút)',
    width: 24,
    cell: ({ half_ms: half }) => Math.round(half / MINUTE_MS),
  },
  {
    heading: '9/10 số đơn, tối đa (phút)',
    width: 24,
    cell: ({ most_ms: most }) => Math.round(most / MINUTE_MS),
  },
];
