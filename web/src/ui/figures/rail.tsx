import { formatDay } from '../../text/time.ts';
import styles from './rail.module.css';

/**
 * The line from Japan to the door: a tick for each station, solid as far as the goods have come,
 * dotted from there on, the box where they are. Small in a row; large with the days at its ends.
 */
export function Rail({
  stations,
  at,
  name,
  large,
}: {
  /** How many stations there are. */
  readonly stations: number;
  /** The station where the goods are, from 0. */
  readonly at: number;
  /** That station in words. */
  readonly name: string;
  /** ISO 8601: when the first station was reached, and the last one. */
  readonly large?: { readonly beganAt: string | null; readonly arrivedAt: string | null };
}) {
  const share = (station: number) => `${(station / (stations - 1)) * 100}%`;
  return (
    <div className={styles.rail} data-large={large ? '' : undefined}>
      <div
        className={styles.line}
        role="img"
        aria-label={`Chặng ${at + 1} trên ${stations}: ${name}`}
      >
        <svg className={styles.way} aria-hidden="true">
          <line x1={share(at)} x2="100%" y1="50%" y2="50%" className={styles.ahead} />
          <line x1="0" x2={share(at)} y1="50%" y2="50%" />
          {Array.from({ length: stations }, (_, station) => (
            <line
              key={share(station)}
              x1={share(station)}
              x2={share(station)}
              y1="25%"
              y2="75%"
              className={station > at ? styles.later : undefined}
            />
          ))}
          <svg x={share(at)} y="50%" overflow="visible" aria-hidden="true">
            <g className={styles.box}>
              <path d="M3.5 9.5 16 4l12.5 5.5v13L16 28 3.5 22.5z" />
              <path d="M3.5 9.5 16 15l12.5-5.5M16 15v13" />
            </g>
          </svg>
        </svg>
      </div>
      {large ? (
        <p className={styles.ends}>
          <span>
            <span lang="ja">日</span> {large.beganAt ? formatDay(large.beganAt) : ''}
          </span>
          <span>{large.arrivedAt ? formatDay(large.arrivedAt) : ''} VN</span>
        </p>
      ) : null}
    </div>
  );
}
