import type { EndpointReply } from '@hako/contract/kit/endpoint';
import type { MoneyPeriod, readMoneyReportEndpoint } from '@hako/contract/books/reports';
import { formatDong } from '../../text/money.ts';
import { formatDay, formatMonth } from '../../text/time.ts';
import { BarChart } from '../../ui/figures/bar-chart.tsx';
import { type Column, DataTable } from '../../ui/figures/data-table.tsx';
import { Card, Facts } from '../../ui/frames/card.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';

export type MoneyReport = EndpointReply<typeof readMoneyReportEndpoint>;

const nameOf = (period: string): string =>
  period.length === 7 ? formatMonth(period) : formatDay(period);

const COLUMNS: readonly Column<MoneyPeriod>[] = [
  { key: 'period', head: 'Ngày, tháng', cell: ({ period }) => (period ? nameOf(period) : 'Cộng') },
  { key: 'fees', head: 'Phí của Hako', isFigure: true, cell: ({ fees }) => formatDong(fees) },
  {
    key: 'given',
    head: 'Giảm giá, bồi thường',
    isFigure: true,
    cell: ({ given }) => formatDong(given),
  },
  {
    key: 'revenue',
    head: 'Doanh thu thuần',
    isFigure: true,
    cell: ({ revenue }) => <strong>{formatDong(revenue)}</strong>,
  },
  {
    key: 'passed',
    head: 'Thu hộ',
    isFigure: true,
    cell: ({ passed_on: passed }) => formatDong(passed),
  },
];

/** What we earned, by day or month: a picture, the figures under it, and each fee by its name. */
export function RevenueCard({ report: { rows, total } }: { readonly report: MoneyReport }) {
  return (
    <Card title={`Doanh thu thuần ${formatDong(total.revenue)}`}>
      {rows.length > 1 ? (
        <BarChart
          name="Doanh thu thuần theo thời gian; số liệu ở bảng bên dưới"
          bars={rows.map(({ period, revenue }) => ({
            key: period,
            label: nameOf(period).slice(0, 5),
            value: revenue,
            said: `${nameOf(period)}: ${formatDong(revenue)}`,
          }))}
        />
      ) : null}
      <DataTable
        name="Doanh thu theo thời gian"
        columns={COLUMNS}
        rows={rows.length > 0 ? [...rows.toReversed(), total] : []}
        keyOf={({ period }) => period}
        empty={<EmptyState title="Những ngày này chưa có doanh thu" />}
      />
    </Card>
  );
}

/** Where money lies at the end, and which fees brought how much. */
export function MoneyFacts({ report: { at_end: end, fees } }: { readonly report: MoneyReport }) {
  return (
    <>
      <Card title="Tiền ở đâu, cuối kỳ">
        <Facts
          rows={[
            ['Ngân hàng theo sổ', formatDong(end.bank_vnd)],
            ['Khách đang để trong ví', formatDong(end.customers_vnd)],
            ['Hãng giao hàng giữ (COD)', formatDong(end.with_carriers_vnd)],
            ['Chưa rõ của ai', formatDong(end.unmatched_vnd)],
          ]}
        />
      </Card>
      {fees.length > 0 ? (
        <Card title="Từng loại phí">
          <Facts rows={fees.map(({ name, amount }) => [name, formatDong(amount)])} />
        </Card>
      ) : null}
    </>
  );
}
