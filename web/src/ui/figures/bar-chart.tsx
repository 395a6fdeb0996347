import styles from './bar-chart.module.css';

export interface Bar {
  readonly key: string;
  /** Under the bar; left out where there is no room for all. */
  readonly label: string;
  readonly value: number;
  /** What the bar says to whoever points at it. */
  readonly said: string;
}

const WIDTH = 720;
const HEIGHT = 180;
const FOOT = 24;
/** Labels that fit beside each other. */
const MOST_LABELS = 12;

/**
 * Bars over time, those below zero downwards. A picture only: the figures stand in a table beside
 * it.
 */
export function BarChart({ name, bars }: { readonly name: string; readonly bars: readonly Bar[] }) {
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  const lowest = Math.min(0, ...bars.map(({ value }) => value));
  const span = highest - lowest || 1;
  const yOf = (value: number) => ((highest - value) / span) * HEIGHT;
  const step = WIDTH / Math.max(1, bars.length);
  const every = Math.ceil(bars.length / MOST_LABELS);
  return (
    <svg
      className={styles.chart}
      role="img"
      aria-label={name}
      viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`}
    >
      {bars.map(({ key, label, value, said }, index) => (
        <g key={key}>
          <rect
            className={value < 0 ? styles.below : styles.bar}
            x={index * step + step * 0.15}
            width={step * 0.7}
            y={Math.min(yOf(value), yOf(0))}
            height={Math.max(1, Math.abs(yOf(value) - yOf(0)))}
          >
            <title>{said}</title>
          </rect>
          {index % every === 0 ? (
            <text className={styles.label} x={(index + 0.5) * step} y={HEIGHT + 16}>
              {label}
            </text>
          ) : null}
        </g>
      ))}
      <line className={styles.zero} x1={0} x2={WIDTH} y1={yOf(0)} y2={yOf(0)} />
    </svg>
  );
}
