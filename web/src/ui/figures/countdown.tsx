import { formatAuctionMoment, formatRemaining, type Moment, timestampOf } from '../../text/time.ts';
import { useNow } from './now.ts';
import styles from './countdown.module.css';

/** Under this much time left the figure turns vermilion and says so, in milliseconds. */
const urgentMs = 10 * 60_000;

/**
 * Time left until `endsAt`, on the clock of whoever decides: `clockOffsetMs` is that clock minus this device's.
 * Screen readers hear it when they read it, not each second.
 */
export function Countdown({
  endsAt,
  clockOffsetMs = 0,
  isEstimate = false,
}: {
  readonly endsAt: Moment;
  readonly clockOffsetMs?: number;
  /** The site still moves the end: nothing is urgent about it. */
  readonly isEstimate?: boolean;
}) {
  const leftMs = timestampOf(endsAt) - (useNow() + clockOffsetMs);
  const isUrgent = !isEstimate && leftMs > 0 && leftMs < urgentMs;
  return (
    <time
      dateTime={typeof endsAt === 'string' ? endsAt : undefined}
      title={formatAuctionMoment(endsAt)}
      className={styles.countdown}
      data-urgent={isUrgent || undefined}
    >
      {/* One text, so that a moment that passes while the page wakes up changes words and not the tree. */}
      {`${isUrgent ? 'còn ' : isEstimate ? 'dự kiến ' : ''}${formatRemaining(leftMs)}`}
    </time>
  );
}
