import type { ParcelRow } from '@hako/contract/logistics/parcels';
import { formatDong } from '../../text/money.ts';
import { formatDay } from '../../text/time.ts';
import styles from './parcels.module.css';

/** How much of the free days is used up, when storage begins to cost, and what it costs then. */
export function StorageClock({ storage }: { readonly storage: ParcelRow['storage'] }) {
  const {
    free_days: free,
    stored_days: stored,
    days_left: left,
    costs_from: from,
    cost_vnd: cost,
    per_day_vnd: perDay,
  } = storage;
  const tone = left === 0 ? 'bad' : left <= 7 ? 'estimate' : 'good';
  return (
    <div className={styles.clock} data-tone={tone}>
      <span>
        {left > 0 ? (
          <>
            Còn <strong className="tabular">{left} ngày</strong> lưu kho miễn phí
          </>
        ) : (
          <strong>Đã hết {free} ngày miễn phí</strong>
        )}
      </span>
      <span className={styles.track} aria-hidden="true">
        <svg
          className={styles.fill}
          width={`${Math.min(100, Math.round((100 * stored) / Math.max(1, free)))}%`}
        />
      </span>
      <span className={styles.facts}>
        {left > 0
          ? `Từ ${formatDay(from)}: khoảng ${formatDong(perDay)} mỗi ngày`
          : `${cost > 0 ? `Phí lưu kho đến nay ${formatDong(cost)}, mỗi` : 'Chưa mất phí; mỗi'} ngày thêm khoảng ${formatDong(perDay)}`}
      </span>
    </div>
  );
}
