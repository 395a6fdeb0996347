import type { readStatesReportEndpoint, StateTime } from '@hako/contract/reports/states';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { formatCount } from '../../text/money.ts';
import { BarChart } from '../../ui/figures/bar-chart.tsx';
import { type Column, DataTable } from '../../ui/figures/data-table.tsx';
import { Card } from '../../ui/frames/card.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';
import styles from './report-frame.module.css';
import { spanText } from './span-words.ts';

export type StatesReport = EndpointReply<typeof readStatesReportEndpoint>;

/** What our own program does at once is not worth a figure. */
const stoodText = (ms: number): string => (ms < 1_000 ? 'dưới 1 giây' : spanText(ms));

const COLUMNS: readonly Column<StateTime>[] = [
  { key: 'state', head: 'Trạng thái', cell: ({ label }) => label },
  {
    key: 'orders',
    head: 'Số đơn rời trạng thái',
    isFigure: true,
    cell: ({ orders }) => formatCount(orders),
  },
  {
    key: 'half',
    head: 'Nửa số đơn, tối đa',
    isFigure: true,
    cell: ({ half_ms: half }) => stoodText(half),
  },
  {
    key: 'most',
    head: '9 trên 10 đơn, tối đa',
    isFigure: true,
    cell: ({ most_ms: most }) => stoodText(most),
  },
];

/** How long orders stand in each state. */
export function StateTimes({ report: { states } }: { readonly report: StatesReport }) {
  if (states.length === 0)
    return <EmptyState title="Những ngày này không đơn nào đổi trạng thái" />;
  const longest = Math.max(...states.map((row) => row.most_ms));
  return (
    <Card title="Đơn ở mỗi trạng thái bao lâu">
      <BarChart
        name="9 trên 10 đơn ở mỗi trạng thái tối đa bao lâu; số liệu ở bảng bên dưới"
        top={`9 trên 10 đơn, lâu nhất ${stoodText(longest)}`}
        bars={states.map(({ state, label, most_ms: most }, index) => ({
          key: state,
          label: String(index + 1),
          value: most,
          said: `${label}: ${stoodText(most)}`,
        }))}
      />
      <DataTable
        name="Thời gian ở mỗi trạng thái"
        isDense
        columns={COLUMNS}
        rows={states.map((row, index) => ({ ...row, label: `${index + 1}. ${row.label}` }))}
        keyOf={({ state }) => state}
      />
      <p className={styles.note}>
        Tính các lần đơn rời trạng thái trong những ngày đã chọn, sai số không quá 5 %. Đơn còn đang
        ở trạng thái đó chưa được tính.
      </p>
    </Card>
  );
}
