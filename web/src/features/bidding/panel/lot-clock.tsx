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
      ? 'Hết giờ, đang chờ kết quả từ sàn…'
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

/** So close to its end the rule that moves it is read by every bidder, milliseconds. */
const NEAR_MS = 600_000;
/** A clock that we know no better than this is said to be unsure, milliseconds. */
const UNSURE_MS = 1_000;

/** Whose clock counts down, and what moves the end: folded until it matters. */
export function ClockNote({ standing, clockOffsetMs }: ClockProps) {
  const leftMs = Date.parse(standing.end_time) - (useNow() + clockOffsetMs);
  if (!standing.is_open) return null;
  const { clock_uncertainty_ms: uncertaintyMs, read_at: readAt } = standing;
  const extension = standing.is_auto_extension ? (
    <p className={styles.note}>Có người trả giá trong 5 phút cuối thì phiên gia hạn thêm 5 phút.</p>
  ) : null;
  const isNear = leftMs < NEAR_MS;
  return (
    <>
      {isNear ? extension : null}
      {uncertaintyMs > UNSURE_MS ? (
        <p className={styles.note}>
          Hako chưa biết chắc giờ của sàn (sai lệch tới {formatSeconds(uncertaintyMs)}); bạn nên đặt
          giá sớm hơn.
        </p>
      ) : null}
      <details className={styles.note}>
        <summary>Đếm ngược theo giờ của sàn</summary>
        <p>
          {offsetText(standing)} Cập nhật lúc{' '}
          <span className="tabular">{formatExactTime(readAt).slice(0, 8)}</span>.
        </p>
        {isNear ? null : extension}
      </details>
    </>
  );
}

/** The marketplace's clock against ours. */
function offsetText({
  clock_offset_ms: offsetMs,
  clock_uncertainty_ms: uncertaintyMs,
}: AuctionStanding): string {
  if (uncertaintyMs === 0) return '';
  if (offsetMs === 0) return 'Giờ của sàn trùng giờ Hako.';
  const way = offsetMs > 0 ? 'nhanh' : 'chậm';
  return `Giờ của sàn ${way} hơn giờ Hako ${formatSeconds(Math.abs(offsetMs))}.`;
}
