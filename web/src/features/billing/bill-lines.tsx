import type { BillRow } from '@hako/contract/billing/slips';
import { formatDong } from '../../text/money.ts';
import { CertaintyTag } from '../../ui/figures/tag.tsx';
import styles from './bill-card.module.css';

type Order = BillRow['orders'][number];

/** The second payment of one order: forecast beside what it came to, line by line, and why a line differs. */
export function BillLines({ order }: { readonly order: Order }) {
  const lines = order.lines.filter(
    ({ forecast_vnd, actual_vnd }) => (forecast_vnd ?? 0) !== 0 || (actual_vnd ?? 0) !== 0,
  );
  if (lines.length === 0) return null;
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
        <table>
          <thead>
            <tr>
              <th scope="col">Khoản</th>
              <th scope="col">Ước tính</th>
              <th scope="col">Thực tế</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.code}>
                <th scope="row">
                  {line.label}
                  {line.why ? <small>{line.why}</small> : null}
                </th>
                <td>{line.forecast_vnd === null ? '—' : formatDong(line.forecast_vnd)}</td>
                <td>
                  {line.actual_vnd === null ? '—' : formatDong(line.actual_vnd)}
                  {line.certainty === 'estimate' ? <CertaintyTag certainty="estimate" /> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
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
