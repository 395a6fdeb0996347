import type { BuyerPeriod, readBuyersReportEndpoint } from '@hako/contract/reports/buyers';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { formatCount } from '../../text/money.ts';
import { type Column, DataTable } from '../../ui/figures/data-table.tsx';
import { Card } from '../../ui/frames/card.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';
import { PeriodChart } from './period-chart.tsx';
import { periodName } from './period-words.ts';
import styles from './report-frame.module.css';

export type BuyersReport = EndpointReply<typeof readBuyersReportEndpoint>;

const HEADS = [
  ['joined', 'Đăng ký mới'],
  ['first_time', 'Khách mua lần đầu'],
  ['returning', 'Khách mua lại'],
  ['orders', 'Đơn đã trả tiền'],
] as const;

const columnsOf = (total: BuyersReport['total']): readonly Column<BuyerPeriod>[] => [
  {
    key: 'period',
    head: 'Ngày, tháng',
    cell: ({ period }) => periodName(period),
    total: 'Cả khoảng ngày',
  },
  ...HEADS.map(([key, head]) => ({
    key,
    head,
    isFigure: true,
    cell: (row: BuyerPeriod) => formatCount(row[key]),
    total: formatCount(total[key]),
  })),
];

/** New and returning customers over time. */
export function BuyersTable({ report: { periods, total } }: { readonly report: BuyersReport }) {
  if (periods.length === 0)
    return <EmptyState title="Những ngày này chưa có khách đăng ký hay mua hàng" />;
  return (
    <Card title="Khách mới và khách quay lại">
      <div className={styles.pair}>
        <PeriodChart
          name="Khách mua lần đầu"
          rows={periods}
          figureOf={(row) => row.first_time}
          format={formatCount}
        />
        <PeriodChart
          name="Khách mua lại"
          rows={periods}
          figureOf={(row) => row.returning}
          format={formatCount}
        />
      </div>
      <DataTable
        name="Khách theo thời gian"
        isDense
        columns={columnsOf(total)}
        rows={periods.toReversed()}
        keyOf={({ period }) => period}
      />
      <p className={styles.note}>
        Mỗi khách được tính một lần trong mỗi ngày hay tháng, và một lần trong cả khoảng ngày, nên
        dòng cuối không phải là tổng các dòng trên. Mua lần đầu: chưa có đơn trả tiền nào trước đó.
      </p>
    </Card>
  );
}
