import type { AuctionStanding } from '@hako/contract/bidding/standing';
import { formatAuctionMoment, formatExactTime, formatSeconds } from '../../../text/time.ts';
import { Countdown } from '../../../ui/figures/countdown.tsx';
import { useNow } from '../../../ui/figures/now.ts';
import styles from './bid-panel.module.css';

interface ClockProps {
  readonly standing: AuctionStanding;
  /** Marketplace clock minus this device's. */
  readonly clockOffsetMs: number;
}

/** Time left by the marketplace's clock; between its end and the answer of the site, that it is over and being read. */
export function LotClock({ standing, clockOffsetMs }: ClockProps) {
  const leftMs = Date.parse(standing.end_time) - (useNow() + clockOffsetMs);
  const words = !standing.is_open
    ? 'Đã kết thúc'
    : leftMs <= 0
      ? 'Hết giờ, đang đọc kết quả từ sàn…'
      : undefined;
  return (
    <div>
      <dt>{standing.is_open ? 'Còn lại, theo giờ sàn' : 'Phiên'}</dt>
      <dd className={styles.clock}>
        {words ?? <Countdown endsAt={standing.end_time} clockOffsetMs={clockOffsetMs} />}
        <small>{formatAuctionMoment(standing.end_time)}</small>
      </dd>
    </div>
  );
}

/** How we know the time: the marketplace's clock against ours, how sure that is, and when the lot was read last. */
export function ClockNote({ standing }: Pick<ClockProps, 'standing'>) {
  const {
    clock_offset_ms: offsetMs,
    clock_uncertainty_ms: uncertaintyMs,
    read_at: readAt,
  } = standing;
  if (!standing.is_open || uncertaintyMs === 0) return null;
  const place =
    offsetMs === 0
      ? 'trùng giờ Hako'
      : `${offsetMs > 0 ? 'nhanh' : 'chậm'} hơn giờ Hako ${formatSeconds(Math.abs(offsetMs))}`;
  return (
    <p className={styles.note}>
      Đồng hồ sàn {place} (±{formatSeconds(Math.max(10, uncertaintyMs))}). Đọc lúc{' '}
      <span className="tabular">{formatExactTime(readAt)}</span>.
    </p>
  );
}
