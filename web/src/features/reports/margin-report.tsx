import { siteName } from '@hako/contract/marketplaces/sites';
import type { MarginFigures, readMarginReportEndpoint } from '@hako/contract/reports/margin';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { formatDong, formatYen } from '../../text/money.ts';
import { type Column, DataTable } from '../../ui/figures/data-table.tsx';
import { Card } from '../../ui/frames/card.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';
import { PeriodChart } from './period-chart.tsx';
import { periodName } from './period-words.ts';
import styles from './report-frame.module.css';

export type MarginReport = EndpointReply<typeof readMarginReportEndpoint>;

/** The money of a row; `total` stands under it. */
function columnsOf<R extends MarginFigures>(total: MarginFigures): Column<R>[] {
  const dong = (key: keyof MarginFigures, head: string): Column<R> => ({
    key,
    head,
    isFigure: true,
    cell: (row) => formatDong(row[key]),
    total: formatDong(total[key]),
  });
  return [
    dong('revenue_vnd', 'Doanh thu thuần'),
    dong('margin_vnd', 'Lãi gộp'),
    dong('fees_vnd', 'Phí của Hako'),
    dong('carriage_vnd', 'Cước, phí giao'),
    dong('given_vnd', 'Giảm giá, bồi thường'),
    dong('goods_vnd', 'Thu hộ tiền hàng'),
    dong('spent_vnd', 'Chi mua ở Nhật'),
    {
      key: 'spent_jpy',
      head: 'Chi ở Nhật, yên',
      isFigure: true,
      cell: (row) => formatYen(row.spent_jpy),
      total: formatYen(total.spent_jpy),
    },
    dong('duties_vnd', 'Thu hộ thuế nhập'),
  ];
}

/** Revenue and margin over time. */
export function MarginPeriods({ report: { periods, total } }: { readonly report: MarginReport }) {
  if (periods.length === 0)
    return <EmptyState title="Những ngày này chưa có tiền vào ra theo đơn" />;
  return (
    <Card
      title={`Doanh thu thuần ${formatDong(total.revenue_vnd)}, lãi gộp ${formatDong(total.margin_vnd)}`}
    >
      <div className={styles.pair}>
        <PeriodChart name="Doanh thu thuần" rows={periods} figureOf={(row) => row.revenue_vnd} />
        <PeriodChart name="Lãi gộp" rows={periods} figureOf={(row) => row.margin_vnd} />
      </div>
      <DataTable
        name="Theo thời gian"
        isDense
        columns={[
          {
            key: 'period',
            head: 'Ngày, tháng',
            cell: ({ period }) => periodName(period),
            total: 'Cộng',
          },
          ...columnsOf(total),
        ]}
        rows={periods.toReversed()}
        keyOf={({ period }) => period}
      />
      <p className={styles.note}>
        Chi mua ở Nhật quy ra đồng theo tỷ giá đã khóa của từng đơn. Cước, phí giao và thuế nhập
        tính là tiền chi hộ nên không nằm trong lãi gộp. Tiền hàng vào sổ khi khách trả, tiền mua
        vào sổ khi mua: hai ngày có thể khác nhau, nên lãi của từng ngày dao động hơn lãi của cả
        tháng.
      </p>
    </Card>
  );
}

/** The same money by the site where it was spent. */
export function MarginSites({ report: { sites, total } }: { readonly report: MarginReport }) {
  if (sites.length === 0) return null;
  return (
    <Card title="Theo sàn">
      <DataTable
        name="Theo sàn"
        isDense
        columns={[
          {
            key: 'site',
            head: 'Sàn',
            cell: ({ site }) => (site ? siteName(site) : 'Ngoài đơn hàng'),
            total: 'Cộng',
          },
          ...columnsOf(total),
        ]}
        rows={sites}
        keyOf={({ site }) => site}
      />
      <p className={styles.note}>
        Một phiếu có đơn của nhiều sàn được chia theo số tiền phiếu đòi của từng đơn. “Ngoài đơn
        hàng” là phí gói VIP, chỉnh tay và những khoản không thuộc đơn nào.
      </p>
    </Card>
  );
}
