import type { BillRow } from '@hako/contract/billing/slips';
import { formatDong } from '../../text/money.ts';
import { ForecastPairs } from '../../parts/price/forecast-pairs.tsx';
import styles from './bill-card.module.css';

type Order = BillRow['orders'][number];

/** The second payment of one order: forecast beside what it came to, line by line, and why a line differs. */
export function BillLines({ order }: { readonly order: Order }) {
  const hasLines = order.lines.some((line) => line.forecast_vnd || line.actual_vnd);
  if (!hasLines) return null;
  const difference = order.second_payment_vnd - order.forecast_vnd;
  return (
    <>
      {order.off_percent === null ? null : <OffNote order={order} />}
      <details className={styles.lines}>
        <summary>
          {difference === 0
            ? `Lần 2 đúng như ước tính, ${formatDong(order.forecast_vnd)}`
            : `Lần 2 ước tính ${formatDong(order.forecast_vnd)}, thực tế ${formatDong(order.second_payment_vnd)} (${difference > 0 ? 'thêm' : 'bớt'} ${formatDong(Math.abs(difference))})`}
        </summary>
        <ForecastPairs lines={order.lines} />
      </details>
    </>
  );
}

/** The forecast was off by more than we find usual: why, and what we carry of it. */
function OffNote({ order }: { readonly order: Order }) {
  const off = order.off_percent ?? 0;
  return (
    <div className={styles.off}>
      <p>
        Chi phí lần 2 {off > 0 ? 'cao' : 'thấp'} hơn ước tính {Math.abs(off)} %.
        {order.carried_vnd > 0
          ? ` Bạn chỉ trả tới mức cao nhất đã báo; Hako chịu ${formatDong(order.carried_vnd)}.`
          : ''}
      </p>
      <ul>
        {order.why_off.map((why) => (
          <li key={why}>{why}</li>
        ))}
      </ul>
    </div>
  );
}
