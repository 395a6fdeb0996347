import type {
  BalancePeriod,
  readBalancesReportEndpoint,
  UnpaidAge,
} from '@hako/contract/reports/balances';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { formatCount, formatDong, formatYen } from '../../text/money.ts';
import { type Column, DataTable } from '../../ui/figures/data-table.tsx';
import { Card, Facts } from '../../ui/frames/card.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';
import { PeriodChart } from './period-chart.tsx';
import { periodName } from './period-words.ts';
import styles from './report-frame.module.css';

export type BalancesReport = EndpointReply<typeof readBalancesReportEndpoint>;

/** What the money of a movement or a hold is for. */
const CAUSES: Readonly<Record<string, string>> = {
  bid: 'Đấu giá',
  order: 'Đơn hàng',
  offer: 'Thương lượng giá',
  bill: 'Phiếu xuất kho',
  withdrawal: 'Rút tiền',
  complaint: 'Khiếu nại',
  vip: 'Gói VIP',
};
const AGES: Readonly<Record<UnpaidAge, string>> = {
  '3': 'dưới 3 ngày',
  '7': '3 đến 7 ngày',
  '30': '7 đến 30 ngày',
  older: 'trên 30 ngày',
};

const causeName = (cause: string): string => CAUSES[cause] ?? 'Khác';
const sumText = ({ count, amount_vnd: amount }: { count: number; amount_vnd: number }): string =>
  `${formatDong(amount)} (${formatCount(count)})`;

const COLUMNS: readonly Column<BalancePeriod>[] = [
  { key: 'period', head: 'Ngày, tháng', cell: ({ period }) => periodName(period) },
  ...(
    [
      ['bank_in_vnd', 'Ngân hàng vào'],
      ['bank_out_vnd', 'Ngân hàng ra'],
      ['bank_vnd', 'Dư ngân hàng theo sổ'],
      ['customers_vnd', 'Tiền khách trong ví'],
      ['refunded_vnd', 'Hoàn tiền cho khách'],
    ] as const
  ).map(([key, head]) => ({
    key,
    head,
    isFigure: true,
    cell: (row: BalancePeriod) => formatDong(row[key]),
  })),
];

/** The bank and the wallets over time. */
export function BalancePeriods({ report: { periods } }: { readonly report: BalancesReport }) {
  if (periods.length === 0) return <EmptyState title="Những ngày này không có bút toán nào" />;
  return (
    <Card title="Ngân hàng, ví khách và hoàn tiền">
      <div className={styles.pair}>
        <PeriodChart
          name="Dư ngân hàng theo sổ"
          rows={periods}
          figureOf={(row) => row.bank_vnd}
          isBalance
        />
        <PeriodChart
          name="Tiền khách trong ví"
          rows={periods}
          figureOf={(row) => row.customers_vnd}
          isBalance
        />
      </div>
      <DataTable
        name="Tiền theo thời gian"
        isDense
        columns={COLUMNS}
        rows={periods.toReversed()}
        keyOf={({ period }) => period}
      />
    </Card>
  );
}

/** Where money lies at the end of the days, and what is held and owed now. */
export function BalanceFacts({
  report: { at_end: end, refunds, now },
}: {
  readonly report: BalancesReport;
}) {
  return (
    <>
      <Card title="Cuối kỳ theo sổ">
        <Facts
          rows={[
            ['Ngân hàng', formatDong(end.bank_vnd)],
            ['Yen để mua hàng', formatYen(end.float_jpy)],
            ['Khách để trong ví', formatDong(end.customers_vnd)],
            ['Hãng giao hàng giữ (COD)', formatDong(end.with_carriers_vnd)],
            ['Chưa rõ của ai', formatDong(end.unmatched_vnd)],
          ]}
        />
      </Card>
      <Card title="Hoàn tiền trong kỳ">
        {refunds.length > 0 ? (
          <Facts rows={refunds.map((sum) => [causeName(sum.cause), sumText(sum)])} />
        ) : (
          <p>Không hoàn khoản nào.</p>
        )}
      </Card>
      <Card title="Lúc này: ví khách">
        <Facts
          rows={[
            ['Dùng được ngay', formatDong(now.available_vnd)],
            ...now.held.map((sum) => [`Tạm giữ: ${causeName(sum.cause)}`, sumText(sum)] as const),
          ]}
        />
      </Card>
      <Card title="Lúc này: khách còn phải trả">
        <Facts
          rows={[
            ...now.unpaid.map((sum) => [`Phiếu chờ ${AGES[sum.age]}`, sumText(sum)] as const),
            ['Phần lần 1 còn thiếu của hàng chưa lên phiếu', sumText(now.owing)],
          ]}
        />
      </Card>
    </>
  );
}
