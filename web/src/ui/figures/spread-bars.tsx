import styles from './spread-bars.module.css';

const STEP = 10;
const HEIGHT = 40;

/**
 * How many things there are at each price, as bars beside each other; those from `from` to before
 * `until` stand out. A picture only: the words beside it say the same.
 */
export function SpreadBars({
  counts,
  from,
  until,
}: {
  readonly counts: readonly number[];
  readonly from: number;
  readonly until: number;
}) {
  const most = Math.max(1, ...counts);
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${counts.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {counts.map((count, bar) => {
        // One thing beside hundreds is still seen; nothing is a line on the ground.
        const height = count === 0 ? 1 : Math.max(3, (count / most) * HEIGHT);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
            key={bar}
            data-is-in={(bar >= from && bar < until) || undefined}
            x={bar * STEP + 1}
            width={STEP - 2}
            y={HEIGHT - height}
            height={height}
          />
        );
      })}
    </svg>
  );
}
