import styles from './bar-chart.module.css';

export interface Bar {
  readonly key: string;
  /** Under the bar; left out where there is no room for all. */
  readonly label: string;
  readonly value: number;
  /** What the bar says to whoever points at it. */
  readonly said: string;
}

interface Props {
  readonly name: string;
  readonly bars: readonly Bar[];
  /** What the highest bar reaches, in words: it stands at the top of the picture. */
  readonly top?: string;
}

const WIDTH = 720;
const HEIGHT = 180;
/** Labels that fit beside each other on a phone, and between them on a wide screen. */
const MOST_LABELS = 6;

/**
 * Bars over time, those below zero downwards. A picture only: the figures stand in a table beside
 * it. It stretches to its place; the words in it keep their size.
 */
export function BarChart({ name, bars, top }: Props) {
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  const lowest = Math.min(0, ...bars.map(({ value }) => value));
  const span = highest - lowest || 1;
  const yOf = (value: number) => ((highest - value) / span) * HEIGHT;
  const step = WIDTH / Math.max(1, bars.length);
  const every = Math.ceil(bars.length / MOST_LABELS);
  return (
    <div className={styles.chart} role="img" aria-label={name}>
      {top ? <span className={styles.top}>{top}</span> : null}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ key, value, said }, index) => (
          <rect
            key={key}
            className={value < 0 ? styles.below : styles.bar}
            x={index * step + step * 0.15}
            width={step * 0.7}
            y={Math.min(yOf(value), yOf(0))}
            height={Math.max(1, Math.abs(yOf(value) - yOf(0)))}
          >
            <title>{said}</title>
          </rect>
        ))}
        <line className={styles.zero} x1={0} x2={WIDTH} y1={yOf(0)} y2={yOf(0)} />
      </svg>
      <div className={styles.labels} aria-hidden="true">
        {bars.map(({ key, label }, index) => (
          <span key={key}>{index % every === 0 ? label : ''}</span>
        ))}
      </div>
    </div>
  );
}
