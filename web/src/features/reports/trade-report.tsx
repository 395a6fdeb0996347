import { siteName } from '@hako/contract/marketplaces/sites';
import type {
  PurchaseSite,
  readTradeReportEndpoint,
  SnipeSite,
} from '@hako/contract/reports/trade';
import type { EndpointReply } from '@hako/contract/kit/endpoint';
import { formatCount, formatYen } from '../../text/money.ts';
import { BarChart } from '../../ui/figures/bar-chart.tsx';
import { type Column, DataTable } from '../../ui/figures/data-table.tsx';
import { Card } from '../../ui/frames/card.tsx';
import { EmptyState } from '../../ui/frames/states.tsx';
import styles from './report-frame.module.css';
import { spanText } from './span-words.ts';

export type TradeReport = EndpointReply<typeof readTradeReportEndpoint>;

const counted = <R,>(key: keyof R & string, head: string): Column<R> => ({
  key,
  head,
  isFigure: true,
  cell: (row) => formatCount(Number(row[key])),
});
const siteColumn = <R extends { readonly site: string }>(): Column<R> => ({
  key: 'site',
  head: 'Sàn',
  cell: ({ site }) => siteName(site),
});

const PURCHASES: readonly Column<PurchaseSite>[] = [
  siteColumn(),
  counted('won', 'Thắng đấu giá'),
  counted('by_program', 'Máy mua'),
  counted('by_hand', 'Người mua'),
  {
    key: 'paid',
    head: 'Đã trả',
    isFigure: true,
    cell: ({ paid_jpy: paid }) => formatYen(paid),
  },
  counted('failed', 'Máy mua không được'),
  counted('unknown', 'Chưa rõ kết quả'),
];

const percentOf = (part: number, whole: number): string =>
  whole === 0 ? '' : ` (${Math.round((part * 100) / whole)} %)`;
const lateText = (ms: number | null): string => (ms === null ? '–' : spanText(ms));

const SNIPES: readonly Column<SnipeSite>[] = [
  siteColumn(),
  counted('fired', 'Đã gửi'),
  {
    key: 'on_time',
    head: 'Đúng giờ',
    isFigure: true,
    cell: ({ on_time: onTime, fired }) => `${formatCount(onTime)}${percentOf(onTime, fired)}`,
  },
  {
    key: 'won',
    head: 'Thắng',
    isFigure: true,
    cell: ({ won, fired }) => `${formatCount(won)}${percentOf(won, fired)}`,
  },
  counted('lost_by_price', 'Thua vì giá'),
  counted('lost_by_us', 'Hỏng do Hako'),
  counted('other', 'Không cần gửi'),
  {
    key: 'late',
    head: 'Trễ: nửa số lượt / 99 %',
    isFigure: true,
    cell: (row) => `${lateText(row.half_late_ms)} / ${lateText(row.most_late_ms)}`,
  },
];

/** What was bought and how. */
export function PurchaseTable({ report: { purchases } }: { readonly report: TradeReport }) {
  if (purchases.length === 0) return <EmptyState title="Những ngày này chưa mua món nào" />;
  return (
    <Card title="Mua hàng">
      {purchases.length > 1 ? (
        <BarChart
          name="Số món đã mua theo sàn; số liệu ở bảng bên dưới"
          bars={purchases.map((row) => {
            const bought = row.won + row.by_program + row.by_hand;
            return {
              key: row.site,
              label: siteName(row.site),
              value: bought,
              said: `${siteName(row.site)}: ${formatCount(bought)} món`,
            };
          })}
        />
      ) : null}
      <DataTable
        name="Mua hàng theo sàn"
        isDense
        columns={PURCHASES}
        rows={purchases}
        keyOf={({ site }) => site}
      />
    </Card>
  );
}

/** What became of snipes, and how late they left. */
export function SnipeTable({ report: { snipes } }: { readonly report: TradeReport }) {
  return (
    <Card title="Săn phút chót">
      <DataTable
        name="Săn phút chót theo sàn"
        isDense
        columns={SNIPES}
        rows={snipes}
        keyOf={({ site }) => site}
        empty={<EmptyState title="Những ngày này chưa có lượt săn nào kết thúc" />}
      />
      <p className={styles.note}>
        Đúng giờ: rời Hako trong vòng 0,25 giây sau thời điểm đã hẹn và trước khi phiên kết thúc.
        Kết quả được đếm lại mỗi 10 phút.
      </p>
    </Card>
  );
}
