import type { BidFigures } from '@hako/contract/bidding/figures';
import { useId } from 'react';
import { formatCount, formatShare } from '../../../text/money.ts';
import styles from './shot-strip.module.css';

/** More snipes than this do not each have a tick of their own. */
const MOST_TICKS = 160;

/**
 * The one figure that counts, and under it the snipes as ticks: those that won before those that
 * lost.
 */
export function ShotStrip({ figures }: { readonly figures: BidFigures }) {
  const { fired, on_time: onTime, won, lost_by_price: byPrice, lost_by_us: byUs } = figures;
  const lost = byPrice + byUs;
  return (
    <figure className={styles.strip}>
      {fired > 0 ? (
        <p>
          <b className="tabular">{formatShare(onTime, fired)}</b> đặt đúng giờ (trễ không quá 0,25
          giây)
        </p>
      ) : null}
      {won + lost > 0 ? (
        <>
          <Ticks won={won} lost={lost} />
          <figcaption>
            <span data-of="won">{formatCount(won)} lượt thắng</span> · {formatCount(lost)} lượt
            không thắng
          </figcaption>
        </>
      ) : null}
    </figure>
  );
}

function Ticks({ won, lost }: { readonly won: number; readonly lost: number }) {
  const id = useId();
  const count = Math.min(MOST_TICKS, won + lost);
  const good = Math.round((count * won) / (won + lost));
  const parts = [
    { of: 'won', from: 0, ticks: good },
    { of: 'lost', from: good, ticks: count - good },
  ];
  return (
    <svg
      className={styles.ticks}
      viewBox={`0 0 ${5 * count} 24`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      {parts.map(({ of, from, ticks }) => (
        <g key={of} data-of={of}>
          <pattern id={`${id}${of}`} width="5" height="24" patternUnits="userSpaceOnUse">
            <rect width="3" height="24" fill="currentColor" />
          </pattern>
          <rect x={5 * from} width={5 * ticks} height="24" fill={`url(#${id}${of})`} />
        </g>
      ))}
    </svg>
  );
}
