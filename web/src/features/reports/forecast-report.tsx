import { siteName } from '@hako/contract/marketplaces/sites';
import type { ForecastFigures, readForecastReportEndpoint } from '@hako/contract/reports/forecast';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { formatCount, formatDong, formatDongChange } from '../../text/money.ts';
import { type Column, DataTable } from '../../ui/figures/data-table.tsx';
import { Card } from '../../ui/frames/card.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';
import { PeriodChart } from './period-chart.tsx';
import { periodName } from './period-words.ts';
import styles from './report-frame.module.css';

export type ForecastReport = EndpointReply<typeof readForecastReportEndpoint>;

const FIGURES: readonly Column<ForecastFigures>[] = [
  { key: 'orders', head: 'Số đơn', isFigure: true, cell: ({ orders }) => formatCount(orders) },
  {
    key: 'forecast',
    head: 'Ước tính lần 2',
    isFigure: true,
    cell: ({ forecast_vnd: forecast }) => formatDong(forecast),
  },
  {
    key: 'actual',
    head: 'Thực tế lần 2',
    isFigure: true,
    cell: ({ actual_vnd: actual }) => formatDong(actual),
  },
  {
    key: 'difference',
    head: 'Chênh lệch',
    isFigure: true,
    cell: (row) => formatDongChange(row.actual_vnd - row.forecast_vnd),
  },
  {
    key: 'carried',
    head: 'Hako chịu',
    isFigure: true,
    cell: ({ carried_vnd: carried }) => formatDong(carried),
  },
  {
    key: 'within',
    head: 'Đúng (±10 %) / cao / thấp',
    isFigure: true,
    cell: ({ within, above, below }) => `${within} / ${above} / ${below}`,
  },
  {
    key: 'off',
    head: 'Lệch: nửa số đơn / 9 trên 10',
    isFigure: true,
    cell: (row) => `≤ ${row.half_off_percent} % / ≤ ${row.most_off_percent} %`,
  },
];

/** What was foretold, and what it became, over time and by site. */
export function ForecastTables({
  report: { periods, sites },
}: {
  readonly report: ForecastReport;
}) {
  if (periods.length === 0) return <EmptyState title="Những ngày này chưa lập phiếu nào" />;
  return (
    <>
      <Card title="Thanh toán lần 2: ước tính và thực tế">
        <div className={styles.pair}>
          <PeriodChart
            name="Thực tế hơn ước tính"
            rows={periods}
            figureOf={(row) => row.actual_vnd - row.forecast_vnd}
            format={formatDongChange}
          />
          <PeriodChart
            name="Đơn đúng ước tính, ±10 %"
            rows={periods}
            figureOf={(row) => Math.round((row.within * 100) / row.orders)}
            format={(percent) => `${percent} %`}
          />
        </div>
        <DataTable
          name="Theo thời gian"
          isDense
          columns={[
            { key: 'period', head: 'Ngày, tháng', cell: ({ period }) => periodName(period) },
            ...FIGURES,
          ]}
          rows={periods.toReversed()}
          keyOf={({ period }) => period}
        />
        <p className={styles.note}>
          Tính theo ngày lập phiếu. Thực tế gồm phần Hako chịu theo cam kết, không gồm phí lưu kho.
        </p>
      </Card>
      <Card title="Theo sàn">
        <DataTable
          name="Theo sàn"
          isDense
          columns={[{ key: 'site', head: 'Sàn', cell: ({ site }) => siteName(site) }, ...FIGURES]}
          rows={sites}
          keyOf={({ site }) => site}
        />
      </Card>
    </>
  );
}
