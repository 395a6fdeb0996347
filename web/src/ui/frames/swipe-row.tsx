import { type ReactNode, useRef } from 'react';
import styles from './swipe-row.module.css';

export interface SwipeAct {
  readonly label: string;
  readonly run: () => void;
  /** It takes something away. */
  readonly isLast?: boolean;
}

/**
 * A row that a finger pushes aside, with what can be done to it behind. A short way only: the row
 * has the same in a button or a menu, which the keyboard, a mouse and a screen reader use.
 */
export function SwipeRow({
  acts,
  children,
}: {
  readonly acts: readonly SwipeAct[];
  readonly children: ReactNode;
}) {
  const row = useRef<HTMLDivElement>(null);
  return (
    <div ref={row} className={styles.row}>
      <div className={styles.front}>{children}</div>
      <div className={styles.acts} aria-hidden="true">
        {acts.map(({ label, run, isLast }) => (
          <button
            key={label}
            type="button"
            tabIndex={-1}
            data-is-last={isLast || undefined}
            onClick={() => {
              row.current?.scrollTo({ left: 0 });
              run();
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
