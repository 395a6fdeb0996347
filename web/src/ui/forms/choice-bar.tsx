import type { ReactNode } from 'react';
import styles from './choice-bar.module.css';

/**
 * What was chosen in the list above it and what can be done with that. It stays in sight at the lower edge and ends under the list, so that it
 * covers no row; draw it only while something is chosen. `note` stands under both, such as why it was refused.
 */
export function ChoiceBar({
  label,
  action,
  note,
  children,
}: {
  readonly label: string;
  readonly action: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.bar} aria-label={label} data-act-bar="">
      <div className={styles.line}>
        <div className={styles.what} aria-live="polite">
          {children}
        </div>
        <div className={styles.do}>{action}</div>
      </div>
      {note}
    </section>
  );
}
