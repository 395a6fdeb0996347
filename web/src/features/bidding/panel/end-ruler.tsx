import styles from './lot-clock.module.css';

const PARTS = 10;
/** A part of the ruler, milliseconds. */
const PART_MS = 60_000;
/** Of a hundred, with the gap between two parts. */
const PITCH = 100 / PARTS;
const LONG = PITCH - 0.6;

/** The last ten minutes in ten parts, eaten from the left; until then it is whole. */
export function EndRuler({ leftMs }: { readonly leftMs: number }) {
  const isNear = leftMs < PARTS * PART_MS;
  return (
    <svg
      className={styles.ruler}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      data-near={isNear || undefined}
      aria-hidden="true"
    >
      {Array.from({ length: PARTS }, (_, part) => {
        const rest = Math.min(1, Math.max(0, leftMs / PART_MS - (PARTS - 1 - part)));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no identity but their place.
          <g key={part}>
            <rect x={part * PITCH} width={LONG} height="1" />
            <rect x={part * PITCH + LONG * (1 - rest)} width={LONG * rest} height="1" />
          </g>
        );
      })}
    </svg>
  );
}
