import type { FloatMonth } from '@hako/contract/float/accounts';
import { formatDong, formatDongChange, formatRate, formatYen } from '../../text/money.ts';
import { formatMonth } from '../../text/time.ts';
import { type Column, DataTable } from '../../ui/figures/data-table.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';

const NONE = '—';
const COLUMNS: readonly Column<FloatMonth>[] = [
  { key: 'month', head: 'Tháng', cell: ({ month }) => formatMonth(month) },
  { key: 'in', head: 'Yên nạp', isFigure: true, cell: ({ in_jpy: sum }) => formatYen(sum) },
  { key: 'vnd', head: 'Bằng đồng', isFigure: true, cell: ({ in_vnd: sum }) => formatDong(sum) },
  {
    key: 'average',
    head: 'Giá vốn một yên',
    isFigure: true,
    cell: ({ average_x100: average }) => (average === null ? NONE : formatRate(average / 100)),
  },
  { key: 'spent', head: 'Yên đã trả', isFigure: true, cell: (row) => formatYen(row.spent_jpy) },
  {
    key: 'cost',
    head: 'Giá vốn',
    isFigure: true,
    cell: ({ cost_vnd: cost }) => (cost === null ? NONE : formatDong(cost)),
  },
  { key: 'worth', head: 'Khách trả', isFigure: true, cell: (row) => formatDong(row.worth_vnd) },
  {
    key: 'difference',
    head: 'Chênh lệch tỷ giá',
    isFigure: true,
    cell: ({ difference_vnd: sum }) => (sum === null ? NONE : formatDongChange(sum)),
  },
];

/** What our yen cost on the average, and what customers paid for those that we spent. */
export function CostTable({ rows }: { readonly rows: readonly FloatMonth[] }) {
  return (
    <DataTable
      name="Giá vốn của yên theo tháng"
      columns={COLUMNS}
      rows={rows}
      keyOf={({ month }) => month}
      isDense
      empty={
        <EmptyState title="Chưa có tháng nào">
          Con số đầu tiên xuất hiện khi nạp yên hoặc mua món hàng đầu tiên.
        </EmptyState>
      }
    />
  );
}
