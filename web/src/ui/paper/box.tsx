import styles from './box.module.css';

/** How the box stands: open and empty, its lid ajar, on the scale, full, taped shut, at a door. */
export type BoxPose = 'open' | 'ajar' | 'scale' | 'full' | 'taped' | 'door';

/** The front of the box and its edge towards the reader. */
const FRONT = 'M4 13v9.5L16 28l12-5.5V13M16 18.5V28';
const RIM = 'M4 13l12 5.5L28 13 16 7.5z';
const FLAPS = 'M4 13 0 9l12-5.5 4 4M28 13l4-4-12-5.5-4 4';
const CLOSED = 'M4 11.5 16 6l12 5.5v11L16 28 4 22.5zM4 11.5 16 17l12-5.5M16 17v11';

const STROKES: Readonly<Record<BoxPose, readonly string[]>> = {
  open: [FRONT, RIM, FLAPS],
  ajar: [FRONT, 'M4 13l12 5.5L28 13', 'M4 8.5 16 3l12 5.5L16 14z'],
  scale: [
    'M8 9 16 5.5 24 9v8L16 20.5 8 17zM8 9l8 3.5L24 9M16 12.5v8',
    'M3 23h26M11 23l-3 7h16l-3-7',
  ],
  full: [FRONT, 'M4 13l12 5.5L28 13M4 13l4-1.8M28 13l-4-1.8', 'M10 14V5.5h7V16M17 9.5l5-1.5v6.5'],
  taped: [CLOSED, 'M10 8.75 22 14.25v5'],
  door: ['M3 30V2h15v11M0 30h32M14.5 17v3', 'M18 19l6-3 6 3v7.5l-6 3-6-3zM18 19l6 3 6-3M24 22v7.5'],
};

/**
 * The mark's own box in strokes of ink. It says nothing to a screen reader: words stand beside it.
 */
export function Box({ pose, size = 56 }: { readonly pose: BoxPose; readonly size?: number }) {
  return (
    <svg
      className={styles.box}
      width={size}
      height={size}
      viewBox="-2 0 36 32"
      fill="none"
      aria-hidden="true"
    >
      {STROKES[pose].map((stroke) => (
        <path key={stroke} d={stroke} />
      ))}
    </svg>
  );
}
