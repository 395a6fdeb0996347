import { siteName } from '@hako/contract/marketplaces/sites';
import type { Guarantee } from '@hako/contract/billing/guarantee';
import { formatDong } from '../../../text/money.ts';
import { EmptyState } from '../../../ui/frames/states.tsx';
import styles from '../costs/cost-table.module.css';

/** What the guarantee cost by month and site, beside how far the forecasts were off. */
export function GuaranteeReport({ months }: Pick<Guarantee, 'months'>) {
  if (months.length === 0) return <EmptyState title="Chưa có phiếu nào" />;
  return (
    <table className={styles.costs}>
      <caption className="unseen">Theo tháng và sàn</caption>
      <thead>
        <tr>
          <th scope="col">Tháng</th>
          <th scope="col">Sàn</th>
          <th scope="col">Đơn</th>
          <th scope="col">Cao hơn / thấp hơn ước tính</th>
          <th scope="col">Ước tính</th>
          <th scope="col">Khách trả</th>
          <th scope="col">Hako chịu</th>
        </tr>
      </thead>
      <tbody>
        {months.map((row) => (
          <tr key={`${row.month} ${row.site}`}>
            <th scope="row">{row.month.split('-').toReversed().join('/')}</th>
            <td>{siteName(row.site)}</td>
            <td>{row.orders}</td>
            <td>
              {row.above} / {row.below}
            </td>
            <td>{formatDong(row.forecast_vnd)}</td>
            <td>{formatDong(row.billed_vnd)}</td>
            <td>
              {formatDong(row.carried_vnd)}
              {row.carried_orders > 0 ? ` (${row.carried_orders} đơn)` : ''}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
